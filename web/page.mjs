// The script of the standalone pages (index.html, player.html, the offline files): one game that fills the window.
// Query parameters become the element's attributes. The fragment #s=… holds a shared game, at the start or later; #l=… a
// teacher's lesson, which stays in the address for a reload.
import { watchBack } from './back.mjs';
import { OPTIONS, attributeOf, bestLanguage, tellStrange } from './options.mjs';
import { linkedLesson, linkedState } from './share.mjs';
import './sagaz-game.mjs';
import { learn, text } from './texts.mjs';
import { bring } from './wasm.mjs';

// The HTML has these texts, so site.mjs leaves them out of this page's scripts.
for (const said of document.querySelectorAll('#start [lang]')) {
  const [loading, no_wasm, again, to_home] = [...said.querySelectorAll('p:not(.ways), a')].map(({ textContent }) => textContent);
  learn(said.lang, { loading, no_wasm, again, to_home, ...said.dataset });
}

const game = document.createElement('sagaz-game');
game.alone = true;
const { embed, game: only, query: given = '' } = document.documentElement.dataset;
// inside: options stored in an offline file.
const query = new URLSearchParams(location.search), inside = new URLSearchParams(given);
for (const name of Object.keys(OPTIONS)) {
  const value = query.get(name) ?? inside.get(name);
  if (value !== null) game.setAttribute(attributeOf(name), value);
}

// A course's launch by xAPI or cmi5 says who plays, where results go, and where to go on.
const launched = query.has('endpoint') && (query.has('auth') || query.has('fetch')), parameters = new Set();
const course = launched && await bring('xapi.mjs').then(({ PARAMETERS, begin }) => {
  for (const name of PARAMETERS) parameters.add(name);
  return begin(query, game.getAttribute('lesson') ?? undefined, game.getAttribute('puzzle') ?? undefined);
}).catch(({ message }) => ({ fault: message }));
for (const [name, value] of course.start ?? [])
  if (name !== 'lang') game.setAttribute(name, value);
  else if (!game.hasAttribute(name)) game.setAttribute(name, bestLanguage(value.split(',')));
if (launched) game.setAttribute('save', 'off'); // the course stores the game, because learners may share a computer
const carried = linkedLesson(location.hash);
let unread; // why the lesson of the link is not there
if (carried !== undefined) try {
  const [{ addressOf, unpacked }, { lend }] = await Promise.all([bring('lesson-link.mjs'), bring('lessons.mjs')]), found = unpacked(carried);
  unread = found ? undefined : 'lesson_link';
  if (found) {
    lend({ [new URL(addressOf(found.name), document.baseURI)]: JSON.stringify(found.json) });
    game.setAttribute('lesson', addressOf(found.name));
  }
} catch {
  unread = 'no_wasm'; // a part could not be downloaded
}
tellStrange([...query.keys()].filter((name) => !parameters.has(name)));
if (only) game.setAttribute('game', only); // the offline file has no other
if (embed === undefined) game.setAttribute('standalone', '');

// Removes the fragment, whether it is a link or not, so that a reload continues the stored game instead of the link's.
function takeLink() {
  const state = linkedState(location.hash);
  if (location.hash && linkedLesson(location.hash) === undefined) history.replaceState(history.state, '', location.pathname + location.search);
  return state;
}

addEventListener('hashchange', () => {
  if (linkedLesson(location.hash) !== undefined) return location.reload();
  const state = takeLink();
  if (state !== undefined) game.openLink(state);
  return undefined;
});

watchBack(game);

// The HTML's start-up message stays until the game is ready, or shows an error itself.
for (const name of ['ready', 'error']) game.addEventListener(`sagaz-${name}`, () => document.querySelector('#start')?.remove(), { once: true });

// When the game is ready and the network is free, the service worker caches the rest of the site.
if (location.protocol.startsWith('http'))
  game.addEventListener('sagaz-ready', () => setTimeout(() => import('./installed.mjs').then(({ stayHere }) => stayHere(game)).catch(() => {}), 1000), { once: true });

const apply = () => {
  document.documentElement.lang = game.language;
  const about = document.querySelector('meta[name=description]'), words = text(game.language, 'description');
  if (about && words) about.content = words;
};
game.addEventListener('sagaz-ready', apply); // the texts have come
game.addEventListener('sagaz-setting', ({ detail }) => {
  apply();
  // The address counts until the player chooses.
  for (const [name, now] of [['lang', game.language], ['theme', game.theme]]) {
    if (!query.has(name) || query.get(name) === now) continue;
    query.delete(name);
    history.replaceState(history.state, '', `${location.pathname}?${query}`);
  }
  if (detail.background) document.querySelector('meta[name=theme-color]').content = detail.background;
});

game.link = takeLink();
document.querySelector('main').append(game);
apply();
course.listen?.(game);
if (unread) game.notices.show(unread);
if (course.fault) game.notices.show('xapi_start', { values: { why: course.fault } });

// Messages with the host page, if `hosts` allows it. If their module cannot be loaded, the host gets an error.
const hosts = game.values.hosts?.split(' ');
const speak = () => bring('hosts.mjs').then(({ talk }) => talk(game, hosts), ({ message }) => {
  game.notices.show('no_hosts', { remedy: 'again', act: speak });
  for (const host of hosts) parent.postMessage({ sagaz: 1, type: 'error', message }, host);
});
if (hosts && parent !== window) speak();
if (parent !== window && globalThis.requestResize) bring('frame-size.mjs').then(({ fitFrame }) => fitFrame(game)).catch(() => {}); // the frame keeps its height
