// What is said of a value that was not taken, by its form or by the game: which values that game takes. Fetched for the first one.
import { CHOICES, EXAMPLES } from './choices.mjs';

const SHOWN = 60; // characters of values

/** As many as there is room for, and a sign that there are others. @param {string[]} values */
const some = ([first, ...more]) => `${more.reduce((text, value) => (text.length + value.length < SHOWN ? `${text} · ${value}` : text), first)} · …`;

/** On the home screen a value is judged by the first game that has the option. */
const takerOf = (games, game) => (game === 'home' ? games.mastermind ?? Object.values(games)[0] : games[game]);

/** @returns {[string, object]} a text and its values */
export function refusal({ name, value }, game) {
  const values = CHOICES[name] ? takerOf(CHOICES[name], game) : EXAMPLES[name];
  if (!values) return ['not_taken', { name, value, game }];
  return values.length ? ['bad_option_like', { name, value, example: some(values) }] : ['bad_state', { name, value }];
}

/** @param {import('./notices.mjs').Notices} notices @param {{name: string, value: string}} one @param {string} game @param {Function} text */
export function tell(notices, one, game, text) {
  const [name, values] = refusal(one, game);
  notices.show(name, { values: { ...values, get game() { return text(notices.language(), game.replace('-', '_')); } } });
}
