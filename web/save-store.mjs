// The games of one element, kept: where its page stores them, what another tab has added, and a game put aside for another.
import { gameSaved } from './programs.mjs';
import { load, remove, save } from './storage.mjs';

/** The second place for games (idb-mirror.mjs), where there is one; fetched when there is something to keep. */
const durably = (work) => import('./idb-mirror.mjs').then(work).catch(() => undefined);

/** The first place may be empty because the browser was killed before it wrote anything: is there a second one? */
const wasHere = async () => {
  try {
    return localStorage && (await indexedDB.databases()).some(({ name }) => name === 'sagaz');
  } catch { /* it cannot tell, or a sandbox has neither: asked there, Chromium reports an error that nobody can catch */ }
};

export class SaveStore {
  #owner;
  #playing; // () => the game that is configured or gone to, while a program runs; else undefined
  #restart;
  #saved; // the game as it was saved last, also where nothing can be stored
  #known; // the same as the program knows it: without what other tabs have added
  #tabs; // tabs.mjs, when another tab has saved

  /** @param {HTMLElement} owner  with `slot`, `values`, `notices`, `set` */
  constructor(owner, { playing, restart }) {
    this.#owner = owner;
    this.#playing = playing;
    this.#restart = restart;
  }

  get #stores() { return this.#owner.values.save !== 'off'; }

  /** Stays until it is closed: a message of the game goes with the next key. */
  blocked = () => this.#owner.notices.show('not_kept', { quiet: true });

  /** What is to be opened. */
  stored() { return this.#saved ?? (this.#stores ? load(this.#owner.slot) : undefined); }

  /** The same, which the program that starts now is given. */
  given() { return (this.#known = this.stored()); }

  /** What was saved last, wherever. */
  get last() { return this.#saved ?? load(this.#owner.slot); }

  /** What is stored counts again, not what was saved here. */
  forget() { this.#saved = undefined; }

  /** For good. */
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
    if (stored !== undefined && stored !== this.#known) { // another tab's
      const merged = this.#tabs?.merge(stored, this.#known, text) ?? { text, lost: true };
      if (merged.lost) this.putAside(stored);
      all = merged.text;
    }
    this.#known = text;
    this.#saved = all;
    if (!this.#stores) return;
    save(slot, all, this.blocked);
    durably(({ remember }) => remember(slot, all));
  }

  /** Another tab has saved: what is played here has perhaps gone on there. */
  async elsewhere({ key, newValue }) {
    if (key !== `sagaz.${this.#owner.slot}` || !newValue || !this.#playing() || !this.#stores) return;
    this.#tabs = await import('./tabs.mjs').catch(() => undefined);
    if (this.#tabs?.differs(gameSaved(this.#known) ?? this.#playing(), newValue, this.#known))
      this.#owner.notices.show('other_tab', { remedy: 'restart', act: () => { this.forget(); this.#restart(); } });
  }

  /** What the second place has and the first has lost is offered. */
  async recall(saved) {
    if (!this.#stores || !saved && !await wasHere()) return;
    const { slot } = this.#owner, second = await durably(({ recall }) => recall(slot, saved));
    if (second && slot === this.#owner.slot && this.#owner.isConnected) this.putAside(second);
  }

  /** A link takes the place of the saved game, which must not be lost: it waits aside until the player decides. */
  putAside(saved) {
    save(`aside.${this.#owner.slot}`, saved, this.blocked);
    this.offerBack();
  }

  offerBack() {
    const name = `aside.${this.#owner.slot}`, saved = load(name);
    if (saved === undefined) return;
    this.#owner.notices.show('kept_game', {
      remedy: 'back_to_game', act: () => { this.keep(saved); this.#restart(); }, closed: () => remove(name),
    });
  }
}
