// Tests of what the others may know in Cluedo, and of house rules: the race, a rival’s eyes, what a question gives away,
// which card to show, everyone who shows, a player who leaves. Drawn on the canvas, described in the outline, and
// without violations for axe-core.
import assert from 'node:assert/strict';
import { inspect } from './axe.mjs';
import { looks, picture, test } from './fixtures.mjs';
import { Player } from './player.mjs';
import { say } from './say.mjs';

const PLAYERS = 4, CARDS = 21;
/** cluedo 1 notebook 6-6-9 ffee 0 0 0 eeee 0 - - bgknp s1ain3- s2dkt0k s3fjo2- s0alm3a s1els-- */
const NOTEBOOK = 'Y2x1ZWRvIDEgbm90ZWJvb2sgNi02LTkgZmZlZSAwIDAgMCBlZWVlIDAgLSAtIGJna25wIHMxYWluMy0gczJka3QwayBzM2ZqbzItIHMwYWxtM2EgczFlbHMtLWOH';
/** cluedo 1 notebook+all+late 6-6-9 ffee 0 0 0 eeee 0 - - abgmn */
const HOUSE = 'Y2x1ZWRvIDEgbm90ZWJvb2srYWxsK2xhdGUgNi02LTkgZmZlZSAwIDAgMCBlZWVlIDAgLSAtIGFiZ21u2Rs';
const find = (nodes, id) => nodes.find((node) => node.id === id);

/** A notebook's page, its player, and what checks the screen as it is now: drawn, and without violations. */
async function opened(t, link, { size, phone, language, how }) {
  const page = await t.open(`/?game=cluedo&role=notebook#s=${link}`, how), player = new Player(page, { touch: phone });
  const seen = async (what) => {
    await t.shot(page, `cluedo-${what}-${size}-${language}`);
    assert.ok((await picture(page)).colours > 20, `${what} is drawn`);
    await inspect(page, ['aria-roles']); // the element’s own attribute `role`, from the address
  };
  const taps = async (...ids) => { for (const id of ids) await player.tap(id); };
  await player.until(({ nodes }) => find(nodes, 'others') && find(nodes, 'deals'));
  return { page, player, seen, taps };
}

/** Turns on what the others may know, by its switch under the canvas. */
async function showOthers(page, player) {
  await page.getByRole('checkbox', { name: (await player.node('others')).label, exact: true }).press(' ');
  await player.until(({ nodes, rects }) => find(nodes, 'race')?.rows.length === PLAYERS && rects['eyes:3']);
}

for (const look of looks(['es', 'en'], 0))
  test(`the race, a rival’s eyes, what a question gives away and which card to show in Cluedo, by taps at ${look.size} in ${look.language}`, async ({ t }) => {
    const { page, player, seen, taps } = await opened(t, NOTEBOOK, look);
    await showOthers(page, player);
    await seen('race');

    const own = (await player.node('grid')).rows;
    await player.tap('eyes:3');
    await player.until(({ nodes }) => find(nodes, 'eyes_sure'));
    assert.notDeepEqual((await player.node('grid')).rows, own, 'the table through her eyes');
    await seen('eyes');
    await player.tap('eyes_back');
    await player.until(({ nodes }) => !find(nodes, 'eyes_sure'));
    assert.deepEqual((await player.node('grid')).rows, own);

    if (look.phone) await taps('sheet_grip', 'tab:2');
    else await player.tap('advice');
    await player.until(({ nodes, rects }) => find(nodes, 'gives')?.rows.length && rects.caution);
    for (const [, words, first] of (await player.node('gives')).rows) {
      assert.match(words, /Ana.*Leo.*Eva/);
      assert.match(first, /\d/);
    }
    await seen('gives');

    if ((await player.tree()).rects.sheet_close) await player.tap('sheet_close');
    await taps('note', 'entry_step:0', 'by:3', 'suspect:1', 'weapon:6', 'room_asked:13', 'shower:0');
    await player.until(({ nodes }) => find(nodes, 'shown')?.options.every(({ text }) => text.includes('→')));
    assert.equal((await player.node('shown')).options.length, 3);
    await seen('show');
  });

for (const look of looks(['es', 'en'], 1))
  test(`house rules of Cluedo: everyone shows, somebody leaves, and I joined late, by taps at ${look.size} in ${look.language}`, async ({ t }) => {
    const { page, player, seen, taps } = await opened(t, HOUSE, look), { language } = look;
    await taps('note', 'by:0', 'suspect:2', 'weapon:7', 'room_asked:14', 'mark_shower:1', 'mark_shower:3');
    await seen('everyone');
    await taps('showers_done', 'shown_by:1:7', 'shown_by:3:2'); // the last tap saves
    await player.until(({ nodes }) => find(nodes, 'notes_list')?.items.length === 1 && find(nodes, 'deals'));
    const cell = async (card, seat) => (await player.node('grid')).rows[card][seat + 1];
    assert.equal(await cell(7, 1), say(language, 'cluedo_yes'));
    assert.equal(await cell(2, 3), say(language, 'cluedo_yes'));
    assert.equal(await cell(14, 2), say(language, 'cluedo_no'), 'who shows none has none');

    await taps('note');
    await page.getByRole('radio', { name: say(language, 'cluedo_leaving'), exact: true }).press(' '); // under the canvas
    await taps('by:2', 'left_done'); // the hand stays hidden
    await player.until(({ nodes }) => find(nodes, 'notes_list')?.items.length === 2);
    await taps('note');
    assert.equal((await player.node('by')).options.find(({ value }) => value === '2').disabled, true, 'who has left asks no more');
    await taps('entry_close');

    await showOthers(page, player);
    assert.ok((await player.node('race_note')).text.includes(say(language, 'cluedo_late_note')));
    assert.equal((await player.node('race')).rows.find(([name]) => name === 'Leo')[4], say(language, 'cluedo_has_left'));
    assert.equal((await player.node('grid')).rows.length, CARDS);
    await seen('late');
  });
