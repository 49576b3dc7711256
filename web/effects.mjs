// What the application asks of the page, by type. It never touches storage, clipboard, workers or the page itself.
import { submit } from './engine.mjs';
import { EVERY_COMMAND } from './programs.mjs';
import { copy, giveFile, linkAddress, share } from './share.mjs';

/** @type {Record<string, (game: import('./sagaz-game.mjs').SagazGame, effect: any, stage: import('./stage.mjs').Stage) => void>} */
export const EFFECTS = {
  save: (game, { key, text }) => (key === 'game' ? game.keep(text) : game.savePreference(key, text)),

  event(game, { name, detail }) {
    game.emit(name, name === 'error' ? { message: detail.kind, ...detail } : detail);
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

  lesson: (game, asked) => game.lessons().then((lessons) => lessons.bring(asked)).catch(({ message }) => game.set('lesson_failed', message)),

  /** Another program's game: from the next turn of the event loop on, because this one is in the middle of a frame. */
  program: (owner, { game, link }) => setTimeout(() => owner.goTo(game, link || undefined)),

  textview: (game, { on }, stage) => stage.showText(on),

  copy: (game, { text }) => copy(text),

  file: (game, { name, text }) => giveFile(new Blob([text], { type: 'text/csv' }), name),

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
    const job = new AbortController(), deliver = (line) => { if (!job.signal.aborted) stage.do('app_deliver', id, line); };
    game.jobs.set(id, job);
    try {
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
