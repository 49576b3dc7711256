// Tests of the outline's DOM alone: it follows the application's outline without disturbing screen reader users.
import assert from 'node:assert/strict';
import { test } from './fixtures.mjs';
import { nextFrames } from './rest.mjs';

const button = (id, text, more) => ({ id, kind: 'button', text, ...more });
const tree = (nodes, status = '', more = {}) => ({ language: 'en', title: 'A game', status, nodes, ...more });

/** A page with `render(nodes)`, and `acts()`, the actions of the controls since the last call. */
async function stage(t) {
  const page = await t.open('/pages/blank.html', { wait: false });
  await page.evaluate(async () => {
    const { Outline } = await import('/source/outline.mjs');
    const host = document.createElement('div'), root = document.createElement('div');
    host.attachShadow({ mode: 'open' }).append(root);
    document.body.append(host);
    globalThis.acts = [];
    const outline = new Outline(root, (id, value) => globalThis.acts.push([id, value]), 0);
    globalThis.render = (next) => outline.render(next);
    globalThis.focused = () => host.shadowRoot.activeElement?.textContent || host.shadowRoot.activeElement?.localName;
  });
  return {
    page,
    render: (nodes, status, more) => page.evaluate((next) => globalThis.render(next), tree(nodes, status, more)),
    acts: () => page.evaluate(() => globalThis.acts.splice(0)),
    focused: () => page.evaluate(() => globalThis.focused()),
  };
}

test('each kind of node has its role and name', async ({ t }) => {
  const { page, render } = await stage(t);
  await render([
    { id: 'h', kind: 'heading', level: 2, text: 'Heading' }, { id: 'p', kind: 'text', text: 'Words' }, { id: 'l', kind: 'list', label: 'Things', items: ['one', 'two'] },
    { id: 't', kind: 'table', caption: 'Table', head: ['Row', 'Value'], rows: [['1', 'x']] },
    { id: 'g', kind: 'group', label: 'Group', nodes: [button('b', 'Inner')] }, button('off', 'Off', { disabled: true, why: 'Because' }), button('on', 'Pressed', { pressed: true }),
    { id: 'r', kind: 'radios', label: 'Choice', value: 'b', options: [{ value: 'a', text: 'A' }, { value: 'b', text: 'B' }, { value: 'c', text: 'C', disabled: true }] },
    { id: 'n', kind: 'number', label: 'Number', value: '2', min: 0, max: 4 }, { id: 'f', kind: 'field', label: 'Field', value: 'x' },
    { id: 'c', kind: 'checkbox', label: 'Box', checked: true }, { id: 'a', kind: 'alert', text: 'Alarm' }, { id: 'z', kind: 'of the future', text: 'Still here' },
  ], 'All is well');
  for (const [role, name] of [['heading', 'Heading'], ['list', 'Things'], ['table', 'Table'], ['group', 'Group'], ['button', 'Inner'], ['radiogroup', 'Choice'], ['radio', 'A'], ['spinbutton', 'Number'], ['textbox', 'Field'], ['checkbox', 'Box']]) {
    assert.equal(await page.getByRole(role, { name, exact: true }).count(), 1, `${role} ${name}`);
  }
  assert.equal(await page.getByRole('heading', { level: 2 }).count(), 1);
  assert.equal(await page.getByRole('rowheader', { name: '1' }).count(), 1);
  assert.equal(await page.getByRole('columnheader').count(), 2);
  assert.ok(await page.getByRole('radio', { name: 'B' }).isChecked());
  assert.ok(await page.getByRole('radio', { name: 'C' }).isDisabled());
  assert.equal(await page.getByRole('button', { pressed: true }).textContent(), 'Pressed');
  assert.equal(await page.getByRole('alert').textContent(), 'Alarm');
  assert.equal(await page.getByRole('status').textContent(), 'All is well');
  assert.equal(await page.getByText('Still here').count(), 1);
});

