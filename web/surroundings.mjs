// What a game hears of the system around it: dark and forced colours, reduced motion, the date.
import { carries } from './place.mjs';
import { localDate } from './puzzle-names.mjs';

const dark = matchMedia('(prefers-color-scheme: dark)');
const reduce = matchMedia('(prefers-reduced-motion: reduce)');
const forced = matchMedia('(forced-colors: active)');

const motion = () => (reduce.matches ? 'reduce' : 'full');

/** As a program's settings. */
export const surroundings = () => ({ dark: dark.matches, motion: motion(), touch: matchMedia('(pointer: coarse)').matches });

export const isDark = () => dark.matches;

const midnightAfter = (now) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);

export class Surroundings {
  #game;
  #midnight; // the timer of the next date
  #dateTold; // the last one, and to which program

  /** @param {import('./sagaz-game.mjs').SagazGame} game */
  constructor(game) {
    this.#game = game;
  }

  /** @param {AbortSignal} signal */
  listen(signal) {
    const game = this.#game;
    dark.addEventListener('change', () => game.set('dark', dark.matches ? '1' : '0'), { signal });
    forced.addEventListener('change', () => this.#obeyColours(), { signal });
    reduce.addEventListener('change', () => game.set('motion', motion()), { signal });
    signal.addEventListener('abort', () => clearTimeout(this.#midnight));
  }

  /** Tells a program that has started what its settings do not say. */
  begin() {
    this.keepDate();
    if (forced.matches) this.#obeyColours();
  }

  /** Gives the program the colours of the system's forced-colors mode, or none. */
  async #obeyColours() {
    const contrast = forced.matches && await import('./contrast.mjs').catch(() => undefined);
    this.#game.set('colours', contrast && forced.matches ? contrast.systemColours(this.#game.root) : '');
  }

  /** Tells the date now and after each midnight. */
  keepDate() {
    clearTimeout(this.#midnight);
    if (!carries) return; // the offline file has no engine for puzzles
    this.#tellDate();
    const now = new Date();
    this.#midnight = setTimeout(() => this.keepDate(), midnightAfter(now) - now + 500);
  }

  /** Tells the program the local date, its words and the seconds until midnight, once to each program in a minute. */
  #tellDate() {
    const { language, life, app } = this.#game, now = new Date(), words = new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long' }).format(now);
    const date = `${localDate(now)}\t${words[0].toUpperCase()}${words.slice(1)}`, left = Math.ceil((midnightAfter(now) - now) / 1000), told = `${life} ${date} ${Math.ceil(left / 60)}`;
    if (told === this.#dateTold || !app) return;
    this.#dateTold = told;
    this.#game.set('date', `${date}\t${left}`);
  }
}
