// Tests of Cluedo: a notebook of twenty questions, one of them mistyped, and games against three computer players, on
// the canvas and by roles and names. The screen's statements are compared with the engine's.
import assert from 'node:assert/strict';
import { longTest, looks, picture, test } from './fixtures.mjs';
import { Player } from './player.mjs';
import { say, saying } from './say.mjs';

const ME = 0, PLAYERS = 4, HOLDERS = 5, MOST_HOLDERS = 10; // the ids of cells allow ten holders a card
const ENVELOPE = [4, 11, 12], HANDS = [[1, 6, 10, 13, 15], [2, 7, 8, 17, 18], [3, 9, 14, 19], [0, 5, 16, 20]];
const holderOf = (card) => (ENVELOPE.includes(card) ? PLAYERS : HANDS.findIndex((hand) => hand.includes(card)));
const after = (by) => [1, 2, 3].map((n) => (by + n) % PLAYERS);

/** A question as this player sees it; by default the first holder of one of its cards shows it. */
function question(by, cards, shower = after(by).find((seat) => cards.some((card) => holderOf(card) === seat)) ?? null) {
  const shown = cards.find((card) => holderOf(card) === shower);
  const seats = after(by), passes = shower === null ? seats : seats.slice(0, seats.indexOf(shower));
  return { type: 'suggest', by, cards, passes, shower, card: by === ME || shower === ME ? shown ?? null : null };
}

/** Twenty random questions, the players by turns. */
function truth() {
  let state = 11;
  const draw = (n) => (state = (state * 48271) % 2147483647) % n;
  return Array.from({ length: 20 }, (_, i) => question(i % PLAYERS, [draw(6), 6 + draw(6), 12 + draw(9)]));
}

const request = (page, fields) => page.evaluate((asked) => document.querySelector('sagaz-game').request(asked), fields);
const notebook = (events) => ({ deck: [6, 6, 9], players: PLAYERS, hand_sizes: HANDS.map(({ length }) => length), me: ME, hand: HANDS[ME], events });

/**
 * The session with a wrong shower in one question, chosen so that the engine ranks it first as the cause of a
 * contradiction.
 */
async function mistyped(page) {
  const events = truth();
  for (let wrong = 4; wrong < 14; wrong++) {
    const { by, cards, shower } = events[wrong], holdsOne = cards.some((card) => HANDS[ME].includes(card));
    if (by === ME || shower === null || shower === ME) continue;
    for (const other of after(by)) {
      if (other === ME || other === shower || (holdsOne && after(by).indexOf(other) > after(by).indexOf(ME))) continue;
      const noted = events.with?.(wrong, question(by, cards, other)) ?? events.map((e, i) => (i === wrong ? question(by, cards, other) : e));
      const said = await request(page, { cmd: 'cluedo.deduce', ...notebook(noted) });
      if (!said.consistent && said.removals_ranked[0] === wrong && said.removals_ranked.length > 1) return { events, noted, wrong, said };
    }
  }
  return assert.fail('no mistake of this session contradicts it');
}

/** The actions of a player, by taps on the canvas or by the outline. */
class Hand {
  /** @param {Player} player @param {boolean} canvas  by taps, else by roles and names */
  constructor(player, canvas) { Object.assign(this, { player, canvas }); }

  press(id) { return this.canvas ? this.player.tap(id) : this.player.press(id); }

  async choose(id, value) {
    if (this.canvas) return this.player.tap(`${id}:${value}`);
    await this.player.until(({ nodes }) => find(nodes, id));
    return this.player.choose(id, String(value));
  }

  async tick(card) {
    if (this.canvas) await this.player.tap(`mine:${card}`);
    else await this.player.page.getByRole('checkbox', { name: (await this.player.node(`mine:${card}`)).label, exact: true }).check();
  }

  async takeCards() {
    for (const card of HANDS[ME]) await this.tick(card);
    await this.press('hand_done');
    await this.player.until(({ nodes }) => nodes.some(({ id }) => id === 'deals'));
  }

  async shows({ by, cards, shower, card }) {
    await this.choose('shower', shower ?? PLAYERS);
    const able = cards.filter((c) => HANDS[ME].includes(c) === (shower === ME));
    if (shower !== null && (by === ME || shower === ME) && able.length > 1) await this.choose('shown', card);
  }

  /** Notes a question: the asker, three cards, the shower. */
  async note(event) {
    await this.press('note');
    await this.player.until(({ nodes }) => find(nodes, 'by'));
    const next = (await this.player.node('by')).value; // the next in turn is chosen already
    if (next !== String(event.by)) {
      if (this.canvas && next && Number(next) >= 0) await this.press('entry_step:0');
      await this.choose('by', event.by);
    }
    for (const [i, id] of ['suspect', 'weapon', 'room_asked'].entries()) await this.choose(id, event.cards[i]);
    await this.shows(event);
    if (!this.canvas) await this.press('entry_save'); // on the canvas the last tap saves
  }

