// The notice about an option's value that is malformed or that the game refuses; it names valid values. Loaded on
// demand.
import { CHOICES, EXAMPLES } from './choices.mjs';

const SHOWN = 60; // characters of values

/** As many values as fit, and an ellipsis. @param {string[]} values */
const some = ([first, ...more]) => `${more.reduce((text, value) => (text.length + value.length < SHOWN ? `${text} · ${value}` : text), first)} · …`;

/** The values for a game; for the home screen those of Mastermind, or of the first game that has the option. */
const takerOf = (games, game) => (game === 'home' ? games.mastermind ?? Object.values(games)[0] : games[game]);

/** @returns {[string, object]} a text's key and its values */
export function refusal({ name, value }, game) {
  const values = CHOICES[name] ? takerOf(CHOICES[name], game) : EXAMPLES[name];
  if (!values) return ['not_taken', { name, value }];
  return values.length ? ['bad_option_like', { name, value, example: some(values) }] : ['bad_state', { name, value }];
}

/** @param {import('./notices.mjs').Notices} notices @param {{name: string, value: string}} one @param {string} game @param {Function} text */
export function tell(notices, one, game, text) {
  const [name, values] = refusal(one, game);
  // Not enumerable, because a notice is known by its values, and the game's name differs until the texts have loaded.
  notices.show(name, { values: Object.defineProperty(values, 'game', { get: () => text(notices.language(), game.replace('-', '_')) }) });
}
