// In a SCORM package, runs before the game: resumes it from the data that the course stored, and reports its progress.
// It reports shortly after each move, at once at an end, and when the page closes; then it closes the session.
import { Interactions } from './interactions.mjs';
import { Course, findApi } from './lms.mjs';
import { puzzleActivity } from '../puzzle-activity.mjs';
import { lessonOfPuzzle } from '../puzzle-names.mjs';
import { Record, timespan } from '../xapi/record.mjs';

const MOMENT_MS = 1500; // after a move, so that several moves are one message
const root = document.documentElement, words = JSON.parse(document.currentScript.dataset.words);
const began = performance.now();
let timer;

const course = new Course(findApi(window));
const options = new URLSearchParams(root.dataset.query ?? '');
const puzzle = options.get('puzzle'), puzzles = puzzle ? puzzleActivity(puzzle, lessonOfPuzzle(puzzle)) : undefined;
const record = new Record(options.get('lesson') ?? undefined, {
  suspended: course.get('cmi.suspend_data'), score: course.get('cmi.core.score.raw'), status: course.get('cmi.core.lesson_status'),
}, puzzles);
const clock = () => (performance.now() - began) / 1000;
const interactions = new Interactions(course.get('cmi.interactions._count'), 0);
let answers = []; // that the course has not been told yet
const only = ['browse', 'review'].includes(course.get('cmi.core.lesson_mode')); // read-only: nothing is reported
for (const [name, value] of record.start) options.set(name, value);
root.dataset.query = `${options}`;

const note = document.createElement('p'), again = document.createElement('button');
let told; // the note that is shown: [key, why]
note.setAttribute('role', 'alert');
note.style.cssText = 'margin:0;padding:6px 16px;background:#FBEFD3;color:#17202B;font:15px/1.4 "Noto Sans",system-ui,sans-serif';
again.style.cssText = 'font:inherit;font-weight:bold;margin-left:12px;padding:4px 12px;min-height:32px';
again.onclick = () => keep();

function show() {
  if (!told) return note.remove();
  const [key, why] = told, said = words[root.lang] ?? words.en;
  note.textContent = said[key].replace('{why}', why ?? '');
  if (key === 'lms_save') {
    again.textContent = said.lms_again;
    note.append(again);
  }
  return document.body.prepend(note);
}
function tell(key, why) {
  told = key && [key, why];
  if (document.body) show();
}

function keep(leaving = false) {
  clearTimeout(timer);
  timer = undefined;
  if (course.state !== 'open' || only) return;
  const { score, status, suspended } = record, fresh = answers;
  const failed = course.keep([
    ...fresh,
    ...(score === undefined ? [] : [['cmi.core.score.raw', `${score}`], ['cmi.core.score.min', '0', true], ['cmi.core.score.max', '100', true]]),
    ['cmi.core.lesson_status', status],
    ...(record.begun && suspended ? [['cmi.suspend_data', suspended]] : []),
    ['cmi.core.exit', 'suspend'],
    ...(leaving ? [['cmi.core.session_time', timespan(clock())]] : []),
  ]);
  if (failed === undefined) answers = answers.slice(fresh.length);
  if (failed !== undefined) tell('lms_save', failed);
  else tell(suspended ? undefined : 'lms_long');
}
const soon = () => {
  clearTimeout(timer);
  timer = setTimeout(keep, MOMENT_MS);
};

const element = () => document.querySelector('sagaz-game');
addEventListener('sagaz-change', () => {
  record.moved(element().getState());
  soon();
});
addEventListener('sagaz-progress', ({ detail }) => { if (record.answered(detail)) soon(); });
addEventListener('sagaz-answered', ({ detail }) => {
  if (record.owns(detail.lesson)) answers.push(...interactions.answered(detail, clock(), new Date(), timespan));
});
addEventListener('sagaz-complete', ({ detail }) => {
  if (!record.ended(detail)) return;
  record.moved(element().getState());
  keep();
});
addEventListener('sagaz-setting', show); // the note follows the game's language
// A phone may end a hidden page without another word, so the time is reported already then.
document.addEventListener('visibilitychange', () => { if (document.visibilityState === 'hidden') keep(true); });
addEventListener('pagehide', () => {
  keep(true);
  course.close();
});
addEventListener('pageshow', ({ persisted }) => { if (persisted) location.reload(); }); // the course has been closed

document.addEventListener('DOMContentLoaded', () => {
  document.body.style.cssText = 'display:flex;flex-direction:column;height:100dvh';
  document.querySelector('main').style.cssText = 'flex:1;min-height:0;height:auto';
  if (course.state === 'missing') tell('lms_missing');
  else if (course.state === 'silent') tell('lms_start');
  // The note only: a review reports nothing.
  else if (only) tell(record.score === undefined ? 'lms_review_none' : 'lms_review', record.score);
  else {
    if (record.status === 'incomplete') keep(); // reports that the activity has begun
    if (record.foreign) tell('lms_foreign'); // until the first move is saved
  }
});
