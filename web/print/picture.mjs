// Crops a board's picture for paper: removes the buttons for playing, and empty space.
import { element } from '../outline-kinds.mjs';

// By game, controls given by the beginnings of their ids, lengths in px. `end`: cut from `room` above the first of
// these controls; `whole`: but not through these; `foot`: cut from the bottom (how to play); `last`: the board ends with
// these; `rows`: erase these and all beside them; `spots`: erase these; `counted`: width of the column with the
// candidates left after each guess.
const codes = { end: ['symbol:', 'fijas-', 'answer', 'submit'], room: 40, whole: ['row:'] };
const TIDY = {
  mastermind: codes, 'picas-fijas': codes, spaces: { ...codes, room: 9, counted: 122, spots: ['rules_dialog'] }, betting: { end: ['bet:', 'call', 'fold'], room: 8 },
  tictactoe: { last: ['cell:'] }, thirtyone: { end: ['new_game', 'review', 'try_again', 'go_on'], room: 6, foot: 56 }, matrix: { spots: ['rules_dialog'] },
  trees: { end: ['step:', 'next_cut', 'play'], room: 34, rows: ['page:', 'lab_page:', 'algorithm:', 'edit'], spots: ['zoom_in', 'zoom_out'] }, cluedo: { rows: ['level:', 'shares'], last: ['cell:'] },
};
// In px: the card's border, and the side of a narrow board that has none; the margin around the drawing; around an erased control; the height left of an empty place.
const FRAME = 6, SIDE = 2, EDGE = 6, AROUND = 5, GAP = 22;

/** @param {Uint32Array} pixels  of an edge, where in a narrow board a word may stand */
function commonest(pixels) {
  const counts = new Map();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

/** The rectangles of controls by the beginnings of their ids, relative to the board's corner. */
const placesOf = ({ rects, board: [left, top, width, height] }, ids = []) => Object.entries(rects)
  .filter(([id]) => ids.some((begin) => id === begin || begin.endsWith(':') && id.startsWith(begin)))
  .map(([, [x, y, w, h]]) => ({ x: x - left, y: y - top, w, h })).filter(({ x, y }) => x >= 0 && y >= 0 && x < width && y < height);

const NUMBER = { font: 'bold 12px sans-serif', up: 17, off: 5, halo: 3 }; // in px: over a node's middle; beside the edge to its parent

/** Writes the names of a tree's inner nodes over them, on the side where no edge comes from the parent. @param {import('./tree.mjs').NodeName[]} names */
function writeNames(paper, tree, names, ratio) {
  const middleOf = (index) => placesOf(tree, [`node:${index}`]).map(({ x, y, w, h }) => ({ x: x + w / 2, y: y + h / 2 }))[0];
  paper.save();
  paper.scale(ratio, ratio);
  Object.assign(paper, { font: NUMBER.font, lineWidth: NUMBER.halo, strokeStyle: paper.fillStyle, fillStyle: '#333' });
  for (const { index, parent, name } of names) {
    const at = middleOf(index), from = middleOf(parent), left = from?.x >= at?.x;
    if (!at || !from) continue;
    const x = left ? Math.max(2, at.x - NUMBER.off - paper.measureText(name).width) : at.x + NUMBER.off;
    paper.strokeText(name, x, at.y - NUMBER.up);
    paper.fillText(name, x, at.y - NUMBER.up);
  }
  paper.restore();
}

/**
 * @param {HTMLCanvasElement} drawn  the board's card @param {object} tree  its outline
 * @param {{game: string, ratio: number, sealed: boolean, names?: import('./tree.mjs').NodeName[]}} how  sealed: the
 *   question is about the numbers of the analysis; names: of a tree's nodes, where a table names them
 * @returns {{url: string, width: number, height: number} | undefined} undefined if nothing is drawn
 */
export function pictureOf(drawn, tree, { game, ratio, sealed, names = [] }) {
  const { width, height } = drawn, how = TIDY[game] ?? {}, paper = drawn.getContext('2d');
  const px = (length) => Math.round(length * ratio), bare = tree.board[0] > 0 ? FRAME : SIDE; // words begin there
  const background = commonest(new Uint32Array(paper.getImageData(px(FRAME) + 8, 0, 1, height).data.buffer));
  paper.fillStyle = `#${[0, 8, 16].map((shift) => (background >> shift & 255).toString(16).padStart(2, '0')).join('')}`;
  for (const { x, y, w, h } of placesOf(tree, how.spots)) paper.fillRect(px(x - AROUND), px(y - AROUND), px(w + 2 * AROUND), px(h + 2 * AROUND));
  for (const { y, h } of placesOf(tree, how.rows)) paper.fillRect(0, px(y - AROUND), width, px(h + 2 * AROUND));
  if (sealed && how.counted)
    for (const { x, y, w, h } of placesOf(tree, ['row:'])) {
      paper.fillRect(px(x + w - how.counted), px(y), px(how.counted), px(h - 2));
      if (y < how.counted) paper.fillRect(0, 0, width, px(y)); // the totals over the first
    }
  writeNames(paper, tree, names, ratio);
  const ends = placesOf(tree, how.end).map(({ y }) => y - how.room), last = placesOf(tree, how.last), under = Math.max(...last.map(({ y, h }) => y + h + AROUND));
  const least = Math.max(0, ...placesOf(tree, how.whole).map(({ y, h }) => y + h));
  const end = Math.min(height - px(how.foot ?? FRAME), ...ends.map((y) => px(Math.max(y, least))), ...(last.length ? [px(under)] : []));
  const side = last.length ? Math.min(width - px(bare), px(Math.max(...last.map(({ x, w }) => x + w)) + AROUND)) : width - px(bare);
  return cut(drawn, paper, { left: px(bare), top: px(FRAME), right: side, bottom: end }, background, ratio);
}

/** Removes the empty margins, and shortens empty places to GAP. */
function cut(drawn, paper, { left, top, right, bottom }, background, ratio) {
  const width = right - left, pixels = new Uint32Array(paper.getImageData(left, top, width, bottom - top).data.buffer);
  const bands = []; // ranges of pixel rows that are not empty: {from, to}
  let first = width, last = -1;
  for (let y = 0; y < bottom - top; y++) {
    const row = y * width;
    let begins = 0, ends = width - 1;
    while (begins < width && pixels[row + begins] === background) begins++;
    if (begins === width) continue;
    while (pixels[row + ends] === background) ends--;
    first = Math.min(first, begins);
    last = Math.max(last, ends);
    const above = bands[bands.length - 1];
    if (above && y - above.to <= GAP * ratio) above.to = y + 1;
    else bands.push({ from: y, to: y + 1 });
  }
  if (!bands.length) return undefined;
  const edge = EDGE * ratio, gap = GAP * ratio;
  const size = { width: last + 1 - first + 2 * edge, height: bands.reduce((sum, { from, to }) => sum + to - from + gap, 2 * edge - gap) };
  const made = element('canvas', size), context = made.getContext('2d', { willReadFrequently: true });
  context.fillStyle = paper.fillStyle;
  context.fillRect(0, 0, size.width, size.height);
  let y = edge;
  for (const { from, to } of bands) {
    context.drawImage(drawn, left + first, top + from, last + 1 - first, to - from, edge, y, last + 1 - first, to - from);
    y += to - from + gap;
  }
  return { url: made.toDataURL(), width: Math.round(size.width / ratio), height: Math.round(size.height / ratio) };
}