  async look(card, holder) {
    if (this.canvas) await this.player.tap(`cell:${card * MOST_HOLDERS + holder}`);
    else {
      await this.player.choose('look_card', String(card));
      await this.player.choose('look_holder', String(holder));
    }
  }
}

const find = (nodes, id) => nodes.find((node) => node.id === id);

/**
 * Enters all twenty notes. The screen reports the mistake when the engine finds it, ranks its causes, and it is
 * corrected.
 */
async function keepNotes(t, page, hand, name) {
  const { player } = hand, { events, noted, wrong, said } = await mistyped(page);
  await hand.takeCards();
  let told = 0;
  for (const [i, event] of noted.entries()) {
    await hand.note(event);
    await player.until(({ nodes }) => find(nodes, 'notes_list')?.items.length > i && (find(nodes, 'deals') || find(nodes, 'contradiction')));
    if (!told && await player.node('contradiction')) {
      told = i + 1;
      await t.shot(page, `${name}-contradiction`);
    }
  }
  assert.equal(told, said.first_bad_prefix, 'the contradiction is told as soon as there is one');
  const { text } = await player.node('contradiction');
  const numbers = text.match(/\d+/g).slice(0, -1).map(Number), ranked = said.removals_ranked.map((row) => row + 1); // the last is the quoted note's
  const clash = numbers.slice(0, -ranked.length);
  assert.deepEqual(numbers.slice(-ranked.length), ranked, 'whose removal repairs it, the likeliest first');
  assert.equal(clash.at(-1), told, 'the notes that contradict each other, with the newest of them');
  for (const row of ranked) assert.ok(clash.includes(row), `${row} is one of ${clash}`);
  await hand.press(`edit:${wrong}`);
  await player.until(({ nodes }) => find(nodes, 'shower'));
  await t.shot(page, `${name}-mending`);
  await hand.shows(events[wrong]);
  await hand.press('entry_save');
  await player.until(({ nodes }) => find(nodes, 'deals') && !find(nodes, 'contradiction'));
  assert.equal((await player.node('notes_list')).items.length, 20);
  return events;
}

/** The grid's certain cells as [card, holder, holds]; asserts that none is wrong. */
async function certain(player, language) {
  const [yes, no] = language === 'es' ? ['sí', 'no'] : ['yes', 'no'], cells = [];
  for (const [card, [, ...row]] of (await player.node('grid')).rows.entries()) {
    for (const [holder, words] of row.entries()) {
      if (words.startsWith(yes)) cells.push([card, holder, true]);
      else if (words.startsWith(no)) cells.push([card, holder, false]);
    }
  }
  for (const [card, holder, does] of cells) assert.equal(does, holderOf(card) === holder, `card ${card} with ${holder}`);
  return cells;
}

/** Looks up three certain cells, and compares the notes that prove them with the engine's. */
async function askWhy(t, page, hand, events, language, name) {
  const { player } = hand, cells = await certain(player, language), { rects } = await player.tree();
  const reachable = cells.filter(([card, holder]) => holder !== ME && (!hand.canvas || rects[`cell:${card * MOST_HOLDERS + holder}`]?.[3] > 20));
  let asked = 0;
  for (const [card, holder] of reachable) {
    const why = await request(page, { cmd: 'cluedo.why', ...notebook(events), literal: [card, holder] });
    if (why.events.length === 0 || (asked === 0 && why.events.length < 2)) continue; // the first one needs two notes
    await hand.look(card, holder);
    const rows = why.events.map((row) => row + 1);
    await player.until(({ nodes }) => find(nodes, 'look_card').value === String(card) && find(nodes, 'look_holder').value === String(holder) &&
      `${find(nodes, 'why_rows')?.text.match(/\d+/g)}` === `${rows}` && find(nodes, 'why_lines')?.items.length > 0);
    if (asked === 0) await t.shot(page, `${name}-why`);
    if (++asked === 3) return;
  }
  assert.fail(`only ${asked} of ${reachable.length} cells have notes behind them`);
}

/**
 * Plays to the end against three computer players, with Sagaz's question each turn, and its accusation when certain.
 */
async function playOn(hand, open = async () => {}) {
  const { player } = hand;
  for (let turn = 0; turn < 150;) {
    await player.until(({ nodes }) => nodes.some(({ id }) => /^(show:\d+|pass|review_lines|go_on)$/.test(id ?? '')) || (find(nodes, 'ask') && find(nodes, 'deals')));
    const { nodes } = await player.tree(), has = (id) => find(nodes, id);
    const move = async (id) => { // waits until the game goes on
      const { status } = await player.tree(); // not the shares, which also change while they are counted
      const goes = (longest) => player.until((tree) => tree.status !== status, longest);
      await hand.press(id);
      if (id.startsWith('show:')) // a tap of its first moment was meant for the button that stood there
        while (!(await goes(1000).then(() => true, () => false)) && find((await player.tree()).nodes, id)) await hand.press(id);
      await goes();
    };
    const show = nodes.find(({ id }) => id?.startsWith('show:'));
    if (has('review_lines')) return turn;
    if (has('go_on') && !has('accuse')) { // with reduced motion another player's question stays until this is pressed
      const read = JSON.stringify(has('shown'));
      await hand.press('go_on');
      await player.until((tree) => JSON.stringify(find(tree.nodes, 'shown')) !== read);
      continue;
    }
    turn++;
    if (show) await move(show.id);
    else if (has('advice_text') && !has('ask_this')) { // certain
      await hand.press('accuse');
      await player.until((tree) => find(tree.nodes, 'entry_save'));
      await move('entry_save');
    } else if (has('go_on')) {
      await hand.press('go_on');
      await player.until((tree) => !find(tree.nodes, 'go_on'));
    } else if (has('pass')) await move('pass');
    else {
      await open();
      await player.until((tree) => find(tree.nodes, 'ask_this'));
      await move('ask_this');
    }
  }
  return assert.fail('the game has no end');
}

