// Tests of the textbook's rooms, by pointer on the canvas and by the outline alone: examples are added, changed and taken
// back in concepts, a hidden concept is asked about and said, and Kuhn's three cards are played.
import assert from 'node:assert/strict';
import { DESKTOP, PHONE, test } from './fixtures.mjs';
import { Player } from './player.mjs';

const SCREENS = [
  { size: '360×640', viewport: PHONE, language: 'es', more: '' },
  { size: '1280×800', viewport: DESKTOP, language: 'en', more: '' },
  { size: 'the projector', viewport: { width: 1920, height: 1080 }, language: 'es', more: '&theme=projector' },
  { size: '1280×800', viewport: DESKTOP, language: 'en', more: '&view=text', outline: true },
];

const every = (nodes) => nodes.flatMap((node) => [node, ...every(node.nodes ?? [])]);
const found = (tree, id) => every(tree.nodes).find((node) => node.id === id);
const rows = (n) => (tree) => found(tree, 'examples')?.rows.length === n;

for (const { size, viewport, language, more, outline } of SCREENS) {
  const phone = viewport === PHONE, how = { viewport, touch: phone, isMobile: phone, language, reducedMotion: 'reduce' };
  const where = `${outline ? 'in the outline' : 'on the canvas'} at ${size} in ${language}`;
  const opened = async (t, address) => {
    const player = new Player(await t.open(`/?game=${address}${more}`, how), { touch: phone });
    const use = (id) => (outline ? player.press(id) : player.tap(id));
    /** The next value of an attribute. */
    const change = async (id) => {
      const { value, options } = await player.node(id), at = options.findIndex((one) => one.value === value);
      const next = options[(at + 1) % options.length].value;
      await (outline ? player.choose(id, next) : player.tap(id));
      await player.until((tree) => found(tree, id).value === next);
    };
    return { player, use, change };
  };

  test(`concepts are learnt from examples ${where}`, async ({ t }) => {
    const { player, use, change } = await opened(t, 'concepts');
    const left = async () => (await player.node('examples')).rows.at(-1).at(-1);
    await player.until(rows(4));
    assert.equal(await left(), '6');
    await change('attribute:0'); // another sky than the first day's
    await use('add_no');
    await player.until(rows(5));
    const after = await left();
    await use('flip');
    await player.until((tree) => found(tree, 'examples').rows.at(-1).at(-1) !== after);
    await use('remove');
    await player.until(rows(4));
    assert.equal(await left(), '6');
  });

  test(`a hidden concept is asked about and said ${where}`, async ({ t }) => {
    const { player, use, change } = await opened(t, 'concepts&role=guess&seed=42');
    for (let asked = 1; asked <= 2; asked++) {
      await player.until(rows(asked));
      await change(`attribute:${asked - 1}`);
      await use('ask');
    }
    await player.until(rows(3));
    await (outline ? player.choose('mode', '1') : player.tap('mode:1'));
    await player.until((tree) => found(tree, 'say'));
    const { disabled, why } = await player.node('say'); // any value everywhere
    assert.ok(disabled ? why : !why);
    if (disabled) return; // the reason names the example that the concept contradicts
    await use('say');
    await player.until((tree) => found(tree, 'new_game') && !found(tree, 'say'));
  });

  test(`Kuhn's three cards are played ${where}`, async ({ t }) => {
    const { player, use } = await opened(t, 'betting&rules=kuhn&seed=3');
    for (let round = 1; round <= 2; round++) {
      while (!found(await player.tree(), 'next')) { // at most two decisions
        await player.until((tree) => found(tree, 'act:0') || found(tree, 'next'));
        const { text } = await player.node('prompt');
        if (found(await player.tree(), 'act:1')) await use('act:1');
        await player.until((tree) => found(tree, 'next') || found(tree, 'prompt')?.text !== text);
      }
      assert.ok((await player.node('result')).text);
      await use('next');
      await player.until((tree) => found(tree, 'act:0') || !found(tree, 'result'));
    }
  });
}
