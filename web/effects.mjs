// Carries out the effects that the application asks for, by type. The application itself never touches storage,
// clipboard, workers or the page.
import { submit } from './engine.mjs';
import { element } from './outline-kinds.mjs';
import { openPage } from './pages.mjs';
import { copy, giveFile, linkAddress, share, sharePicture, shareText, sharesFiles } from './share.mjs';
import { load, names, store } from './storage.mjs';
import { EVERY_COMMAND } from './programs.mjs';
import { GAMES } from './tables.mjs';
import { text } from './texts.mjs';

/**
 * A result in xAPI's format: a game won scores 1 of 1, or its quality, lost 0, neither (success: null) ½; a lesson brings
 * its score.
 */
function result({ success, quality = 1, ...more }, began = performance.now()) {
  const raw = success === null ? 0.5 : success ? quality : 0, duration = `PT${((performance.now() - began) / 1000).toFixed(2)}S`;
  return { score: { raw, min: 0, max: 1, scaled: raw }, ...more, success: success ?? undefined, completion: true, duration };
}

/** Tells the page, and a class, of an event. @param {string} state  of the game that it is about */
function tell(game, name, told, state) {
  game.emit(name, told);
  if (name === 'change') game.emit('progress', told);
  return game.handIn(name, told, state);
}

/** Tells the end of a game whose grade is its quality, which the engine calculates first. */
async function weighed(game, { played, ...detail }) {
  const { began } = game, state = game.getState(), engine = (request) => submit(game.program, request);
  const quality = detail.success ? await import('./quality.mjs').then(({ asking, qualityOf }) => qualityOf(played, asking(engine))).catch(() => undefined) : undefined;
  const told = result({ ...detail, quality }, began);
  if (!game.values.class) game.notices.show('graded_quality', { values: { n: Math.round(100 * told.score.scaled) }, quiet: true });
  return tell(game, 'complete', told, state);
}

/** A phone names a saved file by its type. */
const TYPES = { svg: 'image/svg+xml', csv: 'text/csv', tex: 'application/x-tex', json: 'application/json', txt: 'text/plain' };

/** @type {Record<string, (game: import('./sagaz-game.mjs').SagazGame, effect: any, stage: import('./stage.mjs').Stage) => void>} */
export const EFFECTS = {
  save: (game, { key, text: saved }) => (key === 'game' ? game.keep(saved) : game.savePreference(key, saved)),

  event(game, { name, detail }, stage) {
    if (name === 'error' && detail.kind === 'link') game.linkRefused();
    if (detail.kind === 'option') game.refuse({ name: detail.option, value: detail.value }, stage.config.game);
    if (name === 'ready' || detail.turn === 0) game.began = performance.now();
    if (detail.played) return weighed(game, detail);
    const told = name === 'error' ? { message: detail.kind, ...detail } : name === 'complete' ? result(detail, game.began) : detail;
    return tell(game, name, told);
  },

  language: (game, { value }) => game.speaks(value),

  texts: (game, { language }) => game.learn(language),

  theme(game, { value, background }) {
    if (value !== game.theme) {
      game.savePreference('theme', value);
      game.apply({ theme: value });
    }
    game.emit('setting', { name: 'theme', value: game.themeNow(), background });
  },

  page: (game, { name, part }) => openPage(game, name, part),

  lesson: (game, asked) => game.lessons().then((lessons) => lessons.bring(asked))
    .catch(({ message }) => game.set('lesson_failed', message)),

  puzzle: (game, asked) => game.lessons().then((lessons) => lessons.contradict(asked)).catch(() => {}), // the answer stays wrong

  /** Opens a game of another program. Deferred to the next task, because this program is inside a frame. */
  program: (owner, { game, link }) => setTimeout(() => owner.goTo(game, link || undefined)),

  textview: (game, { on }, stage) => stage.showText(on),

  /** Shares how the puzzles of a day went, with the address of that day. */
  async tell(game, { name, text: told }) {
    const [day, row] = told.split('\n'), [signs] = row.split(' '), page = new URL(linkAddress('', true));
    page.search = `?puzzle=${name}`;
    page.hash = '';
    const words = `Sagaz · ${told}\n${page.href}`;
    const picture = sharesFiles() ? await import('./day-picture.mjs').then(({ dayPicture }) => dayPicture(day, signs, page.href)).catch(() => undefined) : undefined;
    const result = await sharePicture(picture, words);
    if (result === 'failed') game.notices.show('copy_by_hand', { copy: words });
    else if (result === 'copied') game.notices.show('result_copied', { quiet: true });
  },

  copy: (game, { text: copied }) => copy(copied),

  /** Saves a file; without a name opens the dialog that exports and imports saved games, with a file that was dropped, or
   * to choose one of Gambit. */
  file: (game, { name, text: written, dropped }, stage) => (name.endsWith('.png') ? import('./figure-picture.mjs').then(({ pictureOf }) => pictureOf(written)).then((png) => giveFile(png, name)).catch(() => EFFECTS.picture(game, { name }, stage)) // a host page may forbid images
    : name ? giveFile(new Blob([written], { type: TYPES[name.split('.').pop()] }), name)
    : import('./games-file-dialog.mjs').then(({ offer }) => offer(game, { GAMES, element, giveFile, load, names, store, text, engine: (request) => submit(EVERY_COMMAND, request) }, dropped, written === 'gambit')).catch(() => game.notices.show('no_wasm'))),

  async picture(game, { name }, stage) {
    const was = stage.textView;
    if (was) {
      stage.showText(false);
      // Until the canvas has its size again.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    const png = await stage.screenshot();
    if (was) stage.showText(true);
    if (png) giveFile(png, name);
    else game.notices.show('no_webgl');
  },

  /** A title of several lines is a result: it is shared as text, with the link below. */
  async share(game, { link, title }) {
    const address = linkAddress(link, game.standalone), told = title.includes('\n');
    const result = await (told ? shareText(`${title}\n${address}`) : share(address, title));
    if (told && result === 'copied') game.notices.show('result_copied', { quiet: true });
    else if (result === 'failed') game.notices.show('copy_by_hand', { copy: address });
    else if (location.protocol === 'file:') game.notices.show('shared_here');
    else game.set('shared', result);
  },

  /** Runs a request, and delivers its lines to the application until the request is cancelled. */
  async request(game, { id, request }, stage) {
    const job = new AbortController(), deliver = (line) => {
      if (job.signal.aborted) return;
      stage.ask(() => stage.app.call('app_deliver', id, line));
      stage.scheduler.now(true); // lines are many: the next frame will do
    };
    game.jobs.set(id, job);
    try {
      await new Promise((go) => setTimeout(go)); // starting a worker takes long: first finish the tap
      deliver(await submit(game.program, JSON.stringify(request), { signal: job.signal, onProgress: deliver }));
    } catch (error) {
      deliver(JSON.stringify({ ok: false, error: { kind: 'crash', message: String(error) } }));
    }
    if (game.jobs.get(id) === job) game.jobs.delete(id);
  },

  cancel(game, { id }) {
    game.jobs.get(id)?.abort();
    game.jobs.delete(id);
  },
};
