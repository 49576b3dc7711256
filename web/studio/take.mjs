// What a teacher takes along: the lesson's file, one HTML file, a course package, worksheet and key.
import { element } from '../outline-kinds.mjs';
import { giveFile } from '../share.mjs';
import { say as builderSay } from '../builder/say.mjs';
import { button, note } from './controls.mjs';
import { astray } from './follow.mjs';
import { nameOf } from '../lesson-link.mjs';
import { fileInside } from '../lesson-played.mjs';
import { drawClassLink } from './class-link.mjs';
import { MOST, exported, fileText, inOne, textIn } from './lesson.mjs';
import { say } from './say.mjs';

const LESSON = 'mine/studio.json';

/** @param {import('../studio.mjs').Studio} studio @param {HTMLElement} box */
export function drawTake(studio, box) {
  const { language, lesson, speaks, faults } = studio, words = (key, values) => say(language, key, values), bad = faults.filter(({ advice }) => !advice);
  const title = textIn(lesson.title, speaks) || lesson.id, bytes = new Blob([fileText(lesson)]).size;
  /** In a file of a class the lesson's name says which text it is, for class.html. */
  const activity = (group) => {
    const name = group ? nameOf(exported(studio.lesson)) : lesson.id;
    return { game: lesson.game, lesson: name, title, language: speaks, given: [['game', lesson.game], ['lesson', name], ['lang', speaks], ...(group ? [['class', group]] : [])] };
  };
  /** Works out every answer once more, from its step's own board. @returns {Promise<boolean>} whether all are so */
  const proven = async () => {
    const stray = (await astray(studio.lesson)).filter(({ advice }) => !advice);
    if (stray.length) studio.tell(words('faults_left', { n: stray.length }), { words: words('to_fault'), act: () => { studio.turnTo('work'); studio.goTo(stray[0].path); } });
    return !stray.length;
  };
  const give = async (name, type, make, group) => {
    if (!await proven()) return;
    studio.tell(builderSay(language, 'making'));
    try {
      const files = await import('../builder/files.mjs'), what = activity(group), own = await fileInside(studio.lesson, what.lesson);
      giveFile(new Blob([await make(files, { ...what, own })], { type }), name);
      studio.tell(builderSay(language, 'made', { name }));
    } catch {
      studio.tell(builderSay(language, 'not_made', { name }));
    }
  };
  const graded = lesson.steps.some(({ ask }) => ask && ask.kind !== 'guess'); // else a course has nothing to keep
  const row = (key, control) => element('div', { className: 'row' }, element('h3', {}, words(key)), note(words(graded || !['scorm', 'cmi5'].includes(key) ? `${key}_note` : 'nothing_graded', { kb: Math.ceil(bytes / 1024), most: MOST.bytes / 1024 })), control);
  const stopped = bad.length > 0, sheet = element('iframe', { hidden: true, title: words('sheet'), className: 'sheet' });
  const open = async () => {
    if (!await proven()) return;
    const address = new URL(LESSON, document.baseURI).href;
    sheet.lessons = { [address]: JSON.stringify(inOne(studio.lesson, speaks)) };
    sheet.hidden = false;
    sheet.src = new URL(`print.html?${new URLSearchParams({ lesson: LESSON, lang: speaks, part: 'worksheet', seed: '1', ...(studio.group && { class: studio.group }) })}`, document.baseURI).href;
    sheet.scrollIntoView({ block: 'nearest' });
  };
  box.replaceChildren(
    element('div', { className: 'head' }, element('h2', { tabIndex: -1 }, words('take')), button('close', words('close'), () => studio.turnTo('work'))),
    ...(stopped ? [element('p', { className: 'fault', role: 'status' }, words('faults_left', { n: bad.length }), ' ', button('to-fault', words('to_fault'), () => { studio.turnTo('work'); studio.goTo(bad[0].path); }, { className: 'plain' }))] : [element('p', { role: 'status' }, words('no_faults'))]),
    drawClassLink(studio, { stopped, proven }),
    row('file', button('json', words('download'), () => { giveFile(new Blob([fileText(studio.lesson)], { type: 'application/json' }), `${lesson.id}.json`); studio.tell(builderSay(language, 'made', { name: `${lesson.id}.json` })); }, { className: 'main' })),
    row('html', button('html', words('download'), () => give(`sagaz-${lesson.id}.html`, 'text/html', (files, what) => files.offlineFile(what), studio.group), { disabled: stopped })),
    row('scorm', button('scorm', words('download'), () => give(`sagaz-${lesson.id}-scorm.zip`, 'application/zip', (files, what) => files.scormPackage(what)), { disabled: stopped || !graded })),
    row('cmi5', button('cmi5', words('download'), () => give(`sagaz-${lesson.id}-cmi5.zip`, 'application/zip', (files, what) => files.cmi5Package(what)), { disabled: stopped || !graded })),
    row('sheet', button('sheet', words('open'), open, { disabled: stopped })), sheet,
  );
}
