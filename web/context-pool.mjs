// Limits how many games draw at a time: browsers drop WebGL contexts above sixteen, and small machines suffer earlier.
// A game that scrolls into view replaces one that is out of view; if all are in view, it waits behind its poster.

const LIMIT = 8;
const playing = new Set(); // least recently started first

/**
 * @param {{visible: boolean, sleep: () => void}} game
 * @param {boolean} [insist]  the player asked for this one
 * @returns {boolean} whether it may play
 */
export function enter(game, insist = false) {
  if (playing.size >= LIMIT) {
    const other = [...playing].find(({ visible }) => !visible) ?? (insist ? playing.values().next().value : undefined);
    if (!other) return false;
    other.sleep();
  }
  playing.add(game);
  return true;
}

export function leave(game) {
  playing.delete(game);
}

/** One observer for all, so that the games of a page start in the page's order. */
const watcher = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) target.see(isIntersecting);
});

/** @param {HTMLElement & {see: (visible: boolean) => void}} game */
export function watch(game) { watcher.observe(game); }
export function unwatch(game) { watcher.unobserve(game); }
