// Polls for a state that only the test process can check. For a state in the page use page.waitForFunction or
// expect.poll.
import { setTimeout as pause } from 'node:timers/promises';

/**
 * @template T
 * @param {() => T | Promise<T>} what
 * @param {{longest?: number, message?: () => string}} [how]  longest: in ms, on a slow machine
 * @returns {Promise<T>} the first truthy answer
 */
export async function until(what, { longest = 60_000, message = () => `still waiting for ${what}` } = {}) {
  for (const end = Date.now() + longest; ; await pause(30)) {
    const answer = await what();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(message());
  }
}
