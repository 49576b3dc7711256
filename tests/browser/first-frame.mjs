// Measures how long a first visit waits for each game on two slow networks. It prints the times, and checks none.
// npx playwright test -c tests/browser/measure.config.mjs first-frame; SAGAZ_SITE names another site.
import { firstVisit, NETWORKS, told } from './first-visit.mjs';
import { test } from './fixtures.mjs';

const GAMES = ['mastermind', 'thirtyone', 'trees', 'tictactoe', 'matrix', 'cluedo', 'spaces', 'lab'];

for (const game of GAMES)
  test(`the first frame of ${game} on slow networks`, { tag: '@alone' }, async ({ t, browser }) => {
    for (const [name, network] of Object.entries(NETWORKS)) t.note(`${name}: ${told(await firstVisit(browser, `${t.origin}/?game=${game}`, network), network)}`);
  });
