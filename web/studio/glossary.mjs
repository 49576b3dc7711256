// Words of the glossary for a lesson's texts: those of its game in the language that is written.
import { place } from '../place.mjs';

const files = new Map(); // by name

function fetched(name) {
  if (!files.has(name)) files.set(name, fetch(place(`guides/${name}.json`)).then((response) => (response.ok ? response.json() : {})).catch(() => {
    files.delete(name);
    return {};
  }));
  return files.get(name);
}

/** @returns {Promise<[string, string][]>} words and what they mean, in alphabetical order; none if they cannot be had */
export async function wordsOf(game, language) {
  const [terms, games] = await Promise.all([fetched(`glossary.${language}`), fetched('glossary.games')]);
  return Object.keys(terms).filter((id) => games[id]?.includes(game)).map((id) => terms[id]).sort(([a], [b]) => a.localeCompare(b, language));
}

/** A word as it stands within a sentence: "Alpha (α)" → "alpha", "MAX" as it is. */
export const inSentence = (term) => term.replace(/\s*\(.*\)$/, '').replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase());
