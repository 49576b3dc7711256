// Messages between player.html in a frame and the host page around it, only for the origins of the option `hosts`.
// In: {sagaz: 1, type: 'getState' | 'setState' | 'reset', state, id}
// Out: the answer {sagaz: 1, type: 'state', state, ok, id}; {sagaz: 1, type: 'ready' | 'move' | 'progress' | 'complete'
// | 'error', …the event's detail, of a game or a lesson}; {sagaz: 1, type: 'height', height}, also in H5P's and LTI's
// formats

import { comfortableHeight } from './frame-size.mjs';

const TOLD = ['ready', 'move', 'progress', 'complete', 'error'];
const LONGEST = 4096; // characters of a state

/** @param {import('./sagaz-game.mjs').SagazGame} game @param {string[]} hosts  origins */
export function talk(game, hosts) {
  // postMessage to a wrong origin logs an error, so messages go only to the host's origin where the browser names it.
  const [around] = location.ancestorOrigins ?? [], targets = around ? hosts.filter((host) => host === around) : hosts;
  const post = (message) => { for (const host of targets) parent.postMessage(message, host); };
  const tell = (type, more) => post({ ...more, sagaz: 1, type });

  let height = 0;
  const tellHeight = () => {
    const wanted = comfortableHeight(game);
    if (Math.abs(wanted - height) < 2) return;
    height = wanted;
    tell('height', { height });
    post({ context: 'h5p', action: 'resize', scrollHeight: height });
    post({ subject: 'lti.frameResize', height });
  };

  const isOn = () => game.stats.state === 'playing' && game.stats.frames > 0;
  const on = () => new Promise((resolve) => {
    const look = () => (isOn() || game.stats.state === 'failed' ? resolve() : setTimeout(look, 30));
    setTimeout(look); // a game of another program begins in the next task
  });
  /** @type {Record<string, (asked: {state?: unknown}) => boolean | Promise<boolean>>} */
  const ACTIONS = {
    getState: () => isOn(),
    setState: ({ state }) => typeof state === 'string' && state.length <= LONGEST && game.setState(state),
    reset: () => { game.reset(); return true; },
  };

  for (const type of TOLD) game.addEventListener(`sagaz-${type}`, ({ detail }) => tell(type, detail));
  for (const name of ['ready', 'change', 'setting']) game.addEventListener(`sagaz-${name}`, () => requestAnimationFrame(tellHeight));
  new ResizeObserver(tellHeight).observe(game);
  addEventListener('message', async ({ data, origin, source }) => {
    if (source !== parent || !hosts.includes(origin) || typeof data !== 'object' || !data) return;
    if (data.context === 'h5p' && data.action === 'ready') {
      post({ context: 'h5p', action: 'hello' });
      height = 0; // the host listens only from now on
      return tellHeight();
    }
    if (data.sagaz !== 1 || !Object.keys(ACTIONS).includes(data.type)) return;
    if (!isOn()) await on();
    const ok = ACTIONS[data.type](data);
    await on();
    tell('state', { state: game.getState(), ok, ...(data.id !== undefined && { id: data.id }) });
  });
  if (isOn()) tell('ready', { game: game.values.game }); // the event came before this module loaded
  if (game.stats.state === 'failed') tell('error', { message: game.poster.innerText });
}
