// Keys, typed text, input methods and the clipboard for one canvas and its hidden text field. The field has the focus only
// while the game wants text, because soft keyboards and input methods write into nothing else. Tab walks through the
// drawing's controls and then leaves it, Esc leaves it at once, and the browser keeps its own shortcuts.
import { BACKSPACE, ENTER, ESCAPE, TAB, imguiKey } from './keys.mjs';

const isMac = /^Mac|iP/.test(navigator.platform);
const GAME_SHORTCUTS = /^[zy]$/i; // undo and redo, with Ctrl or Cmd
const TEXT_SHORTCUTS = /^[zyacx]$/i; // paste comes as an event of its own
const SCROLLS = /^(Arrow\w+|Home|End| )$/; // they scroll the page if the game does not use them; Page keys always do
const SENTINEL = '\u200b'; // something for a soft keyboard's Backspace to delete

/** Sends the current modifiers: key-up events are lost when the focus moves elsewhere. On a Mac, Cmd acts as Ctrl. */
export function sendModifiers(app, event) {
  const [ctrl, meta] = isMac ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey];
  app.call('app_mods', +ctrl, +event.shiftKey, +event.altKey, +meta);
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {HTMLTextAreaElement} field
 * @param {import('./wasm.mjs').Wasm} app
 * @param {object} stage
 * @param {Function} stage.listen  like addEventListener, with the target first
 * @param {() => void} stage.touch  requests a frame
 * @param {() => boolean} stage.changes  draws at once; whether the input changed anything
 * @param {() => boolean} stage.wantsText
 * @param {() => boolean} stage.isSeen  whether part of the game is in view; otherwise the page gets the keys
 * @param {() => boolean} stage.hasDialog  if so, Esc closes it instead of leaving the game
 */
export function listenToKeyboard(canvas, field, app, stage) {
  const on = stage.listen;
  const type = (text) => {
    for (const character of text) app.call('app_char', character.codePointAt(0));
    stage.touch();
  };
  const press = (key) => {
    app.call('app_key', key, 1);
    app.call('app_key', key, 0);
    stage.touch();
  };

  let tabbed = false; // whether the last key or press was Tab
  let passes = false; // the focus came by Tab, from the outline, which has the same controls: Tab goes on
  for (const name of ['keydown', 'pointerdown']) on(window, name, ({ key: pressed }) => { tabbed = pressed === 'Tab'; }, { capture: true });
  on(canvas, 'focus', ({ relatedTarget }) => { passes = tabbed && relatedTarget !== field; });

  /** Tab, unless it leaves the drawing. */
  const walk = (event, down) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (!down || passes || !app.call('app_walk', event.shiftKey ? -1 : 1)) return;
    event.preventDefault();
    stage.touch();
  };

  let used = true; // whether the game uses the key that is down
  const key = (event, down) => {
    if (event.isComposing || event.keyCode === 229) return; // for the input method
    if (down && event.target === canvas && !stage.isSeen()) return;
    const number = imguiKey(event), command = isMac ? event.metaKey : event.ctrlKey;
    const isCharacter = [...event.key].length === 1 && (event.getModifierState('AltGraph') || !(event.ctrlKey || event.metaKey));
    if (number === TAB) return walk(event, down);
    passes &&= event.key === 'Shift';
    if (/^(F\d+|Page\w+)$/.test(event.key)) return;
    if (!isCharacter && (event.ctrlKey || event.metaKey) && [...event.key].length === 1) {
      const ours = stage.wantsText() ? TEXT_SHORTCUTS : GAME_SHORTCUTS;
      if (!command || event.altKey || !ours.test(event.key)) return; // a shortcut of the browser
    }
    if (event.altKey && !isCharacter) return; // the browser's back, forward, menus
    sendModifiers(app, event);
    const leaves = number === ESCAPE && down && !stage.wantsText() && !stage.hasDialog();
    if (number) app.call('app_key', number, +down);
    if (number && down && event.metaKey) app.call('app_key', number, 0); // a Mac sends no key-up while Cmd is held
    if (down && isCharacter && event.target === canvas) type(event.key);
    stage.touch();
    if (leaves) return event.target.blur();
    if (down && event.target === canvas && SCROLLS.test(event.key) && !stage.wantsText()) {
      if (!event.repeat) used = stage.changes();
      if (!used) return;
    }
    if (event.target === canvas ? number || isCharacter : number && !isCharacter) event.preventDefault();
  };

  for (const target of [canvas, field]) {
    on(target, 'keydown', (event) => key(event, true));
    on(target, 'keyup', (event) => key(event, false));
    on(target, 'focus', () => { app.call('app_focus', 1); stage.touch(); });
    on(target, 'blur', () => { app.call('app_focus', 0); stage.touch(); });
    on(target, 'paste', (event) => {
      event.preventDefault();
      type(event.clipboardData.getData('text/plain'));
    });
  }

  const empty = () => { field.value = SENTINEL; };
  on(field, 'focus', empty);
  on(field, 'beforeinput', (event) => {
    const soft = { deleteContentBackward: BACKSPACE, insertLineBreak: ENTER }[event.inputType];
    if (!soft || event.isComposing) return;
    event.preventDefault();
    press(soft);
  });
  const take = () => {
    type(field.value.replaceAll(SENTINEL, ''));
    empty();
  };
  on(field, 'input', (event) => { if (!event.isComposing) take(); });
  on(field, 'compositionend', take);
}
