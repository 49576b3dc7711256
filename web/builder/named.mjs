// Names of an activity that distinguish it from others of the same game: a title for courses, and a file name.
import { mark } from '../mark.mjs';
import { gameName, say } from './say.mjs';
import { inWords } from './values.mjs';

const UNNAMED = ['game', 'lesson', 'puzzle', 'hosts', 'save', 'class', 'lang', 'theme', 'view', 'step', 'state']; // not in titles
const UNFILED = ['game', 'lesson', 'puzzle', 'hosts', 'save', 'class'];
const LONGEST = 40; // characters of a value in a title

/**
 * @param {{game: string, given: [string, string][], language: string, lesson?: string}} activity  language: the activity's @param {string} [lessonTitle]
 * @returns {string} Mastermind · 3 positions · 5 symbols · Hides · Seed 7
 */
export function titleOf({ game, given, language }, lessonTitle) {
  const words = ([name, value]) => (name === 'seed' ? `${say(language, 'seed')} ${value}` : inWords(language, name, value).slice(0, LONGEST));
  return [lessonTitle ?? gameName(language, game), ...given.filter(([name]) => !UNNAMED.includes(name)).map(words)].join(' · ');
}

/** @returns {string} sagaz-mastermind-p3c5r-keeper-seed7: for files, and an XML id */
export function slugOf({ game, given, lesson }) {
  const part = ([name, value]) => (['seed', 'step', 'hints', 'graded', 'grade'].includes(name) ? `${name}${value}` : /^[\w.-]{1,24}$/.test(value) ? value : mark(value));
  const puzzle = given.find(([name]) => name === 'puzzle')?.[1].replace(/[ :]+/g, '-');
  return ['sagaz', lesson ?? puzzle ?? game, ...given.filter(([name]) => !UNFILED.includes(name)).map(part)].join('-');
}
