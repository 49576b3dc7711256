// What a step rests on: earlier facts, and what the board shows.
import { seatsOf } from './cluedo.mjs';
import { factOf, factsOf } from './facts.mjs';
import { say } from './say.mjs';

/** Whose knowledge a step speaks of, where a puzzle has several: "view:2". */
export const viewIn = ({ from }) => from.find((fact) => fact.startsWith('view:'))?.slice(5);

/** Who shows on the board to have a card, and by which note, from 1; of one's own cards none. */
function shownIn(line, card) {
  const words = line.split(' '), letter = String.fromCharCode(97 + Number(card)), notes = words.filter((word) => /^s\d[a-z]{3}[\d-][a-z-]$/.test(word)), at = notes.findIndex((note) => note[6] === letter);
  return words[12].includes(letter) ? { holder: words[5] } : at < 0 ? undefined : { holder: notes[at][5], note: at + 1 };
}

/** The words of where a fact was found: a step's number, or rows, from 0. */
function placeIn(line, found) {
  const form = line.startsWith('cluedo ') ? 'known_note' : 'known_row';
  if (!Array.isArray(found)) return ['known_step', { n: found }];
  return found.length ? [found.length > 1 ? `${form}s` : form, { n: found[0] + 1, list: found.map((row) => row + 1).join(', ') }] : [];
}

/** Facts with the step or the note that tells them, the cards of one player together. @param {(fact: string) => number | number[] | undefined} earlier  a step, or rows */
export function knownIn(language, from, line, earlier) {
  const groups = new Map(), add = (key, first, fact, ref) => groups.get(key)?.cards.push(fact) ?? groups.set(key, { first, cards: [fact], ref });
  for (const fact of from.filter((one) => factOf(language, one, line))) {
    const found = earlier?.(fact), [what, card, holder] = fact.split(':'), notebook = what === 'has' || what === 'lacks', shown = notebook && !found ? shownIn(line, card) : undefined;
    const mine = Number(holder) === seatsOf(line).me, instead = shown && !mine && [undefined, `${seatsOf(line).me}`].includes(viewIn({ from })) ? ['has', shown.holder] : [what, holder];
    const ref = found ? placeIn(line, found) : shown?.note ? ['known_note', { n: shown.note }] : [], group = `${instead} ${JSON.stringify(ref)}`;
    if (!notebook) add(fact, fact, '', ref);
    else if (!(groups.get(group)?.cards ?? []).includes(card)) add(group, [instead[0], card, instead[1]].join(':'), card, ref);
  }
  return [...groups.values()].map(({ first, cards, ref: [key, where] }) => {
    const [what, , holder] = first.split(':'), form = cards.length > 1 ? factsOf(language, what, cards, holder, line) : factOf(language, first, line), fact = form.replace(/\.$/, '');
    return key ? say(language, key, { fact, ...where }) : fact;
  });
}
