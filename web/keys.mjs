// From the browser's key names to Dear ImGui's key numbers (enum ImGuiKey of 1.92).

const NAMED = [
  'Tab', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', 'Insert', 'Delete',
  'Backspace', 'Space', 'Enter', 'Escape',
]; // 512 and on, in this order
const RANGES = [
  [/^Digit(\d)$/, 536, Number],
  [/^Key([A-Z])$/, 546, (letter) => letter.charCodeAt(0) - 65],
  [/^Numpad(\d)$/, 612, Number],
];
const OTHER = { NumpadDecimal: 622, NumpadDivide: 623, NumpadMultiply: 624, NumpadSubtract: 625, NumpadAdd: 626, NumpadEnter: 525, Minus: 599, Equal: 602 };

export const TAB = 512, BACKSPACE = 523, ENTER = 525, ESCAPE = 526;

/**
 * @param {{code: string, key: string}} event  soft keyboards leave `code` empty
 * @returns {number} 0: a key without a number
 */
export function imguiKey({ code, key }) {
  // The letter printed on the key, not its position.
  const letter = /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : undefined;
  for (const name of [letter, code, key]) {
    if (!name) continue;
    const index = NAMED.indexOf(name);
    if (index >= 0) return TAB + index;
    if (OTHER[name]) return OTHER[name];
    for (const [pattern, first, offset] of RANGES) {
      const found = pattern.exec(name);
      if (found) return first + offset(found[1]);
    }
  }
  return 0;
}

/** CSS cursors in the order of ImGuiMouseCursor. */
export const CURSORS = ['default', 'text', 'move', 'ns-resize', 'ew-resize', 'nesw-resize', 'nwse-resize', 'pointer', 'wait', 'progress', 'not-allowed'];
