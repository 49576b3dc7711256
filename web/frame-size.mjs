// The height that a game wants in a frame, and a request for it to the browser (`requestResize`), which gives it where
// the page around allows it: `iframe { frame-sizing: content-height }`. Elsewhere nothing changes.

const LEAST = 480, MOST = 900; // pixels high

/** A good height for the game's width: portrait on a phone, landscape on a desktop; in the text view, the whole text. */
export function comfortableHeight(game) {
  const { width } = game.getBoundingClientRect(), outline = game.stats.textView && game.root.querySelector('.outline');
  if (outline) return Math.ceil(outline.scrollHeight + game.notices.box.offsetHeight);
  return Math.round(width < 600 ? Math.max(LEAST, Math.min(width * 1.7, 720)) : Math.max(LEAST, Math.min(width * 0.65, MOST)));
}

/** Keeps the frame as high as the game wants. @param {import('./sagaz-game.mjs').SagazGame} game */
export function fitFrame(game) {
  const { style } = document.documentElement;
  let asked = 0, timer;
  const ask = () => {
    const height = comfortableHeight(game);
    if (Math.abs(height - asked) < 2) return;
    asked = height;
    style.minHeight = `${height}px`; // the browser asks for the height of the content, and a game fills any height
    try {
      globalThis.requestResize();
    } catch { /* not in a frame that can be sized */ }
    clearTimeout(timer);
    timer = setTimeout(() => { style.minHeight = ''; }, 300); // a frame that keeps its height needs no scroll bar
  };
  for (const name of ['ready', 'change', 'setting']) game.addEventListener(`sagaz-${name}`, () => requestAnimationFrame(ask));
  new ResizeObserver(ask).observe(game);
}
