// Loads the list of lessons (lessons.json) for the site's pages that show it.
import { place } from './place.mjs';

const PATIENCE_MS = 20_000;

/**
 * @param {RequestCache} [cache]  'reload': after a failure
 * @returns {Promise<object[] | undefined>} undefined: it failed
 */
export async function lessonList(cache) {
  const late = new AbortController();
  setTimeout(() => late.abort(), PATIENCE_MS);
  try {
    const response = await fetch(place('lessons.json'), { cache, signal: late.signal }), all = response.ok && await response.json();
    return Array.isArray(all) ? all : undefined;
  } catch {
    return undefined; // the caller reports it
  }
}
