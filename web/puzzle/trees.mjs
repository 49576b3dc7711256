// Puzzles with a tree: its nodes in words, and what alpha-beta looks at.
import { lineOf, say } from './say.mjs';

/** A tree's nodes in the order of their ids (breadth first): their level from 1, their place in it, a leaf's value. */
function nodesOf(line) {
  const root = { level: 1, children: [] }, path = [root];
  for (const [token] of (line.split(' ').slice(7).join(' ')).matchAll(/[()]|[^(),\s]+/g)) {
    const [above] = path.slice(-1);
    if (token === ')') path.pop();
    else {
      const node = { level: above.level + 1, children: [], value: token === '(' ? undefined : token };
      above.children.push(node);
      if (token === '(') path.push(node);
    }
  }
  const whole = root.children.length === 1 ? root.children[0] : root, all = [whole], leaves = [];
  for (const node of all) all.push(...node.children);
  const first = all[0].level - 1, seen = {};
  for (const node of all) Object.assign(node, { level: node.level - first, n: (seen[node.level] = (seen[node.level] ?? 0) + 1) });
  const inOrder = (node) => { if (node.children.length) node.children.forEach(inOrder); else leaves.push(node); };
  inOrder(whole);
  leaves.forEach((leaf, i) => { leaf.leaf = i + 1; });
  return all;
}

/** The leaves that alpha-beta looks at, each with the bounds when it gets there: what MAX and MIN have above. */
function looksOf(line) {
  const [root] = nodesOf(line), looks = new Map();
  const search = (node, max, alpha, beta) => {
    if (!node.children.length) return looks.set(node.leaf, { alpha, beta }), Number(node.value);
    const window = { alpha, beta };
    let best = max ? -Infinity : Infinity;
    for (const child of node.children) {
      const value = search(child, !max, window.alpha, window.beta);
      best = max ? Math.max(best, value) : Math.min(best, value);
      if (max) window.alpha = Math.max(window.alpha, best);
      else window.beta = Math.min(window.beta, best);
      if (window.alpha >= window.beta) break;
    }
    return best;
  };
  search(root, line.split(' ')[3] === 'max', -Infinity, Infinity);
  return looks;
}

/** Why alpha-beta does look at the first of these leaves, from the left; '' if it looks at none of them. */
export function lookedAt(language, line, ids) {
  const looks = looksOf(line), all = nodesOf(line), marked = ids.map((id) => all[Number(id.split(':')[1])]).sort((a, b) => a.leaf - b.leaf), first = marked.find(({ leaf }) => looks.has(leaf));
  if (!first) return '';
  const { alpha, beta } = looks.get(first.leaf), held = `${alpha > -Infinity ? '_max' : ''}${beta < Infinity ? '_min' : ''}`;
  return say(language, `contradicts_seen${held}`, { n: first.leaf, value: `${first.value}`.replace(/^-/, '−'), alpha: `${alpha}`.replace(/^-/, '−'), beta: `${beta}`.replace(/^-/, '−') });
}

/** A node in words: a leaf by its place from the left and its value. */
export function nodeInWords(language, line, id) {
  const node = nodesOf(line)[Number(id.split(':')[1])];
  if (node.level === 1) return say(language, 'root');
  return node.leaf ? say(language, 'leaf', { n: node.leaf, value: node.value }) : say(language, 'node', node);
}

/** The leaves of a tree, which the reader may strike out. */
export const strikesOf = (language, line) => nodesOf(line).flatMap(({ leaf }, i) => (leaf ? [lineOf('strike', `node:${i}`, nodeInWords(language, line, `node:${i}`))] : []));