test('controls send their id and value', async ({ t }) => {
  const { page, render, acts } = await stage(t);
  await render([button('b', 'Do'), { id: 'r', kind: 'radios', label: 'R', value: '', options: [{ value: 'x', text: 'X' }] },
    { id: 'n', kind: 'number', label: 'N', value: 1, min: 0, max: 4 }, { id: 'f', kind: 'field', label: 'F', value: '' }, { id: 'c', kind: 'checkbox', label: 'C', checked: false }]);
  await page.getByRole('button').click();
  await page.getByRole('radio').check();
  await page.getByRole('spinbutton').fill('3');
  await page.getByRole('spinbutton').fill('9');
  await page.getByRole('textbox').fill('hi');
  await page.getByRole('checkbox').click();
  assert.deepEqual(await acts(), [['b', ''], ['r', 'x'], ['n', '3'], ['f', 'hi'], ['c', '1']], 'and 9 is more than the maximum');
});

test('a disabled button can be focused, says why, and only asks the application to say it', async ({ t }) => {
  const { page, render, acts } = await stage(t);
  await render([button('b', 'Try', { disabled: true, why: 'Fill every place first' })]);
  const control = page.getByRole('button', { name: 'Try', exact: true });
  await control.focus();
  await page.keyboard.press('Enter');
  assert.deepEqual(await acts(), [['b', 'why']]);
  const described = await control.evaluate((b) => b.getRootNode().getElementById(b.getAttribute('aria-describedby')).textContent);
  assert.equal(described, 'Fill every place first');
  await render([button('b', 'Try')]);
  await page.keyboard.press('Enter');
  assert.deepEqual(await acts(), [['b', '']]);
});

test('focus stays on its control while others come, go and move', async ({ t }) => {
  const { page, render, focused } = await stage(t);
  await render([button('a', 'A'), button('b', 'B'), button('c', 'C')]);
  await page.getByRole('button', { name: 'B' }).focus();
  for (const names of ['XABC', 'BAC', 'CXB', 'B', 'AB']) {
    await render([...names].map((name) => button(name.toLowerCase(), name)));
    assert.equal(await focused(), 'B', names);
  }
});

test('the text being typed and its selection survive an update', async ({ t }) => {
  const { page, render } = await stage(t);
  await render([{ id: 'f', kind: 'field', label: 'F', value: '' }]);
  await page.getByRole('textbox').pressSequentially('1234');
  await page.getByRole('textbox').evaluate((field) => field.setSelectionRange(1, 3));
  await render([{ id: 'new', kind: 'text', text: 'more' }, { id: 'f', kind: 'field', label: 'F', value: '1234' }]);
  assert.deepEqual(await page.getByRole('textbox').evaluate((field) => [field.value, field.selectionStart, field.selectionEnd]), ['1234', 1, 3]);
});

test('a long choice has its parts as groups, and Tab goes from part to part', async ({ t }) => {
  const { page, render, acts } = await stage(t);
  const choice = (value) => [button('a', 'A'), { id: 'r', kind: 'radios', label: 'Card', value, options: [['0', 'Green', 'Suspects'], ['1', 'Plum', 'Suspects'], ['2', 'Rope', 'Weapons'], ['3', 'Hall', 'Rooms']].map(([id, text, group]) => ({ value: id, text, group })) }];
  await render(choice('1'));
  const card = page.getByRole('radiogroup', { name: 'Card', exact: true });
  assert.equal(await card.getByRole('group').count(), 3);
  assert.equal(await card.getByRole('group', { name: 'Suspects', exact: true }).getByRole('radio').count(), 2);
  await page.getByRole('button').focus();
  const focused = () => page.evaluate(() => document.querySelector('body > div').shadowRoot.activeElement.value);
  for (const value of ['1', '2', '3']) {
    await page.keyboard.press('Tab');
    assert.equal(await focused(), value);
  }
  await page.keyboard.press('Space');
  assert.deepEqual(await acts(), [['r', '3']]);
  await render(choice('3'));
  assert.deepEqual(await card.getByRole('radio').evaluateAll((all) => all.map(({ checked }) => checked)), [false, false, false, true]);
  assert.equal(await focused(), '3');
});

test('a choice among languages is read out in each language', async ({ t }) => {
  const { page, render } = await stage(t);
  await render([{ id: 'l', kind: 'radios', label: 'Language', value: 'es', options: [{ value: 'es', text: 'Español', lang: 'es' }, { value: 'x', text: 'Other' }] }]);
  assert.deepEqual(await page.getByRole('radio').evaluateAll((all) => all.map((radio) => radio.parentElement.querySelector('[lang]')?.lang)), ['es', undefined]);
});

