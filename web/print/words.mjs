// A board in words: the outline's tables and sentences as DOM, for screen reader users, or where there is no picture.
import { element } from '../outline-kinds.mjs';

const row = (cells, head) => element('tr', {}, ...cells.map((cell, index) =>
  element(head || !index ? 'th' : 'td', head || !index ? { scope: head ? 'col' : 'row' } : {}, String(cell))));

const KINDS = {
  table: ({ caption, head, rows }) => element('table', {}, element('caption', {}, caption),
    element('thead', {}, row(head, true)), element('tbody', {}, ...rows.map((cells) => row(cells)))),
  list: ({ label, items }) => element('div', {}, element('p', {}, label), element('ul', {}, ...items.map((item) => element('li', {}, item)))),
};

/** @param {object[]} nodes  of an outline */
export const boardInWords = (nodes) => nodes.map((node) => (KINDS[node.kind] ?? (({ text }) => element('p', {}, text ?? '')))(node));
