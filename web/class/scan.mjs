// Reads QR codes in pictures. Fetched with the first picture or when the camera is turned on, because it has the
// library jsQR.
import jsQR from 'jsqr';

const MOST_CODES = 12; // of one picture
const SIDES = [1000, 1800, 500]; // pixels of a picture's longer side, tried in this order: a photo has too many
const LARGEST = 2; // an enlargement beyond adds nothing

/** A picture at a size, white below. @returns {CanvasRenderingContext2D} */
export function drawn(source, width, height) {
  const paper = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d', { willReadFrequently: true });
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, width, height);
  paper.drawImage(source, 0, 0, width, height);
  return paper;
}

/** Every code on a canvas: each one found is painted over, and the next one looked for. @returns {string[]} */
export function codesOn(paper, { inverted = false } = {}) {
  const { width, height } = paper.canvas, found = [];
  while (found.length < MOST_CODES) {
    const code = jsQR(paper.getImageData(0, 0, width, height).data, width, height, { inversionAttempts: inverted ? 'attemptBoth' : 'dontInvert' });
    if (!code) break;
    if (code.data) found.push(code.data);
    const { topLeftCorner, topRightCorner, bottomRightCorner, bottomLeftCorner } = code.location;
    paper.beginPath();
    for (const { x, y } of [topLeftCorner, topRightCorner, bottomRightCorner, bottomLeftCorner]) paper.lineTo(x, y);
    paper.fill();
  }
  return found;
}

/** @param {Blob} file  a picture @returns {Promise<string[]>} what its codes say; empty if there is none or it is no picture */
export async function codesOfPicture(file) {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return [];
  try {
    const side = Math.max(picture.width, picture.height), tried = new Set();
    for (const wanted of SIDES) {
      const scale = Math.min(wanted / side, LARGEST), width = Math.max(1, Math.round(picture.width * scale)), height = Math.max(1, Math.round(picture.height * scale));
      if (tried.has(width)) continue;
      tried.add(width);
      const found = codesOn(drawn(picture, width, height), { inverted: true });
      if (found.length) return found;
    }
    return [];
  } finally {
    picture.close();
  }
}
