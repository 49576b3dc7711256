// The dialog in which a pupil types a name and takes the text to hand in: copied, shared, mailed, as a file or as QR codes. It covers
// the game inside its element. Nothing is sent by the page.
import { codesIn } from './codes.mjs';
import { LONGEST, MOST } from './form.mjs';
import { say } from './say.mjs';
import { written } from './write.mjs';

const HOLDS = ['has_name', 'has_activity', 'has_answers', 'has_hints', 'has_moves', 'has_duration'], LACKS = ['hasnt_mail', 'hasnt_place', 'hasnt_device', 'hasnt_games'];

/** What was done, in words. @returns {[string, string, string]} the figure, its unit, the rest */
function feat(language, { ended: [raw, most], open, answers, line, moves, seconds }, grade) {
  const whole = Math.floor(seconds), time = say(language, 'time', { minutes: Math.floor(whole / 60), seconds: whole % 60 });
  if (line) {
    const byQuality = grade === 'quality' && raw > 0; // of a game that was won or an exercise, in hundredths
    return [say(language, open || raw === 0 ? 'lost' : raw === 1 || byQuality ? 'won' : 'even'), byQuality ? `${Math.round(100 * raw)}/100` : '', moves ? `${say(language, 'moves', { n: moves })} · ${time}` : time];
  }
  const hints = answers.reduce((sum, one) => sum + one.hints, 0);
  return [say(language, 'right_of', { right: raw, asked: most }), say(language, 'first_try'), `${say(language, 'hints_taken', { n: hints })} · ${time}`];
}

/**
 * @param {import('../sagaz-game.mjs').SagazGame} game
 * @param {{record: import('./record.mjs').Recorded, content: (name: string) => object, closed: () => void, copy: Function, giveFile: Function, element: Function, text: Function}} page
 */
export function openDialog(game, { record, content, closed, copy, giveFile, element, text }) {
  const { language, root } = game;
  if (root.querySelector('.handin')) return;
  const words = (key, values) => say(language, key, values);
  const title = game.lessonTitle && game.values.lesson ? game.lessonTitle : text(language, game.values.game.replace('-', '_'));
  const [figure, unit, rest] = feat(language, record, game.values.grade);

  const name = element('input', { type: 'text', maxLength: MOST.name, autocomplete: 'name', id: 'handin-name' });
  const code = element('textarea', { readOnly: true, rows: 3, spellcheck: false, 'aria-label': words('text') }), size = element('span', { className: 'note' });
  const tooLong = element('p', { className: 'note too-long', hidden: true }, words('too_long'));
  const told = element('p', { role: 'status', className: 'told' });
  const tell = (said) => { told.textContent = said; };
  const write = () => {
    code.value = written(content(name.value.trim()));
    size.textContent = words('size', { lines: code.value.trimEnd().split('\n').length, letters: code.value.length });
    tooLong.hidden = code.value.length <= LONGEST;
  };
  /** Runs `give` with the text, unless there is no name. */
  const named = (give) => async () => {
    if (!name.value.trim()) {
      tell(words('no_name'));
      return name.focus();
    }
    write();
    if (await give(code.value) !== false) record.handIn(name.value.trim());
    return undefined;
  };
  const button = (key, onclick, className = '') => element('button', { type: 'button', className, onclick }, words(key));
  const subject = () => words('subject', { name: name.value.trim(), title, class: game.values.class });
  const fileName = () => `sagaz-${name.value.trim().normalize('NFD').replace(/[\u0300-\u036f]/g, '').replace(/\W+/g, '-').slice(0, 40)}.txt`;

  const ways = [button('copy_it', named(async (all) => {
    const done = await copy(all);
    tell(words(done ? 'copied_it' : 'not_copied'));
    if (!done) code.select();
    return done;
  }), 'main')];
  const codes = codesIn({ words, named, tell, element });
  const others = [
    codes.button,
    navigator.share && button('share_it', named((all) => navigator.share({ title: subject(), text: all }).then(() => true, () => false))),
    button('mail', named((all) => {
      const link = element('a', { href: `mailto:?subject=${encodeURIComponent(subject())}&body=${encodeURIComponent(all)}`, target: '_blank', rel: 'noopener' });
      link.click();
    })),
    button('save_it', named((all) => {
      giveFile(new Blob([all], { type: 'text/plain' }), fileName());
      tell(words('filed', { name: fileName() }));
    })),
  ].filter(Boolean);

  const list = (key, items) => element('div', {}, element('h3', {}, words(key)), element('ul', { className: key }, ...items.map((one) => element('li', {}, words(one)))));
  const head = element('h2', { id: 'handin-title', tabIndex: -1 }, words('title'));
  const whole = button('whole', () => {
    code.rows = code.value.trimEnd().split('\n').length;
    whole.hidden = true;
    code.focus();
  }, 'plain');
  const panel = element('div', { className: 'handin', role: 'dialog', 'aria-modal': 'true', 'aria-labelledby': head.id },
    element('div', { className: 'top' }, button('close_it', () => close(), 'cross'), element('div', {}, head, element('p', { className: 'note' }, `${title} · ${words('of_class', { class: game.values.class })}`))),
    element('div', { className: 'body' },
      element('div', { className: 'feat' }, element('p', {}, element('strong', {}, figure), ` ${unit}`), element('p', { className: 'note' }, rest)),
      element('p', { className: 'named' }, element('label', { htmlFor: name.id }, words('your_name')), element('span', { className: 'note' }, words('name_note'))), name,
      element('p', { className: 'named' }, element('strong', {}, words('text')), size), code, tooLong, whole,
      ...ways, element('div', { className: 'ways' }, ...others), told, codes.box,
      element('div', { className: 'lists' }, list('has', HOLDS.filter((key) => (record.line ? !['has_answers', 'has_hints'].includes(key) : !['has_moves', 'has_duration'].includes(key)))), list('hasnt', LACKS)),
      element('p', { className: 'soft' }, `${words('alone')} ${words('proven')}`)));

  const covered = [...root.children].filter((one) => !one.inert);
  function close() {
    panel.remove();
    for (const one of covered) one.inert = false;
    game.focus();
    closed();
  }
  panel.addEventListener('keydown', (event) => {
    event.stopPropagation(); // the game takes no keys meanwhile
    if (event.key === 'Escape') close();
  });
  name.addEventListener('input', () => {
    tell('');
    codes.hide(); // they have the old name
    write();
  });
  code.addEventListener('focus', () => code.select());
  for (const one of covered) one.inert = true;
  root.append(panel);
  write();
  name.focus();
}
