// The standalone pages stay on the device (service.js): said in the root's data-offline="ready"; a newer version is offered,
// and taken when the player agrees, in all tabs: each goes on with its game, which is stored.
import { place } from './place.mjs';
import { load } from './storage.mjs';

/** A game that is stored nowhere comes along in the address; the new page takes it out of there. */
function reload(game) {
  const state = game.values.save === 'off' || load(game.slot) === undefined ? game.getState() : '';
  if (state) history.replaceState(history.state, '', `${location.pathname}${location.search}#s=${state}`);
  location.reload();
}

/** @param {import('./sagaz-game.mjs').SagazGame} game  whose page it is; it shows the notice */
export async function stayHere(game) {
  let workers;
  try {
    workers = navigator.serviceWorker; // a frame in a sandbox may not even look
  } catch {
    return;
  }
  if (!workers || !workers.controller && navigator.connection?.saveData) return;
  const ready = () => { document.documentElement.dataset.offline = 'ready'; };
  let led = Boolean(workers.controller); // the first worker takes over a page of its own version
  workers.addEventListener('controllerchange', () => {
    ready();
    if (led) reload(game);
    led = true;
  });
  if (led) ready();
  const registration = await workers.register(place('service.js')).catch(() => undefined); // no room, or not wanted here
  const offer = () => {
    const { waiting } = registration;
    if (waiting && workers.controller) game.notices.show('newer', { remedy: 'renew', act: () => waiting.postMessage('renew'), quiet: true });
  };
  registration?.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', offer));
  if (registration) offer();
}
