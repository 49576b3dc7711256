// Leads a game through lessons. Fetched for the first one, by its address, so what it needs of modules that are there already it
// is given; steps.mjs is inside it.
import { faultOf, gameOf, isOurs, stepOf } from './steps.mjs';

const LONGEST = 300; // characters of what is wrong: it may quote a file from anywhere

export class Lessons {
  #asked = 0; // which step the player waits for: the last asked for counts
  #open; // the lesson that was begun last
  #at; // where the attribute's lesson was last

  /**
   * @param {import('./sagaz-game.mjs').SagazGame} game
   * @param {object} tools
   * @param {(name: string) => string} tools.place  a file's address
   * @param {(request: string) => Promise<string | null>} tools.engine
   * @param {(game: string) => string} tools.programOf
   * @param {(name: string) => string | undefined} tools.load  what is stored
   * @param {(language: string, key: string, values: object) => string} tools.text
   */
  constructor(game, tools) {
    Object.assign(this, { game, tools });
  }

  /** The game of the attribute's lesson. @returns {Promise<unknown>} */
  gameOf() { return gameOf(this.game.values.lesson, this.tools); }

  /** A step: into the program that is running, or into the one that has its game. Rejected if it cannot be had. */
  async bring({ lesson, step, seed, language }) {
    const { game, tools } = this, mine = ++this.#asked, { life } = game, late = () => mine !== this.#asked || life !== game.life;
    try {
      const made = await stepOf({ lesson, step, seed, language: language || game.language }, tools);
      if (late()) return;
      if (lesson === game.values.lesson) this.#at = { step, seed };
      if (lesson !== this.#open) game.began = performance.now();
      this.#open = lesson;
      if (made.spoken) game.notices.show('lesson_spoken', { values: { lesson, language: made.wanted, spoken: made.spoken }, quiet: true });
      if (tools.programOf(made.game) === game.program) game.set('lesson', made.flat);
      else game.goTo(made.game, undefined, made.flat);
    } catch (error) {
      if (late()) return;
      const missing = error.missing && !await isOurs(lesson, tools), { final, steps } = error;
      game.emit('error', { message: error.message.slice(0, LONGEST), kind: 'lesson', lesson });
      const said = missing ? tools.text(game.language, 'no_such_lesson', { lesson }) : error.words?.(game.language) ?? error.message;
      throw Object.assign(new Error(said.slice(0, LONGEST)), { missing, final, steps });
    }
  }

  /** A step that was brought before the program that has its game was there. */
  give(flat) { this.game.set('lesson', flat); }

  /** The attribute's lesson: where it says, or where the player left it, which the program keeps in its preferences. */
  async begin() {
    const { game } = this, { lesson, step, seed } = game.values, prefs = `\n${this.tools.load('prefs') ?? ''}`, kept = (name) => prefs.split(`\n${name}`)[1];
    const at = step ? step - 1 : parseInt(kept(`lesson.${lesson}=`)) || 0, [, , tried, its] = kept(`lesson_counted=${lesson} `)?.split(' ') ?? [];
    const asked = {
      lesson, step: at, // a case that was tried stays the same
      seed: seed ? Number(BigInt(seed) % 2n ** 31n) : +tried === at && its >>> 0 || crypto.getRandomValues(new Uint32Array(1))[0] >>> 1, ...this.#at,
    };
    await this.bring(asked).catch((error) => {
      if (!error.steps || !asked.step) throw error;
      if (step) game.notices.show('bad_option', { values: { name: 'step', value: step, expected: `1–${error.steps}` } });
      return this.bring({ ...asked, step: 0 }); // it has fewer steps, or has fewer now
    }).catch((error) => {
      if (error.missing) { // the notice has a way on of its own
        game.notices.show('no_such_lesson', { values: { lesson }, remedy: 'all_lessons', act: () => game.act('lessons') });
        throw new Error('');
      }
      const name = `${lesson.split('/').slice(-2).join('/')}: `; // the notice has it already
      throw Object.assign(error, { message: error.message.startsWith(name) ? error.message.slice(name.length) : error.message });
    });
    // What is played is right in its form; whether its answers are, the engine says a little later.
    faultOf(lesson, this.tools).then((why) => {
      if (!why || lesson !== this.game.values.lesson) return;
      this.game.emit('error', { message: why('en'), kind: 'lesson', lesson });
      this.game.notices.show('lesson_faults', { values: { lesson, why: why(this.game.language) } });
    }).catch(() => {});
  }
}
