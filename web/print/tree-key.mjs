// The answer to an exercise on a given tree, drawn for paper: at each node who moves, the value returned and the window on
// entry, the cut edges struck out, what the search never sees dashed. A tree too wide for the page grows sideways.
const SVG = 'http://www.w3.org/2000/svg';
const FONT = 9.5, LINE = 12, WIDE = 5.6, PAGE = 500; // pt: letters and lines, a letter's width at most, the page's width
const GAP = 10, LEVEL = 30, EDGE = 4, STRIKE = 0.7; // pt: between neighbours, between levels, around the drawing; where on an edge it is struck

const shape = (name, attributes, text) => {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  if (text !== undefined) made.textContent = text;
  return made;
};

/** A node's lines, and the size of its box. */
function boxOf({ name, kind, value, window, seen }) {
  const lines = kind ? [...(name ? [name] : []), seen ? `${kind} ${value}` : kind, ...(window ? [`[${window.join('; ')}]`] : [])] : [value];
  const signed = lines.map((line) => line.replaceAll('-', '−'));
  return { lines: signed, bold: name ? 1 : 0, w: Math.max(...lines.map(({ length }) => length)) * WIDE + 6, h: lines.length * LINE + 4 };
}

/**
 * @typedef {{name?: string, kind?: string, value: string, window?: [string, string], seen: boolean, cut?: boolean, children: TreeNode[]}} TreeNode
 *   name: in the table; kind: MAX or MIN, none at a leaf; cut: the edge above it is struck out
 * @param {TreeNode} root @param {string} name  for those who do not see it @param {number} [width]  pt: above it the tree grows sideways
 * @returns {SVGElement}
 */
export function treeKey(root, name, width = PAGE) {
  const levels = []; // the largest box of each
  const measured = (node, depth) => {
    const box = boxOf(node), children = node.children.map((child) => measured(child, depth + 1)), of = (side) => Math.max(box[side], children.reduce((sum, child) => sum + child[side === 'w' ? 'across' : 'down'] + GAP, -GAP));
    levels[depth] = { w: Math.max(levels[depth]?.w ?? 0, box.w), h: Math.max(levels[depth]?.h ?? 0, box.h) };
    return { ...box, node, depth, children, across: of('w'), down: of('h') };
  };
  const all = measured(root, 0), sideways = all.across > width, [room, side, along] = sideways ? ['down', 'h', 'w'] : ['across', 'w', 'h'];
  const starts = levels.reduce((sums, level) => [...sums, sums[sums.length - 1] + level[along] + LEVEL], [EDGE]), size = { [side]: all[room] + 2 * EDGE, [along]: starts[starts.length - 1] - LEVEL + EDGE };
  const svg = shape('svg', { viewBox: `0 0 ${size.w} ${size.h}`, role: 'img', 'aria-label': name, 'font-size': FONT, 'text-anchor': 'middle', class: 'tree-key' }), boxes = [];
  svg.style.width = `${size.w}pt`;
  /** Draws edges now, boxes over them later. @returns {{begin: number[], end: number[]}} where edges join the box */
  function draw({ node, w, h, lines, bold, depth, children, ...rooms }, from) {
    const middle = from + rooms[room] / 2, [x, y] = sideways ? [starts[depth] + w / 2, middle] : [middle, starts[depth] + h / 2];
    const begin = sideways ? [starts[depth], y] : [x, starts[depth]], end = sideways ? [starts[depth] + w, y] : [x, starts[depth] + h];
    const group = shape('g', { class: node.seen ? 'seen' : 'never' });
    if (node.kind) group.append(shape('rect', { x: x - w / 2, y: y - h / 2, width: w, height: h, rx: node.kind === 'MIN' ? 6 : 0 }));
    group.append(...lines.map((line, i) => shape('text', { x, y: y - h / 2 + LINE * (i + 1), 'font-weight': i === bold ? 700 : 400 }, line)));
    boxes.push(group);
    let next = middle - (children.reduce((sum, child) => sum + child[room] + GAP, -GAP)) / 2;
    for (const child of children) {
      const { begin: [cx, cy] } = draw(child, next), [mx, my] = [0, 1].map((i) => end[i] + STRIKE * ([cx, cy][i] - end[i]));
      next += child[room] + GAP;
      svg.append(shape('line', { x1: end[0], y1: end[1], x2: cx, y2: cy, class: child.node.seen ? 'seen' : 'never' }));
      if (child.node.cut) for (const off of [-2, 2]) svg.append(shape('line', { ...(sideways ? { x1: mx - 3 + off, y1: my - 6, x2: mx + 3 + off, y2: my + 6 } : { x1: mx - 5, y1: my - 3 + off, x2: mx + 5, y2: my + 3 + off }), class: 'struck' }));
    }
    return { begin, end };
  }
  draw(all, EDGE);
  svg.append(...boxes);
  return svg;
}
