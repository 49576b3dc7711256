// Tests of studio.html in several tabs, which share what the browser keeps.
import assert from 'node:assert/strict';
import { test } from './fixtures.mjs';
import { begun, field, studio, words } from './studio.mjs';

/** The titles of all lessons that the browser keeps. */
const all = (page) => page.evaluate(() => {
  const others = JSON.parse(localStorage.getItem('sagaz.studio_lessons') ?? '[]').map(({ lesson }) => lesson);
  return [JSON.parse(localStorage.getItem('sagaz.studio')), ...others].map(({ title }) => title.en).sort();
});
const titled = (page, title) => page.waitForFunction((wanted) => document.querySelector('[data-path=title]')?.value === wanted, title);

test('two tabs write two lessons, neither loses a word of the other, and each keeps its own when it is loaded again', async ({ t }) => {
  const first = await begun(t), second = await studio(t, { context: first.context() });
  await second.locator('[name=begin]').click();
  await second.locator('[name=new]').click();
  await field(second, 'title').fill('Second');
  await first.locator('#list [name=head]').click();
  await field(first, 'title').fill('My better cut');
  await field(second, 'title').fill('The second');
  assert.deepEqual(await all(first), ['My better cut', 'The second']);
  assert.equal(await first.locator('#clash').isVisible() || await second.locator('#clash').isVisible(), false);
  for (const [page, title] of [[first, 'My better cut'], [second, 'The second']]) {
    await page.reload();
    await page.waitForFunction(() => document.body.dataset.state === 'ready');
    await titled(page, title);
    await page.locator('[name=begin]').click();
    assert.equal(await page.locator('#mine li').count(), 2, 'the other one is among my lessons');
  }
});

test('a lesson that another tab has changed is not overwritten: that one is loaded, or one\'s own becomes a copy', async ({ t }) => {
  const first = await begun(t), second = await studio(t, { context: first.context() });
  await titled(second, 'My cut');
  await first.locator('#list [name=head]').click();
  await field(first, 'title').fill('Of the first tab');
  await second.locator('#clash').waitFor();
  assert.ok((await second.locator('#clash').innerText()).includes(words('clash')));
  assert.equal(await second.locator('.kept').textContent(), words('not_kept'), 'the header does not say the contrary');
  await field(second, 'title').fill('Of the second tab');
  assert.deepEqual(await all(first), ['Of the first tab']);
  await second.locator('[name=clash-copy]').click();
  assert.deepEqual(await all(first), ['Of the first tab', 'Of the second tab']);
  assert.equal(await second.locator('#clash').isVisible(), false);
  assert.equal(await second.locator('.kept').textContent(), words('kept'));
  await field(first, 'title').fill('Of the first tab, again');
  assert.deepEqual(await all(first), ['Of the first tab, again', 'Of the second tab']);
  const third = await studio(t, { context: first.context() });
  await titled(third, 'Of the first tab, again');
  await field(first, 'title').fill('The last');
  await third.locator('[name=clash-load]').click();
  await titled(third, 'The last');
  await field(third, 'title').fill('The very last');
  assert.deepEqual(await all(first), ['Of the second tab', 'The very last']);
  await first.locator('#clash').waitFor();
});
