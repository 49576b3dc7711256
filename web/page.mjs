// The standalone pages (index.html, player.html, the offline files): one game that fills the window. Query parameters are the element's
// attributes; a game may arrive in the fragment, #s=…, at the start or later.
import { OPTIONS, tellStrange } from './options.mjs';
import { linkedState } from './share.mjs';
import './sagaz-game.mjs';
import { learn } from './texts.mjs';
import { bring } from './wasm.mjs';

// The HTML speaks already; site.mjs leaves these words out of this page's scripts.
for (const said of document.querySelectorAll('#start [lang]')) {
  const [loading, no_wasm, again, to_home] = [...said.querySelectorAll('p:not(.ways), a')].map(({ textContent }) => textContent);
  learn(said.lang, { loading, no_wasm, again, to_home, ...said.dataset });
}

const game = document.createElement('sagaz-game');
game.alone = true;
const { embed, game: only, query: given = '' } = document.documentElement.dataset;
const query = new URLSearchParams(location.search), inside = new URLSearchParams(given); // inside: of an offline file that was prepared
for (const name of Object.keys(OPTIONS)) {
  const value = query.get(name) ?? inside.get(name);
  if (value !== null) game.setAttribute(name, value);
}
tellStrange([...query.keys()]);
if (only) game.setAttribute('game', only); // the offline file has no other
if (embed === undefined) game.setAttribute('standalone', '');

// Once opened, the link leaves the address: a reload goes on with the game as it is then. What is no link leaves it, too.
function takeLink() {
  const state = linkedState(location.hash);
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
  return state;
}

addEventListener('hashchange', () => {
  const state = takeLink();
  if (state !== undefined) game.openLink(state);
});

// The browser's Back leads from a game to the home that it was opened from; a reload goes on where one has gone.
let home;
game.left = history.state !== null;
game.addEventListener('sagaz-place', ({ detail }) => {
  if (home && !detail.home) history.pushState('game', '');
  else if (home === false)
    if (history.state === 'game') history.back();
    else history.replaceState(1, '');
  ({ home } = detail);
});
addEventListener('popstate', () => {
  if (location.hash) return; // a link, or nothing that we know
  if (history.state === 'game' && home) return history.back(); // Forward: which game it was is not known any more
  if (history.state === 'game' || home !== false) return;
  if (game.closeDialog()) history.pushState('game', ''); // what is on top goes first
  else game.goHome();
});

// What the HTML says while all this is on its way stands until the game is there, or says itself why it is not.
for (const name of ['ready', 'error']) game.addEventListener(`sagaz-${name}`, () => document.querySelector('#start')?.remove(), { once: true });

// Once the game is there and the network is free, all the rest comes too.
if (location.protocol.startsWith('http'))
  game.addEventListener('sagaz-ready', () => setTimeout(() => import('./installed.mjs').then(({ stayHere }) => stayHere(game)).catch(() => {}), 1000), { once: true });

const apply = () => {
  document.documentElement.lang = game.language;
};
game.addEventListener('sagaz-setting', ({ detail }) => {
  apply();
  for (const [name, now] of [['lang', game.language], ['theme', game.theme]]) { // the address holds until the player chooses
    if (!query.has(name) || query.get(name) === now) continue;
    query.delete(name);
    history.replaceState(history.state, '', `${location.pathname}?${query}`);
  }
  if (detail.background) document.querySelector('meta[name=theme-color]').content = detail.background;
});

game.link = takeLink();
document.querySelector('main').append(game);
apply();

// The page around this frame, if it may speak with the game: at least that it cannot be told of it.
const hosts = game.values.hosts?.split(' ');
const speak = () => bring('hosts.mjs').then(({ talk }) => talk(game, hosts), ({ message }) => {
  game.notices.show('no_hosts', { remedy: 'again', act: speak });
  for (const host of hosts) parent.postMessage({ sagaz: 1, type: 'error', message }, host);
});
if (hosts && parent !== window) speak();
