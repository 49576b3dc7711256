// axe-core over what a page shows now.
import assert from 'node:assert/strict';
import axe from '@axe-core/playwright';

const AxeBuilder = axe.AxeBuilder ?? axe.default ?? axe;

/** @param {import('@playwright/test').Page} page @param {string[]} [but]  rules that are not asked here */
export async function inspect(page, but = []) {
  const { violations } = await new AxeBuilder({ page }).disableRules(but).analyze();
  assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join(' | ')}`), []);
}