test('a choice that the application refuses goes back', async ({ t }) => {
  const { page, render } = await stage(t);
  const nodes = [{ id: 'g', kind: 'group', label: 'G', nodes: [{ id: 'r', kind: 'radios', label: 'R', value: 'a', options: [{ value: 'a', text: 'A' }, { value: 'b', text: 'B' }] }] }];
  await render(nodes);
  await page.getByRole('radio', { name: 'B' }).check();
  await render(nodes);
  assert.ok(await page.getByRole('radio', { name: 'A' }).isChecked());
});

test('a dialog takes the focus, makes the rest inert, and gives both back', async ({ t }) => {
  const { page, render, focused } = await stage(t);
  const rest = [button('open', 'Open'), { id: 'g', kind: 'group', label: 'G', nodes: [button('in', 'In')] }];
  await render(rest);
  await page.getByRole('button', { name: 'Open' }).focus();
  await render([...rest, { id: 'd', kind: 'dialog', label: 'Sure?', nodes: [button('yes', 'Yes')] }]);
  assert.match(await focused(), /Sure/);
  assert.equal(await page.getByRole('dialog', { name: 'Sure?' }).count(), 1);
  assert.deepEqual(await page.getByRole('button').evaluateAll((all) => all.map((b) => [b.textContent, Boolean(b.closest('[inert]'))])), [['Open', true], ['In', true], ['Yes', false]]);
  await render(rest);
  assert.equal(await focused(), 'Open');
  assert.equal(await page.locator('[inert]').count(), 0);
});

test('a button may stand in the page and in the dialog above it', async ({ t }) => {
  const { page, render, acts } = await stage(t);
  await render([button('new', 'New'), { id: 'd', kind: 'dialog', label: 'Menu', nodes: [button('new', 'New')] }]);
  assert.equal(await page.getByRole('button', { name: 'New' }).count(), 2);
  await page.getByRole('dialog').getByRole('button').click();
  assert.deepEqual(await acts(), [['new', '']]);
});

test('a control that has gone and is pressed once more breaks nothing', async ({ t }) => {
  const { page, render, acts } = await stage(t);
  await render([button('a', 'First'), { id: 'g', kind: 'group', label: 'Group', nodes: [button('b', 'Inner')] }]);
  const first = await page.getByRole('button', { name: 'First' }).elementHandle(), inner = await page.getByRole('button', { name: 'Inner' }).elementHandle();
  await render([button('c', 'Other')]);
  for (const gone of [first, inner]) await gone.evaluate((control) => control.click());
  await render([button('a', 'First')]);
  await page.getByRole('button').click();
  assert.deepEqual((await acts()).at(-1), ['a', '']);
});

test('when the focused control goes away the focus goes to what stands in its place', async ({ t }) => {
  const { page, render, focused } = await stage(t);
  await render([button('a', 'A'), button('b', 'B'), button('c', 'C')]);
  await page.getByRole('button', { name: 'B' }).focus();
  await render([button('a', 'A'), button('c', 'C')]);
  assert.equal(await focused(), 'C');
  await render([button('a', 'A'), button('next', 'Next'), button('off', 'Off', { disabled: true })]);
  assert.equal(await focused(), 'Next');
  await render([button('a', 'A')]);
  assert.equal(await focused(), 'A');
});

test('a dialog that leads to another screen leaves the focus on its first new control, not on the last of the page', async ({ t }) => {
  const { page, render, focused } = await stage(t);
  const theme = { id: 'theme', kind: 'radios', label: 'Theme', value: 'b', options: [{ value: 'a', text: 'Light' }, { value: 'b', text: 'Dark' }] };
  await render([button('play', 'Play'), theme]);
  await page.getByRole('button', { name: 'Play' }).focus();
  await render([button('play', 'Play'), theme, { id: 'd', kind: 'dialog', label: 'Table', nodes: [button('start', 'Start')] }]);
  await page.getByRole('button', { name: 'Start' }).focus();
  await render([button('card', 'First card'), button('done', 'Done'), theme]);
  assert.equal(await focused(), 'First card');
});

test('the focus comes to a group of choices on the checked one', async ({ t }) => {
  const { page, render } = await stage(t);
  const choice = { id: 'r', kind: 'radios', label: 'R', value: 'b', options: [{ value: 'a', text: 'A' }, { value: 'b', text: 'B' }] };
  await render([button('go', 'Go'), choice, button('z', 'Z')]);
  await page.getByRole('button', { name: 'Go' }).focus();
  await render([choice, button('z', 'Z')]);
  assert.equal(await page.evaluate(() => document.querySelector('body > div').shadowRoot.activeElement.value), 'b');
});

