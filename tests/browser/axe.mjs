// Checks a page's current state with axe-core.
import assert from 'node:assert/strict';
import axe from '@axe-core/playwright';

const AxeBuilder = axe.AxeBuilder ?? axe.default ?? axe;

/** @param {import('@playwright/test').Page} page @param {string[]} [but]  rules to skip */
export async function inspect(page, but = []) {
  const { violations } = await new AxeBuilder({ page }).disableRules(but).analyze();
  assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join(' | ')}`), []);
}
