// Which lessons there are (lessons.json), for the site's pages that show them.
import { place } from './place.mjs';

const PATIENCE_MS = 20_000;

/** @param {RequestCache} [cache]  'reload': the one at hand is no good @returns {Promise<object[] | undefined>} undefined if it cannot be had */
export async function lessonList(cache) {
  const late = new AbortController();
  setTimeout(() => late.abort(), PATIENCE_MS);
  try {
    const response = await fetch(place('lessons.json'), { cache, signal: late.signal }), all = response.ok && await response.json();
    return Array.isArray(all) ? all : undefined;
  } catch {
    return undefined; // whoever shows them says so
  }
}