for (const { size, phone, language, how } of looks(['es', 'en'], 0))
  test(`twenty notes of a real Cluedo table, one mistyped, named and mended, and three reasons, by taps at ${size} in ${language}`, async ({ t }) => {
    const name = `cluedo-${size}-${language}`;
    // 150 taps: with software graphics a quarter of the desktop's pixels is enough
    const page = await t.open('/?game=cluedo&role=notebook', { ...how, dpr: phone ? 1 : 0.5 }), hand = new Hand(new Player(page, { touch: phone }), true);
    await t.shot(page, `${name}-hand`);
    const events = await keepNotes(t, page, hand, name);
    await t.shot(page, `${name}-mended`);
    await askWhy(t, page, hand, events, language, name);
    assert.ok((await picture(page)).colours > 20, 'the canvas is nearly empty');
  });

for (const { size, phone, language, how } of looks(['es', 'en'], 1))
  test(`a Cluedo game against three computer players goes to its end by taps at ${size} in ${language}`, async ({ t }) => {
    const page = await t.open('/?game=cluedo&role=play&strategy=easy&seed=7', { ...how, before: () => addEventListener('sagaz-complete', ({ detail }) => { globalThis.complete = detail; }) });
    const name = `cluedo-${size}-${language}`, hand = new Hand(new Player(page, { touch: phone }), true), { player } = hand;
    if (phone) await player.tap('menu');
    await player.tap('mind');
    await player.until(({ nodes }) => find(nodes, 'deals'));
    let seen = false;
    const turns = await playOn(hand, async () => {
      if (phone && !(await player.tree()).rects.ask_this) {
        if (!(await player.tree()).rects['tab:2']) await player.tap('sheet_grip');
        await player.tap('tab:2');
      }
      if (!seen) await t.shot(page, `${name}-advice`);
      seen = true;
    });
    t.note(`${turns} decisions`);
    await player.until(({ nodes }) => find(nodes, 'review_lines')?.items.length >= 2);
    await t.shot(page, `${name}-review`);
    await page.waitForFunction(() => globalThis.complete);
  });

longTest('a Cluedo notebook of twenty notes and a game are done entirely by roles and names', async ({ t }) => {
  const page = await t.open('/?game=cluedo&role=notebook&view=text', { language: 'es' }), hand = new Hand(new Player(page), false);
  const events = await keepNotes(t, page, hand, 'cluedo-text');
  await askWhy(t, page, hand, events, 'es', 'cluedo-text');
  assert.match(await page.getByRole('status').textContent(), new RegExp(`${say('es', 'cluedo_agree_again')}|${saying('es', 'cluedo_deals_n').source}`));
  const other = await t.open('/?game=cluedo&role=play&strategy=easy&seed=7&view=text', { language: 'en', reducedMotion: 'reduce' });
  const game = new Hand(new Player(other), false);
  await other.getByRole('checkbox', { name: say('en', 'cluedo_show_mind'), exact: true }).check();
  await playOn(game);
  assert.match(await other.getByRole('status').textContent(), saying('en', 'cluedo_it_was'));
});

test('home leads to Cluedo, the notebook is there again after a reload, and its link opens it elsewhere', async ({ t }) => {
  const page = await t.open('/', { language: 'es', reducedMotion: 'reduce', viewport: { width: 1280, height: 1400 } }), player = new Player(page), hand = new Hand(player, true);
  await player.tap('open:cluedo');
  await player.tap('own_table');
  await hand.takeCards();
  await hand.note(truth()[1]);
  await player.until(({ nodes }) => find(nodes, 'notes_list') && find(nodes, 'deals'));
  const { rows } = await player.node('grid');
  await player.tap('home');
  await player.tap('open:cluedo');
  await player.until(({ nodes }) => find(nodes, 'deals'));
  await page.reload();
  await player.until(({ nodes }) => find(nodes, 'deals'));
  assert.deepEqual((await player.node('grid')).rows, rows);
  const link = await page.evaluate(() => document.querySelector('sagaz-game').getState());
  const other = new Player(await t.open(`/#s=${link}`, { language: 'es' }));
  await other.until(({ nodes }) => find(nodes, 'deals'));
  assert.deepEqual((await other.node('grid')).rows, rows);
});
