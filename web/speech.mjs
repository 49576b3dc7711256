// The language that a game speaks: the page asks for one, or the player chooses it; the program keeps its own until the
// other's texts have loaded.
import { LANGUAGES } from './languages.mjs';
import { carries } from './place.mjs';
import { teach, text } from './texts.mjs';

export class Speech {
  #game;
  #around;
  #learning = 0; // counts requests for a language: an older one is dropped
  #asked; // the language that the page wants; if the program changes to another, the player chose it

  /** @param {import('./sagaz-game.mjs').SagazGame} game @param {import('./surroundings.mjs').Surroundings} around */
  constructor(game, around) {
    this.#game = game;
    this.#around = around;
  }

  /** Asks the program for another language, which it speaks once the texts are loaded. */
  ask(language) {
    this.#asked = language;
    this.#game.set('language', language);
  }

  /** The program speaks this language from now on. */
  speaks(language) {
    const game = this.#game, byPlayer = language !== this.#asked;
    this.#learning++; // drops texts that are still loading
    this.#asked = undefined;
    game.notices.hide('no_language');
    if (language === game.language) return;
    game.apply({ language });
    this.offerFile();
    this.#around.keepDate(); // in words
    if (!byPlayer) return;
    game.savePreference('language', language); // for the next visit
    game.emit('setting', { name: 'language', value: language });
  }

  /** Loads a language's texts for the program. */
  async learn(language) {
    const mine = ++this.#learning, game = this.#game, { app } = game;
    try {
      await teach(app, game.program, language);
      if (mine === this.#learning && app === game.app) game.set('language', language);
    } catch (error) {
      if (mine !== this.#learning || app !== game.app) return;
      game.set('language', game.language); // the program's menu shows the current one again
      game.notices.show('no_language', { values: { language: LANGUAGES[language].name } });
      game.emit('error', { message: String(error) });
    }
  }

  /** Adds the export and import of games to the program's menu, under the page's name for it. */
  offerFile() { this.#game.set('games_file', carries ? text(this.#game.language, 'games_file') : ''); }
}
