// Prints after Playwright's report: the tests' notes, the slowest tests, the failed tests, and the line of totals.
// tests/run reads the lines that begin with "failed: " and the totals.

const SLOWEST = 20;
const name = (test) => test.titlePath().slice(3).join(' ');
const reason = (result) => (result?.error?.message ?? 'did not run').replace(/\x1b\[[0-9;]*m/g, '').split('\n', 1)[0];

export default class Summary {
  #root;

  onBegin(config, root) { this.#root = root; }

  onEnd() {
    const tests = this.#root?.allTests() ?? [], seconds = (test) => test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
    if (!tests.some(({ results }) => results.length)) return; // --list
    for (const test of tests) for (const { type, description } of test.results.at(-1)?.annotations ?? []) if (type === 'note') console.log(`note: ${name(test)}: ${description}`);
    const slow = tests.filter((test) => test.results.length).sort((a, b) => seconds(b) - seconds(a)).slice(0, SLOWEST);
    if (tests.length > SLOWEST) for (const test of slow) console.log(`${seconds(test).toFixed(1).padStart(6)} s ${name(test)}`);
    for (const test of tests) if (test.outcome() === 'flaky') console.log(`passed at the second attempt: ${name(test)}: ${reason(test.results[0])}`);
    // A test that never ran, because the run was stopped, has no result and counts as failed.
    for (const test of tests) if (!['expected', 'flaky', 'skipped'].includes(test.outcome()) || !test.results.length) console.log(`failed: ${name(test)}: ${reason(test.results.at(-1))}`);
    const skipped = tests.filter((test) => test.results.length && test.outcome() === 'skipped').length, passed = tests.filter((test) => ['expected', 'flaky'].includes(test.outcome())).length;
    if (skipped) console.log(`${skipped} skipped`);
    console.log(`${passed} passed, ${tests.length - passed - skipped} failed`);
  }
}
