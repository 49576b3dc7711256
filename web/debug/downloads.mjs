// In the site of the preset web-debug this takes the place of ../downloads.mjs: what is fetched is left as it came, uncounted,
// so that a browser's tools know each program by its address and find the source map beside it.
import { place } from './place.mjs';

/** @param {string} name @param {RequestCache} [cache] @returns {Promise<Response>} */
export async function download(name, cache) {
  const response = await fetch(place(name), { cache });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response;
}

export const percent = () => 0;

export function whenMore() {}
