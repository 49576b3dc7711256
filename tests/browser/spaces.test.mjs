// Tests of the version-space screen: a game on the canvas stepped forwards and back, an oracle that lies, and the
// screen by the outline alone.
import assert from 'node:assert/strict';
import { looks, test } from './fixtures.mjs';
import { Player } from './player.mjs';
import { say, saying } from './say.mjs';

for (const { size, phone, language, how } of looks(['es', 'en'], 1)) {
  test(`a version space is updated example by example, forwards and back, at ${size} in ${language}`, async ({ t }) => {
    const page = await t.open('/?game=spaces&role=assistant&rules=p4c10n', how), player = new Player(page, { touch: phone });
    for (const digit of [1, 2, 3, 4]) await player.tap(`symbol:${digit}`);
    await player.tap('submit');
    await player.tap('fijas+');
    await player.until(({ nodes }) => nodes.some(({ id, value }) => id === 'fijas' && value === '1'));
    await player.tap('picas+');
    await player.until(({ nodes }) => nodes.some(({ id, value }) => id === 'picas' && value === '1'));
    await player.tap('answer');
    await player.until(({ nodes }) => nodes.some(({ id, text }) => id === 'left' && /720/.test(text) && /24/.test(text)));
    await t.shot(page, `spaces-tree-${size}-${language}`);
    await player.tap('tab:1');
    await player.until(({ rects }) => rects?.['step:next']);
    const at = async () => (await player.node('step')).value;
    const to = (step) => player.until(({ nodes }) => JSON.stringify(nodes).includes(`"id":"step"`) && nodes.some(({ nodes: inner }) => inner?.some(({ id, value }) => id === 'step' && value === String(step))));
    const boxes = [JSON.stringify((await player.node('box')).rows)];
    for (let step = 1; step <= 3; step++) {
      await player.tap('step:next');
      await to(step);
      boxes.push(JSON.stringify((await player.node('box')).rows));
    }
    assert.ok(new Set(boxes).size >= 3, 'the examples change the space');
    await t.shot(page, `spaces-step-${size}-${language}`);
    for (let step = 2; step >= 0; step--) {
      await player.tap('step:back');
      await to(step);
      assert.equal(JSON.stringify((await player.node('box')).rows), boxes[step]);
    }
    assert.equal(await at(), '0');
    await player.tap('undo');
    await player.until(({ nodes }) => nodes.some(({ id }) => id === 'answer'));
  });
}
for (const { size, phone, how } of looks(['en'], 0)) {
  test(`against an oracle that lies the learner declares a code at ${size}`, async ({ t }) => {
    const page = await t.open('/?game=spaces&role=learner&rules=p3c6r&seed=8', how);
    const player = new Player(page, { touch: phone });
    await player.tap('menu');
    await player.tap('rules_dialog');
    await player.tap('noise:1');
    await player.until(({ nodes }) => JSON.stringify(nodes).includes('"id":"amount"')); // the dialog has grown
    await player.tap('start');
    await player.until(({ rects }) => !rects.start && rects.advance);
    for (let moves = 0; moves < 25 && !(await player.node('secret')); moves++) {
      const before = (await player.node('rows'))?.rows.length ?? 0;
      await player.tap('advance');
      await player.until(({ nodes, rects }) => nodes.some(({ id, rows }) => id === 'rows' && rows.length > before)
        && (nodes.some(({ id }) => id === 'secret') || rects.advance));
    }
    assert.match((await player.tree()).status, saying('en', 'spaces_declared'));
    await t.shot(page, `spaces-noise-${size}`);
  });
}

test('the tree, an update, the plot and an example are all there by the outline alone', async ({ t }) => {
  const page = await t.open('/?game=spaces&rules=p4c10n&view=text', { language: 'en' }), player = new Player(page);
  await player.until(({ nodes }) => nodes.some(({ id }) => id === 'tab'));
  await player.choose('tab', '4');
  await player.until(({ nodes }) => nodes.some(({ id }) => id === 'example'));
  await player.choose('example', '8'); // the compound example: 15 simple ones, not the 11 printed
  await player.until(({ nodes }) => nodes.some(({ id, rows }) => id === 'figures' && rows[0][1] === '11' && rows[0][2] === '15'));
  await player.press('load_example');
  await player.until(({ nodes }) => nodes.some(({ id }) => id === 'dialog'));
  await page.getByRole('dialog').getByRole('button', { name: say('en', 'spaces_load'), exact: true }).click();
  await player.until(({ nodes }) => nodes.some(({ id, rows }) => id === 'spaces' && rows.length === 24));
  await player.fill('space', 5);
  await player.until(({ nodes }) => nodes.some(({ id, value }) => id === 'space' && value === '5'));
  await player.choose('tab', '1');
  await player.until(({ nodes }) => nodes.some(({ id }) => id === 'hypothesis'));
  const { value, max } = (await player.node('steps')).nodes.find(({ id }) => id === 'step');
  assert.deepEqual([value, max], ['0', 15]);
  await player.choose('tab', '3');
  await player.until(({ nodes }) => nodes.some(({ id }) => id === 'plot'));
  assert.deepEqual((await player.node('plot')).rows[0].slice(1, 4), ['24', '24', '24']);
});
