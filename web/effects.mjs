// What the application asks of the page, by type. It never touches storage, clipboard, workers or the page itself.
import { submit } from './engine.mjs';
import { element } from './outline-kinds.mjs';
import { openPage } from './pages.mjs';
import { EVERY_COMMAND } from './programs.mjs';
import { copy, giveFile, linkAddress, share } from './share.mjs';
import { load, names, store } from './storage.mjs';
import { GAMES } from './tables.mjs';
import { text } from './texts.mjs';

/** An end as xAPI tells a result: a game won is 1 of 1, lost 0, neither (success: null) ½; a lesson brings its score. */
function result({ success, ...more }, began = performance.now()) {
  const raw = success === null ? 0.5 : Number(success), duration = `PT${((performance.now() - began) / 1000).toFixed(2)}S`;
  return { score: { raw, min: 0, max: 1, scaled: raw }, ...more, success: success ?? undefined, completion: true, duration };
}

/** @type {Record<string, (game: import('./sagaz-game.mjs').SagazGame, effect: any, stage: import('./stage.mjs').Stage) => void>} */
export const EFFECTS = {
  save: (game, { key, text: saved }) => (key === 'game' ? game.keep(saved) : game.savePreference(key, saved)),

  event(game, { name, detail }, stage) {
    if (name === 'error' && detail.kind === 'link') game.linkRefused();
    if (detail.kind === 'option') game.refuse({ name: detail.option, value: detail.value }, stage.config.game);
    if (name === 'ready' || detail.turn === 0) game.began = performance.now();
    game.emit(name, name === 'error' ? { message: detail.kind, ...detail } : name === 'complete' ? result(detail, game.began) : detail);
    if (name === 'change') game.emit('progress', detail);
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

  later: (game) => game.whole().catch(({ message }) => game.set('later_failed', message)),

  lesson: (game, asked) => game.lessons().then((lessons) => lessons.bring(asked))
    .catch(({ message }) => game.set('lesson_failed', message)),

  /** Another program's game: from the next turn of the event loop on, because this one is in the middle of a frame. */
  program: (owner, { game, link }) => setTimeout(() => owner.goTo(game, link || undefined)),

  textview: (game, { on }, stage) => stage.showText(on),

  copy: (game, { text: copied }) => copy(copied),

  /** Without a name: the saved games, into a file or out of one. */
  file: (game, { name, text: written }) => (name ? giveFile(new Blob([written], { type: 'text/csv' }), name)
    : import('./games-file-dialog.mjs').then(({ offer }) => offer(game, { GAMES, element, giveFile, load, names, store, text })).catch(() => game.notices.show('no_wasm'))),

  async picture(game, { name }, stage) {
    const was = stage.textView;
    if (was) {
      stage.showText(false);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))); // until it has its size again
    }
    const png = await stage.screenshot();
    if (was) stage.showText(true);
    if (png) giveFile(png, name);
    else game.notices.show('no_webgl');
  },

  async share(game, { link, title }) {
    const address = linkAddress(link, game.standalone), result = await share(address, title);
    if (result === 'failed') game.notices.show('copy_by_hand', { copy: address });
    else if (location.protocol === 'file:') game.notices.show('shared_here');
    else game.set('shared', result);
  },

  /** A long job: its lines go back to the application that asked, unless it has been cancelled or closed since. */
  async request(game, { id, from, request }, stage) {
    const job = new AbortController(), deliver = (line) => {
      if (job.signal.aborted) return;
      stage.ask(() => stage.app.call('app_deliver', id, line));
      stage.scheduler.now(true); // one of many
    };
    game.jobs.set(id, job);
    try {
      await new Promise((go) => setTimeout(go)); // a worker takes its time to begin: not in the middle of a tap
      deliver(await submit(from === 'every' ? EVERY_COMMAND : game.program, JSON.stringify(request), { signal: job.signal, onProgress: deliver }));
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
