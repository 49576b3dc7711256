// Draws the boards of a lesson's steps with the game's own program, which gets each step as for a learner: whatever the
// step hides is hidden on paper too. The program runs out of view, stores nothing and is closed afterwards.
import { EFFECTS } from '../effects.mjs';
import { element } from '../outline-kinds.mjs';
import { programOf } from '../programs.mjs';
import { Stage } from '../stage.mjs';
import { speaking } from '../texts.mjs';
import { pictureOf } from './picture.mjs';

// The layout of a desktop, or for a column of half the page a narrow one: letters on paper are as large as the page's.
// Of a tree even the small ones have 7 pt: in a column, or where it is wide over both.
const RATIO = 1.5, WIDTH = { page: 1000, half: 560, wide: 800, column: 380 };
const HEIGHTS = { cluedo: 1240, mastermind: 900, 'picas-fijas': 900, spaces: 900 }, HEIGHT = 700, HIGHER = 400; // room for every row; more in a narrow layout, whose panel lies below
const CALM = 3, FRAMES = 400; // frames without a change; at most
const turn = () => new Promise((resolve) => setTimeout(resolve));

// The nodes of each game's outline that describe its board, without nodes that a step may hide.
const SAID = {
  mastermind: ['rows'], 'picas-fijas': ['rows'], spaces: ['rows'], thirtyone: ['sum', 'board'], trees: ['rules'], tictactoe: ['board'],
  matrix: ['matrix'], betting: ['card_max', 'card_min', 'prompt'], cluedo: ['grid', 'notes_list'],
};

/** The guesses and feedback, without the numbers of candidates left. */
const uncounted = (node) => (node.id === 'rows' ? { ...node, head: node.head.slice(0, 3), rows: node.rows.map((row) => row.slice(0, 3)) } : node);

/** @typedef {{picture?: {url: string, width: number, height: number}, words: object[]}} Board  words: nodes of the outline */

export class Boards {
  jobs = new Map(); // for EFFECTS.request

  /** @param {string} game @param {string} language @param {HTMLElement} box  out of sight */
  static async open(game, language, box) {
    const boards = new Boards(), program = programOf(game), app = await speaking(program, language), root = element('div');
    box.append(root);
    Object.assign(boards, { game, program, root });
    const config = { game, language, theme: 'light', motion: 'reduce', dark: false, touch: false, embed: true };
    boards.stage = new Stage(app, { root, config, webgl: true, owner: boards });
    boards.stage.begin(true); // as text: only the pictures for paper are drawn
    return boards;
  }

  // ---- called by the stage; only its requests matter here ----
  effect(effect) { if (effect.type === 'request' || effect.type === 'cancel') EFFECTS[effect.type](this, effect, this.stage); }
  crashed(error) { this.failed = error; }
  notice() {}
  pictureBack() {}
  firstFrame() {}
  titled() {}

  /**
   * @param {string} flat  of lesson.step
   * @param {boolean} sealed  the question is about the numbers of the analysis @param {keyof typeof WIDTH} [room]
   * @param {import('./tree.mjs').NodeName[]} [names]  of a tree's nodes @returns {Promise<Board>}
   */
  async of(flat, sealed, room = 'page', names = undefined) {
    const width = WIDTH[room];
    this.stage.do('app_set', 'lesson', flat);
    await this.#settle();
    if (this.failed) throw this.failed;
    const { drawn, tree } = this.stage.onPaper({ width: width * RATIO, height: ((HEIGHTS[this.game] ?? HEIGHT) + (width < WIDTH.page ? HIGHER : 0)) * RATIO, ratio: RATIO });
    const picture = drawn && pictureOf(drawn, tree, { game: this.game, ratio: RATIO, sealed, names });
    const words = this.stage.debugOutline().nodes.filter(({ id }) => SAID[this.game]?.includes(id));
    return { picture, words: sealed ? words.map(uncounted) : words };
  }

  async #settle() {
    for (let frames = 0, calm = 0; frames < FRAMES && calm < CALM && !this.failed; frames++) {
      this.stage.scheduler.now();
      calm = this.stage.moving || this.jobs.size ? 0 : calm + 1;
      await turn();
    }
  }

  close() {
    for (const job of this.jobs.values()) job.abort();
    this.stage.close();
    this.root.remove();
  }
}
