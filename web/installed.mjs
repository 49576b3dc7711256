// Registers the service worker (service.js), which makes the standalone pages work offline; the root then has
// data-offline="ready". A notice offers a newer version. If the player accepts, all tabs reload and continue their
// games.
import { place } from './place.mjs';
import { load } from './storage.mjs';

/** Reloads the page. A game that is not stored is passed in the fragment, which the new page removes. */
function reload(game) {
  const state = game.values.save === 'off' || load(game.slot) === undefined ? game.getState() : '';
  if (state) history.replaceState(history.state, '', `${location.pathname}${location.search}#s=${state}`);
  location.reload();
}

/** @param {import('./sagaz-game.mjs').SagazGame} game  the page's game, which shows the notice */
export async function stayHere(game) {
  let workers;
  try {
    workers = navigator.serviceWorker; // throws in a sandboxed frame
  } catch {
    return;
  }
  if (!workers || !workers.controller && navigator.connection?.saveData) return;
  const ready = () => { document.documentElement.dataset.offline = 'ready'; };
  let led = Boolean(workers.controller); // the first worker has the page's version: no reload
  workers.addEventListener('controllerchange', () => {
    ready();
    if (led) reload(game);
    led = true;
  });
  if (led) ready();
  const registration = await workers.register(place('service.js')).catch(() => undefined); // no room, or blocked
  const offer = () => {
    const { waiting } = registration;
    if (waiting && workers.controller) game.notices.show('newer', { remedy: 'renew', act: () => waiting.postMessage('renew'), quiet: true });
  };
  registration?.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', offer));
  if (registration) offer();
}
