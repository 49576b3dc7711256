// The exports of `import 'sagaz'`: the element, the engine, and the function that sets the folder of their files.
export { request } from '../engine.mjs';
export { SagazGame } from '../sagaz-game.mjs';
export { filesAt } from '../place.mjs'; // bundled as npm/place.mjs
