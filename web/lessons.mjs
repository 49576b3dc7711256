// Leads a game through lessons. Loaded with the first lesson, as a bundle with steps.mjs inside; the page's functions
// that it needs are parameters, because importing them would bundle them twice.
import { contradictedBy, faultOf, gameOf, isOurs, stepOf, titleOf } from './steps.mjs';

export { lend } from './steps.mjs';

const LONGEST = 300; // characters of an error message, which may quote a file from anywhere

export class Lessons {
  #asked = 0; // counts requests for steps: an older one is dropped
  #open; // the lesson that was begun last
  #at; // the last {step, seed} of the attribute's lesson

  /**
   * @param {import('./sagaz-game.mjs').SagazGame} game
   * @param {object} tools
   * @param {(name: string) => string} tools.place  a file's address
   * @param {(request: string) => Promise<string | null>} tools.engine
   * @param {(game: string) => string} tools.programOf
   * @param {(name: string) => string | undefined} tools.load  reads storage
   * @param {(language: string, key: string, values: object) => string} tools.text
   */
  constructor(game, tools) {
    Object.assign(this, { game, tools });
  }

  /** The game of the attribute's lesson. @returns {Promise<unknown>} */
  gameOf() { return gameOf(this.game.values.lesson, this.tools); }

  /** Loads a step and gives it to the running program, or opens the program of its game. Rejects if loading fails. */
  async bring({ lesson, step, seed, language }) {
    const { game, tools } = this, mine = ++this.#asked, { life } = game, late = () => mine !== this.#asked || life !== game.life;
    try {
      const made = await stepOf({ lesson, step, seed, language: language || game.language }, tools);
      const { puzzle, lesson: own } = game.values, title = puzzle && await titleOf({ puzzle, lesson: own, language: language || game.language }, tools);
      if (late()) return;
      if (lesson === game.values.lesson) this.#at = { step, seed };
      if (lesson !== this.#open) game.began = performance.now();
      this.#open = lesson;
      if (title) game.lessonTitle = title;
      else if (lesson === own) [, game.lessonTitle] = /^title\t(.*)$/m.exec(made.flat) ?? [];
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

  /** Says what a wrong answer to a puzzle contradicts. @param {{lesson: string, answer: unknown}} asked */
  async contradict({ lesson, answer }) {
    const { game, tools } = this;
    game.set('lesson_told', await contradictedBy({ lesson, answer, language: game.language }, tools));
  }

  /** Gives a loaded step to the program that was opened for it. */
  give(flat) { this.game.set('lesson', flat); }

  /**
   * Begins the attribute's lesson at the attribute `step`, or where the player left it, as the preferences store it.
   */
  async begin() {
    const { game } = this, { lesson, step, seed } = game.values, prefs = `\n${this.tools.load('prefs') ?? ''}`, kept = (name) => prefs.split(`\n${name}`)[1];
    const at = step ? step - 1 : parseInt(kept(`lesson.${lesson}=`)) || 0, [, , tried, its] = kept(`lesson_counted=${lesson} `)?.split(' ') ?? [];
    const asked = {
      lesson, step: at, // a case that the player tried keeps its seed
      seed: seed ? Number(BigInt(seed) % 2n ** 31n) : +tried === at && its >>> 0 || crypto.getRandomValues(new Uint32Array(1))[0] >>> 1, ...this.#at,
    };
    await this.bring(asked).catch((error) => {
      if (!error.steps || !asked.step) throw error;
      if (step) game.notices.show('bad_option', { values: { name: 'step', value: step, expected: `1–${error.steps}` } });
      return this.bring({ ...asked, step: 0 }); // the lesson has fewer steps
    }).catch((error) => {
      if (error.missing) { // the notice offers all lessons
        game.notices.show('no_such_lesson', { values: { lesson }, remedy: 'all_lessons', act: () => game.act('lessons') });
        throw new Error('');
      }
      const name = `${lesson.split('/').slice(-2).join('/')}: `; // the notice names the lesson already
      throw Object.assign(error, { message: error.message.startsWith(name) ? error.message.slice(name.length) : error.message });
    });
    // The lesson is well-formed. The engine checks its answers while it is played, and a notice reports a fault.
    faultOf(lesson, this.tools).then((why) => {
      if (!why || lesson !== this.game.values.lesson) return;
      this.game.emit('error', { message: why('en'), kind: 'lesson', lesson });
      this.game.notices.show('lesson_faults', { values: { lesson, why: why(this.game.language) } });
    }).catch(() => {});
  }
}
