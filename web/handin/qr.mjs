// Draws a QR code as SVG: black on white in every theme, with the margin that readers need. Fetched when it is asked
// for, because it has the library qrcode-generator.
import qrcode from 'qrcode-generator';

const MARGIN = 4; // squares, by the standard (ISO/IEC 18004)
const SVG = 'http://www.w3.org/2000/svg';

/** @param {string} text  plain ASCII @returns {{size: number, runs: [number, number, number][]}} squares in a row; runs of dark ones: place, row, length */
export function squaresOf(text) {
  const code = qrcode(0, 'L');
  code.addData(text, 'Byte');
  code.make();
  const size = code.getModuleCount(), runs = [];
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      const begin = column;
      while (column < size && code.isDark(row, column)) column++;
      if (column > begin) runs.push([begin + MARGIN, row + MARGIN, column - begin]);
    }
  return { size: size + 2 * MARGIN, runs };
}

/** @param {string} text @param {string} words  for screen readers @returns {SVGElement} */
export function qrOf(text, words) {
  const { size, runs } = squaresOf(text);
  const made = (name, attributes) => {
    const node = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
    return node;
  };
  const svg = made('svg', { viewBox: `0 0 ${size} ${size}`, role: 'img', 'aria-label': words, 'shape-rendering': 'crispEdges' });
  svg.append(made('rect', { width: size, height: size, fill: '#fff' }), ...runs.map(([x, y, width]) => made('rect', { x, y, width, height: 1 })));
  return svg;
}
