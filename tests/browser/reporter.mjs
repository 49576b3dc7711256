// Prints after Playwright's report: the tests' notes, the slowest tests, and the line of totals that tests/run reads.

const SLOWEST = 20;
const name = (test) => test.titlePath().slice(3).join(' ');

export default class Summary {
  #root;

  onBegin(config, root) { this.#root = root; }

  onEnd() {
    const tests = this.#root?.allTests() ?? [], seconds = (test) => test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
    for (const test of tests) for (const { type, description } of test.results.at(-1)?.annotations ?? []) if (type === 'note') console.log(`note: ${name(test)}: ${description}`);
    const slow = tests.filter((test) => test.results.length).sort((a, b) => seconds(b) - seconds(a)).slice(0, SLOWEST);
    if (tests.length > SLOWEST) for (const test of slow) console.log(`${seconds(test).toFixed(1).padStart(6)} s ${name(test)}`);
    // A test that never ran, because the run was stopped, has no result and counts as failed.
    const skipped = tests.filter((test) => test.results.length && test.outcome() === 'skipped').length, passed = tests.filter((test) => test.outcome() === 'expected').length;
    if (skipped) console.log(`${skipped} skipped`);
    console.log(`${passed} passed, ${tests.length - passed - skipped} failed`);
  }
}
