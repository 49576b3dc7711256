// The browser's Back: closes the dialog that is open, then leads from a game to the home screen that opened it, then away.
// An entry of the history has the state 1 (the first, once home), 'game', or 'open ' and the state below it, for a dialog:
// 0 for the first while it is still what the address names. A dialog that is closed in another way leaves its entry;
// Back then passes it.

import { linkedLesson } from './share.mjs';

const OPEN = /^open (.*)$/;
const below = () => OPEN.exec(history.state)?.[1];

/** @param {import('./sagaz-game.mjs').SagazGame} game  the page's only game */
export function watchBack(game) {
  let home, wasBelow = below(); // wasBelow: below() before the browser moved
  game.left = ![null, 'open 0'].includes(history.state); // after a reload the player is where they were
  const go = (steps) => { wasBelow = undefined; history.go(steps); };
  const put = (how, state) => { history[how](state, ''); wasBelow = below(); };

  game.addEventListener('sagaz-open', ({ detail }) => {
    if (detail.open && wasBelow === undefined) put('pushState', `open ${history.state ?? 0}`);
  });
  game.addEventListener('sagaz-place', ({ detail }) => {
    if (home && !detail.home) put(wasBelow === undefined ? 'pushState' : 'replaceState', 'game');
    else if (home === false)
      if (history.state === 'game' || ['0', '1'].includes(wasBelow)) go(-1);
      else if (wasBelow === 'game') go(-2);
      else put('replaceState', 1);
    ({ home } = detail);
  });
  addEventListener('popstate', () => {
    if (location.hash && linkedLesson(location.hash) === undefined) return; // for the listener of hashchange
    const passed = wasBelow !== undefined;
    wasBelow = undefined;
    if (below() !== undefined) return go(-1); // Forward: what was open is not known any more
    if (passed) return game.closeDialog() || go(-1);
    if (history.state === 'game' && home) return go(-1); // Forward: nor is the game
    if (history.state !== 'game' && home === false) {
      game.goHome();
      // A game made of another room's leads back to that one, which again lies over home.
      setTimeout(() => { if (home === false && history.state !== 'game') put('pushState', 'game'); }, 300);
    }
    else if (home && history.state === null) put('replaceState', 1);
  });
}
