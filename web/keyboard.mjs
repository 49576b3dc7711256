// Keys, typed text, input methods and the clipboard for one canvas and its hidden text field. The field has the focus only
// while the game wants text, because soft keyboards and input methods write into nothing else. On a page that has nothing
// but the game, keys that nothing else takes are the game's too, unless the player has switched that off. Tab walks through the
// drawing's controls and then leaves it, Esc leaves it at once, and the browser keeps its own shortcuts.
import { BACKSPACE, ENTER, ESCAPE, TAB, imguiKey } from './keys.mjs';

const isMac = /^Mac|iP/.test(navigator.platform);
const GAME_SHORTCUTS = /^[zy]$/i; // undo and redo, with Ctrl or Cmd
const TEXT_SHORTCUTS = /^[zya]$/i; // copy, cut and paste come as events of their own
const SCROLLS = /^(Arrow\w+|Home|End| )$/; // they scroll the page if the game does not use them; Page keys always do, but in the projector theme
const TEXTS = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]'; // their keys are their own
const SENTINEL = '\u200b'; // something for a soft keyboard's Backspace to delete

const isTyped = (event) => [...event.key].length === 1 && (event.getModifierState('AltGraph') || !(event.ctrlKey || event.metaKey));

/** Shift+Insert, Ctrl+Insert and Shift+Delete, which the browser turns into paste, copy and cut. */
const isClipboard = ({ key, ctrlKey, shiftKey }) => key === 'Insert' && (ctrlKey || shiftKey) || key === 'Delete' && shiftKey;

/** The keys beside characters that the game takes when nothing has the focus: not those that scroll a zoomed page. */
function moves() {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight > clientHeight ? /^(Enter|Backspace|Delete|Escape)$/ : /^(Enter|Backspace|Delete|Escape|Arrow\w+|Home|End| )$/;
}

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
 * @param {() => boolean} stage.escapes  whether Esc closes a dialog or a form, instead of leaving the game
 * @param {boolean} [stage.alone]  whether the page has nothing but the game
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

  /** A clicker's key, in the projector theme. */
  const isClick = ({ key: pressed }) => /^Page(Up|Down)$/.test(pressed) && app.call('app_takes_clicks') === 1;

  let used = true; // whether the game uses the key that is down
  const key = (event, down, typed = event.target !== field) => { // typed: not into the field
    if (event.isComposing || event.keyCode === 229) return; // for the input method
    if (down && typed && !stage.isSeen()) return;
    const number = imguiKey(event), command = isMac ? event.metaKey : event.ctrlKey, isCharacter = isTyped(event);
    if (number === TAB) return walk(event, down);
    if (isClipboard(event) && stage.wantsText()) return;
    if (command && event.target === field) field.select(); // Firefox copies only where something is selected
    passes &&= event.key === 'Shift';
    if (/^(F\d+|Page\w+)$/.test(event.key) && !isClick(event)) return;
    if (!isCharacter && (event.ctrlKey || event.metaKey) && [...event.key].length === 1) {
      const ours = stage.wantsText() ? TEXT_SHORTCUTS : GAME_SHORTCUTS;
      if (!command || event.altKey || !ours.test(event.key)) return; // a shortcut of the browser
    }
    if (event.altKey && !isCharacter) return; // the browser's back, forward, menus
    sendModifiers(app, event);
    const leaves = number === ESCAPE && down && !stage.wantsText() && !stage.escapes();
    if (number) app.call('app_key', number, +down);
    if (number && down && event.metaKey) app.call('app_key', number, 0); // a Mac sends no key-up while Cmd is held
    if (down && isCharacter && typed) type(event.key);
    stage.touch();
    if (leaves) return event.target.blur();
    if (down && typed && SCROLLS.test(event.key) && !stage.wantsText()) {
      if (!event.repeat) used = stage.changes();
      if (!used) return;
    }
    if (typed ? number || isCharacter : number && !isCharacter) event.preventDefault();
  };

  /** A key of the page: with the focus on nothing it goes to the drawing, on a control it is the game's if it types. */
  const free = (event, down) => {
    const [target] = event.composedPath(), isControl = target !== document.body && target !== document.documentElement;
    if (event.defaultPrevented || event.altKey && !event.getModifierState('AltGraph') || !target.closest || target.closest(TEXTS)) return;
    const shortcut = (isMac ? event.metaKey : event.ctrlKey) && GAME_SHORTCUTS.test(event.key);
    if (!shortcut && !(isTyped(event) && event.key !== ' ') && !(isControl ? /^(Backspace|Delete)$/ : moves()).test(event.key) && !isClick(event)) return;
    if (target === canvas || target === field || !app.call('app_takes_keys')) return;
    if (down && !isControl) canvas.focus({ preventScroll: true }); // the text view has none to be seen
    key(event, down, true);
  };
  if (stage.alone) for (const name of ['keydown', 'keyup']) on(document, name, (event) => free(event, name === 'keydown'));

  for (const target of [canvas, field]) {
    on(target, 'keydown', (event) => key(event, true));
    on(target, 'keyup', (event) => key(event, false));
    on(target, 'focus', () => { app.call('app_focus', 1); stage.touch(); });
    on(target, 'blur', () => { app.call('app_focus', 0); stage.touch(); });
    on(target, 'paste', (event) => {
      event.preventDefault();
      const text = event.clipboardData.getData('text/plain');
      if (!stage.wantsText()) return type(text);
      app.call('app_paste', text);
      stage.touch();
    });
    for (const name of ['copy', 'cut']) {
      on(target, name, (event) => {
        if (!stage.wantsText()) return;
        app.call('app_copy', +(name === 'cut'));
        stage.changes(); // the program copies in its next frame
        event.clipboardData.setData('text/plain', app.text('app_copied'));
        event.preventDefault();
      });
    }
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
