// The colours that a reader's system forces on all pages (Windows' contrast themes), as the program takes them.
// It imports nothing, or the page's one file would come in pieces.

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
