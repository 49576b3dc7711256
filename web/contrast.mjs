// Reads the colours of the system's forced-colors mode (Windows' contrast themes) for the program.
// It must not import anything: the bundler would then split page.mjs into chunks.

const NAMES = ['Canvas', 'CanvasText', 'Highlight', 'HighlightText', 'GrayText']; // forced_theme's order (shell/kit/theme.hpp)

/** @param {HTMLElement} where  on the page @returns {string} five times RRGGBB */
export function systemColours(where) {
  const probe = document.createElement('span');
  probe.hidden = true;
  where.append(probe);
  const colours = NAMES.map((name) => {
    probe.style.color = name;
    const [red, green, blue] = getComputedStyle(probe).color.match(/\d+/g);
    return [red, green, blue].map((part) => Number(part).toString(16).padStart(2, '0')).join('');
  });
  probe.remove();
  return colours.join(' ');
}
