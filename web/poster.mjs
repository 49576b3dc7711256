// Draws the poster in the game's place before it plays: the logo, the name, and a button to start it; or the error that
// stopped it, with buttons to continue.
import { element } from './outline-kinds.mjs';
import { text } from './texts.mjs';

const MARK = [
  ['path', { class: 'first', d: 'M12 .6 18.4 11.7H5.6Z' }],
  ['circle', { class: 'second', cx: 5.6, cy: 18.4, r: 3.8 }],
  ['rect', { class: 'third', x: 14, y: 14.8, width: 7.4, height: 7.4, rx: 1.4 }],
];

function svg(name, attributes, ...children) {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/**
 * @param {HTMLElement} box
 * @param {{game: string, language: string, failed?: string, ways: Record<string, () => void>}} what
 *   failed: the error's message; ways: each button's text and action; without either, the poster says that it loads
 */
export function drawPoster(box, { game, language, failed, ways }) {
  const mark = svg('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, ...MARK.map(([name, attributes]) => svg(name, attributes)));
  const buttons = Object.entries(ways).map(([name, onclick]) => element('button', { type: 'button', onclick }, text(language, name)));
  const said = failed ? [element('p', { role: 'alert' }, text(language, 'no_wasm')), element('p', { className: 'why' }, failed.slice(0, 200))]
    : buttons.length ? [] : [element('p', { className: 'waiting' }, text(language, 'loading'))];
  box.replaceChildren(mark, element('p', { className: 'name' }, text(language, game.replace('-', '_')) || 'Sagaz'), ...said, element('div', { className: 'row' }, ...buttons));
}

/** Shows the progress after the word for loading. */
export function drawPercent(box, language, percent) {
  const waiting = box.querySelector('.waiting');
  if (waiting) waiting.textContent = `${text(language, 'loading')} ${percent} %`;
}
