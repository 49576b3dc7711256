// The result of a day's puzzles as a picture to share: the date, the five signs, the address. It gives nothing away.
const WIDTH = 800, HEIGHT = 400, RADIUS = 44, GAP = 28;
const INK = '#17202a', MUTED = '#5b6570', GOOD = '#0b6b4a', GROUND = '#f4f5fa';

/** ● at the first try, ◐ with help, ○ after seeing why, · open. */
function drawSign(context, sign, x, y) {
  const circle = (r) => { context.beginPath(); context.arc(x, y, r, 0, 2 * Math.PI); };
  context.fillStyle = context.strokeStyle = sign === '○' ? MUTED : GOOD;
  context.lineWidth = 6;
  if (sign === '·') { circle(8); context.fill(); return; }
  circle(sign === '●' ? RADIUS : RADIUS - 3);
  if (sign === '●') { context.fill(); return; }
  context.stroke();
  if (sign !== '◐') return;
  context.beginPath();
  context.arc(x, y, RADIUS - 3, Math.PI / 2, 1.5 * Math.PI); // the left half
  context.fill();
}

/** @param {string} day @param {string} signs  "●◐○··" @param {string} address @returns {Promise<File | undefined>} */
export async function dayPicture(day, signs, address) {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT }), context = canvas.getContext('2d');
  if (!context) return undefined;
  const line = (text, y, font, colour) => {
    Object.assign(context, { fillStyle: colour, font: `${font} 'Noto Sans', sans-serif`, textAlign: 'center' });
    context.fillText(text, WIDTH / 2, y, WIDTH - 40);
  };
  context.fillStyle = GROUND;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  line(`Sagaz · ${day}`, 90, 'bold 44px', INK);
  const all = [...signs], step = 2 * RADIUS + GAP;
  all.forEach((sign, i) => drawSign(context, sign, WIDTH / 2 + (i - (all.length - 1) / 2) * step, 200));
  line(address, 340, '26px', MUTED);
  const blob = await new Promise((done) => { canvas.toBlob(done, 'image/png'); });
  return blob ? new File([blob], 'sagaz.png', { type: 'image/png' }) : undefined;
}
