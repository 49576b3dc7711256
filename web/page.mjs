// The standalone pages (index.html, player.html): one game that fills the window. Query parameters are the element's
// attributes; a game may arrive in the fragment, #s=…, at the start or later.
import { OPTIONS } from './options.mjs';
import { linkedState } from './share.mjs';
import './sagaz-game.mjs';

const game = document.createElement('sagaz-game');
const query = new URLSearchParams(location.search);
for (const name of Object.keys(OPTIONS)) if (query.has(name)) game.setAttribute(name, query.get(name));
if (!('embed' in document.documentElement.dataset)) game.setAttribute('standalone', '');

// Once opened, the link leaves the address: a reload goes on with the game as it is then.
function takeLink() {
  const state = linkedState(location.hash);
  if (state !== undefined) history.replaceState(null, '', location.pathname + location.search);
  return state;
}

addEventListener('hashchange', () => {
  const state = takeLink();
  if (state !== undefined) game.openLink(state);
});

const apply = () => {
  document.documentElement.lang = game.language;
};
game.addEventListener('sagaz-setting', ({ detail }) => {
  apply();
  if (detail.background) document.querySelector('meta[name=theme-color]').content = detail.background;
});

game.link = takeLink();
document.querySelector('main').append(game);
apply();
