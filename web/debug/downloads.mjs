// Replaces ../downloads.mjs in the site of the preset web-debug. Responses are not rewrapped to count bytes, so that
// developer tools know each program's address and find its source map.
import { place } from './place.mjs';

/** @param {string} name @param {RequestCache} [cache] @returns {Promise<Response>} */
export async function download(name, cache) {
  const response = await fetch(place(name), { cache });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response;
}

export const percent = () => 0;

export function whenMore() {}
