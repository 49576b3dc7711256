// Alpha-beta by hand on paper: of a given tree a lesson of three steps with the engine's answers, and of it or of a
// lesson's exercise a table of the windows and values, to be filled in.
import { say } from './say.mjs';

const MOST_IN_COLUMN = 9; // leaves

/** The tree as a lesson's name: the rule of cutting, the tree. */
export const OF_TREE = /^tree:(equal|strict):([\d\s()[\]:.,/^v-]{1,2000})$/;

/** Nested arrays of a tree's text, each with its player. @returns {(object | string)[]} */
function parsed(text) {
  const stack = [{ items: [] }];
  for (const token of text.match(/[\^v]?\(|[)]|[^\s,()]+/g) ?? []) {
    if (token.endsWith('(')) {
      const group = { items: [], mark: { '^': 'MAX', v: 'MIN' }[token[0]] };
      stack[stack.length - 1].items.push(group);
      stack.push(group);
    } else if (token === ')') stack.pop();
    else stack[stack.length - 1].items.push(token);
  }
  const { items } = stack[0];
  return items.length === 1 && items[0].items ? items[0] : { items };
}

/** The tree's text in a game's line. The engine has read the text; `values` are its leaves'. */
export function lineOfTree(text, values) {
  const left = [...values], root = parsed(text), other = (turn) => (turn === 'MAX' ? 'MIN' : 'MAX');
  const inside = (group, player) => group.items.reduce((words, item) => {
    const next = item.items ? printed(item, other(player)) : `${left.shift()}`;
    return `${words}${words && !(words.endsWith(')') && next.startsWith('(')) ? ',' : ''}${next}`;
  }, '');
  function printed(group, turn) {
    const player = group.mark ?? turn, mark = player === turn ? '' : player === 'MAX' ? '^' : 'v';
    return `${mark}(${inside(group, player)})`;
  }
  const bare = (root.mark ?? 'MAX') === 'MAX' && root.items.length >= 2 && root.items.every((item) => item.items);
  return bare ? inside(root, 'MAX') : printed(root, 'MAX');
}

/** Whether a tree has no room in a column of half a page. @param {string} [line]  of a game */
export function isWide(line = '') {
  const [, branching, depth] = /^trees 1 practice \S+ \S+ \S+ \d+ [ui](\d+)x(\d+):/.exec(line) ?? [];
  const leaves = depth ? branching ** depth : line.split(' ')[7]?.replace(/^own:[^:]*:/, '').replace(/[^\s,()[\]]+:/g, '').match(/[^\s,()[\]^v]+/g)?.length;
  return leaves > MOST_IN_COLUMN;
}

/**
 * An inner node's name in the tables, for the drawing; `index` and `parent` as the game counts nodes: level by level.
 * @typedef {{index: number, parent: number, name: string}} NodeName
 */
/** The names of all inner nodes but the root. @param {import('./tree-key.mjs').TreeNode} root @returns {NodeName[]} */
function namesOf(root) {
  const all = [{ node: root, parent: -1 }];
  for (let i = 0; i < all.length; i++) all.push(...all[i].node.children.map((node) => ({ node, parent: i })));
  return all.flatMap(({ node: { name, kind }, parent }, index) => (kind && name ? [{ index, parent, name }] : []));
}

/**
 * A tree searched by the engine: the table to be filled in, and the tree with all of it.
 * @param {{tree: string, root?: string, strict?: boolean, asks?: string}} exercise  root: MAX or MIN; asks: v values, w windows
 * @param {string} language @param {(request: object) => Promise<object>} engine
 * @returns {Promise<{all: object, cut: object, request: object, nameOf: (path: number[]) => string, table: {head: string[], rows: string[][]}, key: import('./tree-key.mjs').TreeNode, whole: import('./tree-key.mjs').TreeNode}>}
 *   table: a row for each inner node; whole: as minimax searches it
 */
async function worked({ tree, root = 'MAX', strict, asks = 'vw' }, language, engine) {
  const board = { cmd: 'search.tree', tree, ...(root !== 'MAX' && { root }) }, request = { ...board, rule: strict ? '>' : '>=' };
  const all = await engine({ ...board, algorithm: 'minimax', trace: true }), cut = await engine({ ...request, trace: true });
  const words = (key) => say(language, key), key = (path) => path.join('.');
  const nameOf = (path) => (path.length ? path.map((place) => place + 1).join('.') : words('tree_root'));
  const end = (value, infinite) => (value === null ? infinite : `${value}`);
  const windows = new Map(cut.entry_windows.map(({ path, alpha, beta }) => [key(path), [end(alpha, '−∞'), end(beta, '+∞')]]));
  const returned = new Map(cut.trace.filter(({ event }) => event === 'leave').map(({ node, value }) => [key(node), `${value}`]));
  const inner = all.trace.filter(({ event }) => event === 'enter').map(({ node }) => node);
  const columns = [['tree_alpha', (its) => windows.get(its)[0]], ['tree_beta', (its) => windows.get(its)[1]], ['tree_value', (its) => returned.get(its)]].filter(([name]) => asks.includes(name === 'tree_value' ? 'v' : 'w'));
  const cells = (its) => columns.map(([, of], i) => (windows.has(its) ? of(its) : i ? '' : words('tree_unseen')));
  const table = { head: [words('tree_node'), ...columns.map(([name]) => words(name))], rows: inner.map((path) => [nameOf(path), ...cells(key(path))]) };
  const leaves = new Map(all.visited_leaf_paths.map((path, i) => [key(path), `${all.visited_values[i]}`])), entered = new Set(cut.visited_leaf_paths.map(key));
  const nodeOf = (group, turn, path) => {
    const its = key(path), player = group.mark ?? turn, seen = windows.has(its) || entered.has(its);
    if (!group.items) return { value: leaves.get(its), seen, children: [] };
    const children = group.items.map((item, i) => nodeOf(item, player === 'MAX' ? 'MIN' : 'MAX', [...path, i]));
    return { name: path.length ? nameOf(path) : '', kind: player, value: returned.get(its) ?? '', window: windows.get(its), seen, children: children.map((child) => ({ ...child, cut: seen && !child.seen })) };
  };
  const values = new Map(all.trace.filter(({ event }) => event === 'leave').map(({ node, value }) => [key(node), `${value}`]));
  const wholly = ({ name, kind, value, children }, path) => ({ name, kind, value: values.get(key(path)) ?? value, seen: true, children: children.map((child, i) => wholly(child, [...path, i])) }); // without cuts
  const solved = nodeOf(parsed(tree), root, []);
  return { all, cut, request, nameOf, table, key: solved, whole: wholly(solved, []) };
}

