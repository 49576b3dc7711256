// What `import 'sagaz'` gives to a bundle: the element, the engine, and where the files beside them are.
export { request } from '../engine.mjs';
export { SagazGame } from '../sagaz-game.mjs';
export { filesAt } from '../place.mjs'; // npm/place.mjs, which takes its place
