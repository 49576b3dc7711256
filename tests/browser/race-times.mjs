// Measures in the page how long the race of Cluedo takes to show: from the press that brings a note to the frame whose
// strip has the figures of all notes, over twenty turns of one game of six players on a phone's layout. It checks
// nothing, because machines differ.
// npx playwright test -c tests/browser/measure.config.mjs --workers 1 race-times
import { PHONE, test } from './fixtures.mjs';
import { Player } from './player.mjs';
import { say } from './say.mjs';

const TURNS = 20;
const find = (nodes, wanted) => nodes.find(({ id }) => id === wanted);

/** In the page: looks at every frame, and keeps for each number of notes when it was pressed, noted and figured. */
function watch() {
  const element = document.querySelector('sagaz-game'), seen = { pressed: 0, times: [], frames: 0 };
  window.seenRaces = seen;
  for (const kind of ['pointerup', 'keydown']) window.addEventListener(kind, ({ timeStamp }) => { seen.pressed = timeStamp; }, true);
  const look = () => {
    seen.frames++;
    const nodes = element.debugOutline()?.nodes ?? [], notes = nodes.find(({ id }) => id === 'notes_list')?.items.length ?? 0;
    const last = seen.times[seen.times.length - 1], now = performance.now();
    if (!last || last.notes !== notes) seen.times.push({ notes, pressed: seen.pressed, noted: now });
    const race = nodes.find(({ id }) => id === 'race'), current = seen.times[seen.times.length - 1];
    if (race?.rows?.length && !current.figures) {
      current.figures = now;
      current.estimate = nodes.find(({ id }) => id === 'race_note')?.text ?? '';
    }
    requestAnimationFrame(look);
  };
  look();
}

test('the race of Cluedo in a game of six: from a note to the first figures', async ({ t }) => {
  const page = await t.open('/?game=cluedo&role=play&rules=p6&strategy=easy&seed=7', { language: 'en', viewport: PHONE, dpr: 1, reducedMotion: 'reduce' });
  const player = new Player(page, { hold: 30 });
  await player.tap('menu');
  await player.tap('mind');
  await page.getByRole('checkbox', { name: say('en', 'cluedo_others'), exact: true }).press(' ');
  await player.until(({ nodes }) => find(nodes, 'race'));
  await page.evaluate(watch);
  const times = () => page.evaluate(() => window.seenRaces.times.filter(({ pressed, figures }) => pressed && figures));
  for (let moves = 0; moves < 150 && (await times()).length < TURNS; moves++) {
    await player.until(({ nodes }) => nodes.some(({ id }) => /^(show:\d+|pass|review_lines|go_on)$/.test(id ?? '')) || (find(nodes, 'ask') && find(nodes, 'deals')));
    const { nodes, rects } = await player.tree(), has = (id) => find(nodes, id);
    if (has('review_lines') || (has('advice_text') && !has('ask_this'))) break; // the envelope is certain
    const id = nodes.find((node) => node.id?.startsWith('show:'))?.id ?? ['go_on', 'pass'].find(has) ?? 'ask_this';
    if (id === 'ask_this' && !has('ask_this')) {
      if (!rects['tab:2']) await player.tap('sheet_grip');
      await player.tap('tab:2');
      await player.until((tree) => find(tree.nodes, 'ask_this'));
    }
    const said = JSON.stringify((await player.tree()).nodes);
    if ((await player.tree()).rects[id]) await player.tap(id);
    else await page.getByRole('button', { name: (await player.node(id)).text, exact: true }).first().press('Enter'); // the sheet has no room for it
    await player.until((tree) => JSON.stringify(tree.nodes) !== said);
    await player.until(({ nodes: now }) => find(now, 'race') || find(now, 'review_lines'), 10_000).catch(() => {});
  }
  const all = await times(), waits = all.map(({ pressed, figures }) => Math.round(figures - pressed)), drawn = all.map(({ noted, figures }) => Math.round(figures - noted));
  const sorted = [...waits].sort((a, b) => a - b);
  t.note(`${all.length} turns; from the press to the figures ${waits.join(', ')} ms (median ${sorted[sorted.length >> 1]}, longest ${sorted[sorted.length - 1]}); after the first frame with the note ${drawn.join(', ')} ms`);
  t.note(`exact in ${all.filter(({ estimate }) => !/sampl|estimat/i.test(estimate)).length} of them`);
});
