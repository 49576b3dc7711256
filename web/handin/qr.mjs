// Draws a QR code as SVG: black on white in every theme, with the margin that readers need. Fetched when it is asked
// for, because it has the library qrcode-generator.
import qrcode from 'qrcode-generator';

const MARGIN = 4; // squares, by the standard (ISO/IEC 18004)
const SVG = 'http://www.w3.org/2000/svg';

/** @param {string} text  plain ASCII @returns {{size: number, rows: string[]}} squares in a row; the dark ones of each row as an SVG path */
export function squaresOf(text) {
  const code = qrcode(0, 'L');
  code.addData(text, 'Byte');
  code.make();
  const size = code.getModuleCount(), rows = Array.from({ length: size }, (_, row) => {
    let path = '';
    for (let column = 0; column < size; column++) {
      const begin = column;
      while (column < size && code.isDark(row, column)) column++;
      if (column > begin) path += `M${begin + MARGIN} ${row + MARGIN}h${column - begin}v1h-${column - begin}z`;
    }
    return path;
  });
  return { size: size + 2 * MARGIN, rows };
}

/** @param {string} text @param {string} words  for screen readers @returns {SVGElement} */
export function qrOf(text, words) {
  const { size, rows } = squaresOf(text);
  const made = (name, attributes) => {
    const node = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
    return node;
  };
  const svg = made('svg', { viewBox: `0 0 ${size} ${size}`, role: 'img', 'aria-label': words, 'shape-rendering': 'crispEdges' });
  svg.append(made('rect', { width: size, height: size, fill: '#fff' }), ...rows.map((d) => made('path', { d, fill: '#000' }))); // browsers draw one long path askew
  return svg;
}
