// Saves the games of one element: in the browser's storage, merged with those of other tabs. A game that a link or a
// tab would replace is put aside.
import { gameSaved } from './programs.mjs';
import { discard, load, remove, save } from './storage.mjs';

let warned = false; // once a page

/** Uses the copy in IndexedDB (idb-mirror.mjs), if the browser has it. Loaded on demand. */
const durably = (work) => import('./idb-mirror.mjs').then(work).catch(() => undefined);

/** Whether there is a copy: localStorage may be empty because the browser was killed before it wrote to disk. */
const wasHere = async () => {
  try {
    return localStorage && (await indexedDB.databases()).some(({ name }) => name === 'sagaz');
  } catch { /* unknown, or a sandbox without storage, where opening a database fails in a way that cannot be caught */ }
};

export class SaveStore {
  #owner;
  #playing; // () => the game of the running program, if one runs
  #restart;
  #saved; // the text saved last, also where storage is blocked
  #known; // the program's last text, without the games that other tabs have added
  #aside; // the text put aside last, which Back opens
  #tabs; // tabs.mjs, once another tab has saved

  /** @param {HTMLElement} owner  with `slot`, `values`, `notices`, `set` */
  constructor(owner, { playing, restart }) {
    this.#owner = owner;
    this.#playing = playing;
    this.#restart = restart;
  }

  get #graded() { return this.#owner.values.graded === 'on'; }

  /** Goes on with the stored game, which another tab has played. */
  #follow() {
    this.forget();
    this.#restart();
  }

  get #stores() { return this.#owner.values.save !== 'off'; }

  /**
   * Warns once that nothing is saved. A notice, because it stays until it is closed; a message of the game disappears
   * with the next key.
   * @param {'no_room' | 'not_kept' | undefined} why  of save()
   */
  warn(why) {
    if (!why || warned) return;
    warned = true;
    this.#owner.notices.show(why, { quiet: true });
  }

  /** The saved text to open. */
  stored() { return this.#saved ?? (this.#stores ? load(this.#owner.slot) : undefined); }

  /** The saved text to open, for the program that starts now. */
  given() { return (this.#known = this.stored()); }

  /** The text saved last, in this page or in storage. */
  get last() { return this.#saved ?? load(this.#owner.slot); }

  /** From now on the text in storage counts, not the one saved here. */
  forget() { this.#saved = undefined; }

  /** Deletes the saved text. */
  clear() {
    const { slot } = this.#owner;
    remove(slot);
    if (this.#stores) durably(({ remember }) => remember(slot));
    this.forget();
  }

  keep(text) {
    const { slot } = this.#owner;
    const stored = this.#stores ? load(slot) : undefined;
    let all = text;
    if (stored !== undefined && stored !== this.#known) { // another tab has saved
      const merged = this.#tabs?.merge(stored, this.#known, text) ?? { text, lost: true };
      if (merged.lost && this.#graded) return this.#follow(); // a graded task has one course: the stored one
      if (merged.lost) this.putAside(stored);
      all = merged.text;
    }
    this.#known = text;
    this.#saved = all;
    if (!this.#stores) return;
    const why = save(slot, all), copied = durably(({ remember }) => remember(slot, all));
    if (why === 'no_room') this.#keepCopy(slot, copied);
    else this.warn(why);
  }

  /** Where only the copy in IndexedDB has room, the older text goes, so that the next visit finds one game. */
  async #keepCopy(slot, copied) {
    if (await copied === undefined) this.warn('no_room');
    else discard(slot);
  }

  /**
   * Another tab has saved. If it changed the game played here, a notice offers to take that over; a graded game does so
   * at once, so that no tab can try a move on an earlier position.
   */
  async elsewhere({ key, newValue }) {
    if (key !== `sagaz.${this.#owner.slot}` || !newValue || !this.#playing() || !this.#stores) return;
    this.#tabs = await import('./tabs.mjs').catch(() => undefined);
    if (!this.#tabs?.differs(gameSaved(this.#known) ?? this.#playing(), newValue, this.#known)) return;
    if (this.#graded) this.#follow();
    else this.#owner.notices.show('other_tab', { remedy: 'restart', act: () => this.#follow() });
  }

  /** Offers the copy in IndexedDB if it has more than localStorage. */
  async recall(saved) {
    if (!this.#stores || !saved && !await wasHere()) return;
    const { slot } = this.#owner, second = await durably(({ recall }) => recall(slot, saved));
    if (second && slot === this.#owner.slot && this.#owner.isConnected) this.putAside(second);
  }

  /** Stores a saved text aside, so that the text that replaces it loses nothing, until the player decides. */
  putAside(saved) {
    if (!this.#stores) return; // all that are not kept would share one place, and offer each other's games
    save(`aside.${this.#owner.slot}`, saved); // if that fails, the copy in IndexedDB still has it
    this.offerBack();
  }

  offerBack() {
    if (!this.#stores) return;
    const name = `aside.${this.#owner.slot}`, saved = load(name);
    if (saved === undefined || this.#graded) return;
    this.#aside = saved; // a notice that is still open leads to it too
    this.#owner.notices.show('kept_game', {
      remedy: 'back_to_game', act: () => { this.keep(this.#aside); this.#restart(gameSaved(this.#aside) ?? this.#owner.values.game); }, closed: () => remove(name),
    });
  }
}
