// Tests of the live regions (status and alerts) for screen reader users, in a whole game of each kind by the outline
// alone: every move is announced, and the end is right. The announcements are printed for people to read.
import assert from 'node:assert/strict';
import { test } from './fixtures.mjs';
import { Player } from './player.mjs';
import { atRest } from './rest.mjs';
import { say, saying } from './say.mjs';

/** Records announcements in the page from now on. */
async function listen(page) {
  await page.evaluate(() => {
    const root = document.querySelector('sagaz-game').shadowRoot;
    globalThis.heard = [];
    const say = (text) => { if (text && globalThis.heard.at(-1) !== text) globalThis.heard.push(text); };
    for (const region of root.querySelectorAll('.outline :is([role=status], [aria-live])'))
      new MutationObserver(() => say(region.textContent)).observe(region, { childList: true, characterData: true, subtree: true });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) if (node.role === 'alert') say(`(!) ${node.textContent}`);
    }).observe(root.querySelector('.outline'), { childList: true, subtree: true });
  });
}
const heard = (page) => page.evaluate(() => globalThis.heard.splice(0));

const flat = (nodes) => nodes.flatMap((node) => [node, ...flat(node.nodes ?? [])]);
/** The first enabled button in the order of `wanted`: ids, or beginnings of ids that end with a colon. */
function button(nodes, wanted) {
  const usable = flat(nodes).filter(({ kind, disabled }) => kind === 'button' && !disabled);
  for (const one of typeof wanted === 'function' ? wanted((id) => flat(nodes).some((node) => node.id === id)) : wanted) {
    const found = usable.find(({ id }) => (one.endsWith(':') ? id.startsWith(one) : id === one));
    if (found) return found;
  }
  return undefined;
}

/** Presses the buttons of `moves` until the game is over or `most` are pressed; each must cause an announcement. */
async function play(t, game, { moves, over, most = 60, query = '', prepare = () => {}, silent = [] }) {
  const page = await t.open(`/?game=${game}&view=text&lang=en&seed=7${query}`, { language: 'en', reducedMotion: 'reduce' }), player = new Player(page);
  await prepare(page);
  await listen(page);
  const stream = [];
  let turns = 0;
  for (; turns < most; turns++) {
    let tree;
    await player.until((now) => { tree = now; return over(now) || button(now.nodes, moves); });
    if (over(tree)) break;
    const { id } = button(tree.nodes, moves);
    await page.evaluate((which) => { // by id: names may repeat in different groups
      const root = document.querySelector('sagaz-game').shadowRoot;
      root.querySelector(`[data-id$="/${CSS.escape(which)}"] button`).click();
    }, id);
    if (silent.includes(id)) continue;
    const spoken = await page.waitForFunction(() => globalThis.heard.length, null, { timeout: 10_000 }).catch(() => undefined);
    assert.ok(spoken, `${game}: nothing was said after ${id}:\n${stream.join('\n')}`);
    stream.push(...await heard(page));
  }
  await atRest(page);
  stream.push(...await heard(page));
  t.note(`${game}, ${turns} presses:\n         ${stream.join('\n         ')}`);
  return stream;
}

const says = (id) => ({ nodes }) => flat(nodes).some((node) => node.id === id);
const never = () => false;

for (const [game, how, end] of [
  ['mastermind', { moves: ['submit', 'hint'], over: says('secret') }, saying('en', 'you_won')],
  ['picas-fijas', { moves: ['submit', 'hint'], over: says('secret') }, saying('en', 'you_won')],
  ['thirtyone', { moves: ['value:'], over: says('review'), query: '&strategy=perfect' }, new RegExp(`${say('en', 'thirtyone_you_lose')}\\. ${saying('en', 'thirtyone_said_too_much', ['A']).source}`)],
  ['tictactoe', { moves: ['cell:'], over: says('review'), query: '&strategy=full' }, /wins|draw/i],
  ['trees', { moves: ['step:next'], over: ({ nodes }) => !button(nodes, ['step:next']) }, /value|worth|=/i],
  ['matrix', { moves: ['choose:'], over: never, most: 4 }, /round/i],
  ['betting', { moves: ['next', 'bet:', 'call'], over: never, most: 6 }, /MAX|MIN/],
  ['cluedo', { moves: (has) => ['show:', 'entry_save', 'ask_this', ...(has('advice_text') ? ['accuse'] : []), 'go_on', 'pass'], over: says('review_lines'), most: 120, query: '&role=play&strategy=easy',
    silent: ['accuse', 'go_on'], // a form opens, a card is put away: nothing new to announce
    prepare: (page) => page.getByRole('checkbox', { name: say('en', 'cluedo_show_mind'), exact: true }).check() }, saying('en', 'cluedo_it_was')],
  ['spaces', { moves: ['submit', 'hint'], over: says('secret') }, saying('en', 'you_won')],
]) test(`a screen reader hears a whole game of ${game}`, async ({ t }) => {
  const stream = await play(t, game, how);
  assert.ok(stream.length > 2);
  assert.match(stream.join(' '), end);
});