test('the next control has the focus before the old one goes, so that a screen reader stays in its mode', async ({ t }) => {
  const { page, render } = await stage(t);
  await render([button('on', 'Go on'), button('z', 'Z')]);
  await page.getByRole('button', { name: 'Go on' }).focus();
  await page.evaluate(() => {
    globalThis.order = [];
    const { shadowRoot } = document.querySelector('body > div'), old = shadowRoot.activeElement;
    shadowRoot.addEventListener('focusin', ({ target }) => globalThis.order.push(`${target.localName} gets the focus, the button is ${old.isConnected ? 'there' : 'gone'}`));
  });
  await render([{ id: 'f', kind: 'field', label: 'Answer', value: '' }, button('z', 'Z')]);
  assert.deepEqual(await page.evaluate(() => globalThis.order), ['input gets the focus, the button is there']);
  assert.equal(await page.getByRole('button', { name: 'Go on' }).count(), 0);
});

test('a heading that comes to have another level is read at that level', async ({ t }) => {
  const { page, render } = await stage(t);
  const level = (name) => page.getByRole('heading', { name, exact: true }).evaluate(({ localName }) => localName);
  await render([{ id: 'h', kind: 'heading', level: 2, text: 'Lessons' }]);
  assert.equal(await level('Lessons'), 'h2');
  await render([{ id: 'h', kind: 'heading', level: 1, text: 'Game trees' }, { id: 'i', kind: 'heading', level: 2, text: 'Menu' }]);
  assert.deepEqual([await level('Game trees'), await level('Menu')], ['h1', 'h2']);
  assert.equal(await page.getByRole('heading', { name: 'Lessons' }).count(), 0);
});

test('when the page of a group is turned the focus goes to its first control, not to what stands in the place', async ({ t }) => {
  const { page, render, focused } = await stage(t);
  const step = (words, ...nodes) => ({ id: 'g', kind: 'group', label: 'Lesson', nodes: [{ id: 'h', kind: 'heading', text: words, level: 2 }, ...nodes] });
  await render([step('Step 1', button('x', 'X'), button('n', 'Next'), button('c', 'Close')), button('z', 'Z')]);
  await page.getByRole('button', { name: 'Next' }).focus();
  await render([step('Step 2', button('x', 'X'), button('c', 'Close')), button('z', 'Z')]);
  assert.equal(await focused(), 'X');
  await render([step('Step 2', button('c', 'Close')), button('z', 'Z')]);
  assert.equal(await focused(), 'Close');
});

test('when the focused control goes away the focus stays in the game', async ({ t }) => {
  const { page, render } = await stage(t);
  await render([button('a', 'A'), button('b', 'B')]);
  await page.getByRole('button', { name: 'A' }).focus();
  await render([{ id: 'p', kind: 'text', text: 'Nothing to press' }]);
  assert.ok(await page.evaluate(() => document.activeElement.shadowRoot.activeElement.classList.contains('nodes')));
});

test('what has not changed is not written again, so nothing is read twice', async ({ t }) => {
  const { page, render } = await stage(t);
  const nodes = [{ id: 'h', kind: 'heading', level: 1, text: 'H' }, { id: 'g', kind: 'group', label: 'G', nodes: [button('b', 'B', { rect: [1, 2, 3, 4] })] }, { id: 't', kind: 'table', caption: 'T', head: ['x'], rows: [['1']] }];
  await render(nodes, 'status');
  await page.evaluate(() => {
    globalThis.changes = 0;
    new MutationObserver((records) => { globalThis.changes += records.length; }).observe(document.querySelector('body > div').shadowRoot, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  nodes[1].nodes[0].rect = [9, 9, 9, 9];
  await render(nodes, 'status');
  await nextFrames(page);
  assert.equal(await page.evaluate(() => globalThis.changes), 0);
});

/** What a screen reader would say of the live regions: of an atomic one the whole text, else what was added. */
async function listen(page) {
  await page.evaluate(() => {
    globalThis.said = [];
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const region = (target.nodeType === Node.TEXT_NODE ? target.parentElement : target).closest('[role=status], [aria-live=polite]');
        for (const { textContent } of region ? addedNodes : []) if (textContent) globalThis.said.push(textContent);
      }
    }).observe(document.querySelector('body > div').shadowRoot, { subtree: true, childList: true });
  });
  return () => page.evaluate(() => globalThis.said.splice(0));
}