/** A line of a tree to be looked at, which alpha-beta or minimax searches: who moves first, and by which rule. */
const EXPLORED = /^trees 1 explore (max|min) (alphabeta|minimax)(:strict)? left_to_right 0 \(/;

/**
 * Of a lesson's board with such a tree, the tree with its values and, of alpha-beta, its windows and cuts; undefined of another.
 * @param {string | undefined} line @param {string} language @param {(request: object) => Promise<object>} engine
 */
export async function searchedOf(line, language, engine) {
  const [, first, algorithm, strict] = EXPLORED.exec(line ?? '') ?? [];
  if (!first) return undefined;
  const { facts } = await engine({ cmd: 'lesson.facts', line }), tree = facts.find(({ key }) => key === 'root_value')?.because.request.tree;
  if (!tree) return undefined;
  const { key, whole } = await worked({ tree, root: first === 'min' ? 'MIN' : 'MAX', strict: Boolean(strict) }, language, engine);
  return { solution: algorithm === 'minimax' ? whole : key };
}

/** A line of an exercise on a tree: who moves first, what is asked, by which rule. */
const PRACTICE = /^trees 1 practice (max|min) alphabeta left_to_right 0 (?:own:(?:([vw]+)(s?)|-(s?)):|\S+?:(?:([vw]+)(s?)|-(s?))(?: |$))/;

/**
 * Of a lesson's board that is such an exercise, the table and the key; undefined of another board.
 * @param {string | undefined} line @param {string} language @param {(request: object) => Promise<object>} engine
 */
export async function practiceOf(line, language, engine) {
  const [, first, own, ownRule, , drawn, rule] = PRACTICE.exec(line ?? '') ?? [];
  const asks = own ?? drawn;
  if (!asks) return undefined; // without values and windows only edges are struck out, on the drawing
  const { facts } = await engine({ cmd: 'lesson.facts', line }), tree = facts.find(({ key }) => key === 'root_value')?.because.request.tree;
  if (!tree) return undefined;
  const { table, key } = await worked({ tree, root: first === 'min' ? 'MIN' : 'MAX', strict: Boolean(ownRule || rule), asks }, language, engine);
  return { table, solution: key, names: namesOf(key) };
}

/**
 * @param {string} name  of OF_TREE @param {string} language
 * @param {(request: object) => Promise<object>} engine  its result; rejects with its message
 * @returns {Promise<{lesson: object, table: {head: string[], rows: string[][]}, key: import('./tree-key.mjs').TreeNode, names: NodeName[]}>} rows: a
 *   node and what is to be written; key: the tree with all of it
 */
export async function lessonOfTree(name, language, engine) {
  const [, rule, tree] = OF_TREE.exec(name), strict = rule === 'strict', cutsWhen = strict ? 'α > β' : 'α ≥ β';
  const words = (key, values) => say(language, key, values), its = (text) => ({ [language]: text }), key = (path) => path.join('.');
  const { all, cut, request, nameOf, ...drawn } = await worked({ tree, strict }, language, engine);
  const at = `trees 1 practice max alphabeta left_to_right 0 own:vw${strict ? 's' : ''}:${lineOfTree(tree, all.visited_values)}`;
  const paths = all.visited_leaf_paths.map(key), seen = cut.visited_leaf_paths.map(key), unseen = paths.filter((path) => !seen.includes(path));
  const leaf = (path) => `${nameOf(path.split('.').map(Number))}: ${all.visited_values[paths.indexOf(path)]}`;
  const steps = [{ say: its(`${words('tree_task')} ${words('tree_rule', { rule: cutsWhen })}`), at }];
  if (paths.length <= 16)
    steps.push({
      say: its(words('tree_leaves_say')),
      ask: {
        kind: 'set', say: its(words('tree_leaves')), options: paths.map((path) => ({ value: path, say: its(leaf(path)) })), answer: unseen,
        because: { op: 'minus', of: [{ value: paths }, { request, path: 'visited_leaf_paths' }] }, hints: [its(words('tree_rule', { rule: cutsWhen }))],
        right: its(words('tree_leaves_right', { seen: seen.length, all: paths.length })), reveal: [{ id: 'solution', value: '1' }],
      },
    });
  steps.push({
    say: its(words('tree_count_say')),
    ask: {
      kind: 'number', say: its(words('tree_count')), answer: seen.length, because: { request, path: 'leaves_visited' }, hints: [its(words('tree_rule', { rule: cutsWhen }))],
      right: its(words('tree_count_right', { seen: seen.length, all: paths.length, value: `${cut.value}` })), reveal: [{ id: 'solution', value: '1' }],
    },
  });
  return { lesson: { id: 'own-tree', game: 'trees', minutes: 15, title: its(words('tree_title')), steps }, names: namesOf(drawn.key), ...drawn };
}
