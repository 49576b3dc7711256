// Tests of copy, cut and paste in a text field: on the canvas and in the outline, with a spreadsheet's table.
import assert from 'node:assert/strict';
import { test } from './fixtures.mjs';
import { Player } from './player.mjs';
import { until } from './until.mjs';

const TABLE = '4\t5\r\n6\t7\r\n', ROWS = '4 5 / 6 7';

/** The matrix's dialog, open; `value()` is the text of its field. */
async function dialog(t, how = {}) {
  const page = await t.open('/?game=matrix&lang=en', { permissions: ['clipboard-read', 'clipboard-write'], ...how }), player = new Player(page);
  await player.tap('rules_dialog');
  await player.until(({ nodes }) => JSON.stringify(nodes).includes('"matrix_text"'));
  const value = async () => (await player.node('matrix_text')).value, given = (text) => page.evaluate((one) => navigator.clipboard.writeText(one), text);
  return { page, player, given, taken: () => page.evaluate(() => navigator.clipboard.readText()), became: (text) => until(async () => await value() === text) };
}

for (const shortcut of ['Control+v', 'Shift+Insert']) {
  test(`a spreadsheet's table is pasted as a table into the canvas by ${shortcut}, then copied and cut`, async ({ t }) => {
    const { page, player, given, taken, became } = await dialog(t);
    await given(TABLE);
    await player.tap('matrix_text');
    await page.keyboard.press('Control+a');
    await page.keyboard.press(shortcut);
    await became(ROWS);
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+c');
    await until(async () => await taken() === ROWS);
    await given('');
    await page.keyboard.press('Control+x');
    await became('');
    assert.equal(await taken(), ROWS);
  });
}

test('a spreadsheet\'s table is pasted as a table into the field of the outline', async ({ t }) => {
  const { page, player, given, became } = await dialog(t);
  await given(TABLE);
  const { label } = await player.node('matrix_text'), field = page.getByRole('textbox', { name: label, exact: true });
  await field.focus();
  await field.selectText();
  await page.keyboard.press('Control+v');
  await became(ROWS);
});
