// Runs before all tests: starts servers of the site on two origins, and the lock for tests that measure time.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serve } from './server.mjs';
import { SITE } from './site.mjs';
import { giveTurns } from './turns.mjs';

export default async function setUp() {
  const site = fileURLToPath(SITE);
  if (!existsSync(new URL('codes.mjs', SITE))) throw new Error(`There is no site in ${site}: build it first (web/play --build-only), or name its folder in SAGAZ_SITE.`);
  const [first, second, turns] = await Promise.all([serve(site), serve(site), giveTurns()]);
  Object.assign(process.env, { SAGAZ_ORIGIN: first.origin, SAGAZ_ELSEWHERE: second.origin, SAGAZ_TURNS: turns.address }); // workers inherit these
  return () => { for (const server of [first, second, turns]) server.close(); };
}