test('a message is read out, and its end is not: the status under it stays as it was', async ({ t }) => {
  const { page, render } = await stage(t), said = await listen(page);
  await render([], 'Your turn');
  assert.deepEqual(await said(), ['Your turn']);
  await render([], 'Link copied', { lasting: 'Your turn' });
  assert.deepEqual(await said(), ['Link copied']);
  await render([], 'Link copied\u00A0', { lasting: 'Your turn' });
  assert.deepEqual(await said(), ['Link copied\u00A0'], 'the same message again');
  await render([], 'Your turn');
  assert.deepEqual(await said(), []);
  assert.equal(await page.getByRole('status').textContent(), 'Your turn');
});

test('of a status that grows only what is new is read out', async ({ t }) => {
  const { page, render } = await stage(t), said = await listen(page);
  await render([], 'Noted 1: nobody shows.');
  await render([], 'Noted 1: nobody shows. 27 deals are left.');
  assert.deepEqual(await said(), ['Noted 1: nobody shows.', ' 27 deals are left.']);
  assert.equal(await page.getByRole('status').getAttribute('aria-atomic'), 'false');
  assert.equal(await page.getByRole('status').textContent(), 'Noted 1: nobody shows. 27 deals are left.');
});

test('what stands on the page is read aloud once, after the focus, and is not left behind', async ({ t }) => {
  const { page, render } = await stage(t), said = await listen(page);
  await render([button('n', 'Next')], 'x', { aloud: 'Step 1. Look.' });
  assert.deepEqual(await said(), ['Step 1. Look.', 'x']);
  await render([button('n', 'Next')], 'y', { aloud: 'Step 1. Look.' });
  assert.deepEqual(await said(), ['y']);
  await page.getByRole('button').click();
  assert.equal(await page.getByText('Step 1. Look.').count(), 0);
  await render([button('n', 'Next')], 'y', { aloud: 'Step 1. Look.' });
  assert.deepEqual(await said(), []);
  await page.evaluate(() => {
    const { shadowRoot } = document.querySelector('body > div');
    shadowRoot.addEventListener('focusin', ({ target }) => globalThis.said.push(target.localName));
  });
  await render([{ id: 'f', kind: 'field', label: 'Answer', value: '', why: 'a number' }], 'y', { aloud: 'Step 2. Count.' });
  assert.deepEqual(await said(), ['input', 'Step 2. Count.']);
  assert.equal(await page.getByRole('textbox', { name: 'Answer', exact: true }).evaluate((field) => field.getRootNode().getElementById(field.getAttribute('aria-describedby')).textContent), 'a number');
});

test('a table on a phone breaks no word: what is too wide is scrolled, by the keyboard too, and nothing else with it', async ({ t }) => {
  const { page, render } = await stage(t);
  await page.setViewportSize({ width: 360, height: 640 });
  const words = ['Probabilidade', 'Contradições', 'superior esquerda', 'Correspondência'];
  await render([{ id: 'wide', kind: 'table', caption: 'Tudo o que se sabe', head: words, rows: [words, words] }]);
  const seen = await page.evaluate(async () => {
    const { dress } = await import('/source/style.mjs');
    const root = document.body.lastElementChild.shadowRoot;
    dress(root);
    root.firstElementChild.classList.add('text');
    const narrow = [...root.querySelectorAll('th, td')].filter((cell) => {
      const least = document.createElement('span');
      least.style.cssText = 'display: block; width: min-content; overflow-wrap: normal';
      least.textContent = cell.textContent;
      const room = cell.clientWidth - 12;
      cell.append(least);
      const wanted = least.offsetWidth;
      least.remove();
      return room + 1 < wanted;
    });
    const box = root.querySelector('.table');
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return { keys: [box.tabIndex, box.getAttribute('role'), box.getAttribute('aria-label')], narrow: narrow.length, cells: root.querySelectorAll('th, td').length, scrolls: box.scrollWidth > box.clientWidth, inside: box.getBoundingClientRect().right <= 361 };
  });
  assert.deepEqual(seen, { keys: [0, 'group', 'Tudo o que se sabe'], narrow: 0, cells: 12, scrolls: true, inside: true });
});
