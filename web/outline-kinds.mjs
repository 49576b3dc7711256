// One builder for each kind of outline node: it makes the DOM element once, and returns it with a function that updates
// it. An unknown kind is shown as its text, so that an older page works with a newer application.

/** @typedef {{act: (id: string, value: string, control: Element) => void, render: (container: Element, nodes: object[]) => void, depth: number}} Context */
/** @typedef {{element: HTMLElement, update: (node: object) => void}} Part */

export function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key in made) made[key] = value; else made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
}

/**
 * An attribute, because older browsers lack the property.
 * @param {string | null | undefined} value  null: removes it
 */
export function aria(part, name, value) {
  if (value == null) part.removeAttribute(`aria-${name}`);
  else if (part.getAttribute(`aria-${name}`) !== value) part.setAttribute(`aria-${name}`, value);
}

let parts = 0;
const fresh = (what) => `${what}-${++parts}`; // names and ids for references between the parts of a shadow tree

/** Writes only a different text: screen readers announce a text that is written again. */
export function write(target, text) {
  if (target.textContent !== text) target.textContent = text;
}

function words(name, properties) {
  const made = element(name, properties);
  return { element: made, update: (node) => write(made, node.text ?? '') };
}

/** @returns {Part} a label around its control, 44 px high on touch screens */
function labelled(control, name, made = element('label', { className: name })) {
  const label = element('span');
  made.append(...(name === 'checkbox' ? [control, label] : [label, control]));
  return { element: made, label };
}

/** Keeps the text that the player is typing unless the application has another. */
function setValue(control, value) {
  if (control.value !== value) control.value = value;
}

/**
 * A group whose controls are one stop of Tab, in rows of `columns`: arrows, Home and End move in it.
 * @returns {(node: object) => void} to call when the controls have changed
 */
function gridIn(content) {
  let columns = 0, at = 0; // the control that Tab reaches
  const all = () => [...content.querySelectorAll('button, input')];
  const settle = () => all().forEach((control, i) => { control.tabIndex = i === at ? 0 : -1; });
  content.addEventListener('focusin', ({ target }) => {
    if (!columns) return;
    at = Math.max(0, all().indexOf(target));
    settle();
  });
  content.addEventListener('keydown', (event) => {
    const controls = all(), first = at - at % columns;
    if (!columns || event.ctrlKey || event.altKey || event.metaKey || !controls.includes(event.target)) return;
    const to = { ArrowLeft: Math.max(first, at - 1), ArrowRight: Math.min(first + columns - 1, at + 1), ArrowUp: at - columns, ArrowDown: at + columns, Home: first, End: first + columns - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    controls[to]?.focus();
  });
  return (node) => {
    columns = node.columns ?? 0;
    if (!columns) return;
    at = Math.min(at, Math.max(0, all().length - 1));
    content.setAttribute('role', 'toolbar'); // arrows go among its controls
    aria(content, 'label', node.label ?? '');
    settle();
  };
}

/** @type {Record<string, (node: any, context: Context) => Part>} */
export const KINDS = {
  text: () => words('p'),
  alert: () => words('p', { role: 'alert', className: 'alert' }),
  heading: (node, { depth }) => words(`h${Math.min(6, node.level + depth)}`),

  list() {
    const label = element('p', { className: 'label', id: fresh('label') }), list = element('ul', { 'aria-labelledby': label.id });
    return {
      element: element('div', {}, label, list),
      update(node) {
        write(label, node.label ?? '');
        list.replaceChildren(...node.items.map((item) => element('li', {}, item)));
      },
    };
  },

  table() {
    const caption = element('caption'), head = element('thead'), body = element('tbody');
    const made = element('table', {}, caption, head, body);
    const scrolled = element('div', { className: 'table' }, made); // a wide table scrolls, not the page
    new ResizeObserver(() => { // focusable, to scroll by keyboard; a hidden outline is one pixel wide
      const width = scrolled.clientWidth, name = width > 1 && scrolled.scrollWidth > width ? caption.textContent : null;
      if (scrolled.getAttribute('aria-label') === name) return;
      aria(scrolled, 'label', name);
      if (name) scrolled.setAttribute('role', 'group'); else scrolled.removeAttribute('role');
      scrolled.tabIndex = name ? 0 : -1;
    }).observe(scrolled);
    const row = (cells, scope) => element('tr', {}, ...cells.map((cell, index) => (scope || !index ? element('th', { scope: scope ?? 'row' }, cell) : element('td', {}, cell))));
    /** Keeps rows and cells, so that a screen reader keeps its place and the browser lays out only what changed. */
    const fill = (section, rows, scope) => {
      rows.forEach((cells, index) => {
        const old = section.rows[index];
        if (old?.cells.length === cells.length) cells.forEach((cell, column) => write(old.cells[column], cell));
        else if (old) old.replaceWith(row(cells, scope));
        else section.append(row(cells, scope));
      });
      while (section.rows.length > rows.length) section.lastChild.remove();
    };
    return {
      element: scrolled,
      update(node) {
        write(caption, node.caption ?? '');
        fill(head, [node.head], 'col');
        fill(body, node.rows);
      },
    };
  },

  group(_, { render }) {
    const legend = element('legend'), content = element('div', { className: 'row' });
    const made = element('fieldset', {}, legend, content), grid = gridIn(content);
    return {
      element: made,
      update(node) {
        write(legend, node.label ?? '');
        render(content, node.nodes);
        grid(node);
      },
    };
  },

  dialog(_, { render }) {
    const title = element('p', { className: 'title', id: fresh('title') }), content = element('div');
    const made = element('div', { role: 'dialog', tabIndex: -1, className: 'dialog', 'aria-labelledby': title.id }, title, content);
    return {
      element: made,
      update(node) {
        write(title, node.label);
        render(content, node.nodes);
      },
    };
  },

  button({ id }, { act }) {
    // Disabled buttons stay focusable, and say why they are disabled when pressed.
    const why = element('span', { className: 'why', id: fresh('why') }), name = element('span'), button = element('button', { type: 'button' }, name);
    const made = element('span', { className: 'control' }, button, why);
    button.addEventListener('click', () => act(id, button.getAttribute('aria-disabled') ? 'why' : '', button));
    return {
      element: made,
      update(node) {
        write(name, node.text);
        write(why, node.disabled && node.why || '');
        aria(button, 'disabled', node.disabled ? 'true' : null);
        aria(button, 'pressed', node.pressed?.toString());
        aria(button, 'describedby', node.disabled && node.why ? why.id : null);
      },
    };
  },

  radios({ id }, { act }) {
    const legend = element('legend'), content = element('div', { className: 'row' }), name = fresh('radios'), inputs = new Map();
    const made = element('fieldset', { role: 'radiogroup' }, legend, content);
    const option = ({ value, lang }, group) => { // each part of the choice is a stop of Tab, as its own group is
      const input = element('input', { type: 'radio', name: name + group, value });
      input.addEventListener('change', () => act(id, value, input));
      const shown = { input, ...labelled(input, 'checkbox') };
      if (lang) shown.label.lang = lang;
      return shown;
    };
    /** @returns {Element[]} the options, in their parts if the choice has parts */
    const parts = (options) => {
      const groups = [...new Set(options.map(({ group }) => group ?? ''))];
      for (const one of options) inputs.set(one.value, option(one, groups.indexOf(one.group ?? '')));
      return groups.map((group) => {
        const shown = options.filter((one) => (one.group ?? '') === group).map(({ value }) => inputs.get(value).element);
        return group ? element('fieldset', {}, element('legend', {}, group), element('div', { className: 'row' }, ...shown)) : shown;
      }).flat();
    };
    let last;
    return {
      element: made,
      update(node) {
        write(legend, node.label);
        const now = node.options.map(({ value, group = '' }) => `${value} ${group}`).join('\n');
        if (now !== last) {
          inputs.clear();
          content.replaceChildren(...parts(node.options));
        }
        last = now;
        for (const { value, text, disabled } of node.options) {
          const shown = inputs.get(value);
          write(shown.label, text);
          shown.input.disabled = Boolean(disabled);
          shown.input.checked = value === node.value;
        }
      },
    };
  },

  checkbox({ id }, { act }) {
    const input = element('input', { type: 'checkbox' });
    input.addEventListener('change', () => act(id, input.checked ? '1' : '0', input));
    const made = labelled(input, 'checkbox');
    return {
      element: made.element,
      update(node) {
        write(made.label, node.label);
        input.checked = Boolean(node.checked);
      },
    };
  },

  number({ id }, { act }) {
    const input = element('input', { type: 'number', inputMode: 'numeric' });
    input.addEventListener('input', () => { if (input.validity.valid && input.value !== '') act(id, input.value, input); });
    const made = labelled(input, 'field');
    return {
      element: made.element,
      update(node) {
        write(made.label, node.label);
        Object.assign(input, { min: node.min ?? '', max: node.max ?? '' });
        setValue(input, String(node.value));
      },
    };
  },

  field({ id }, { act }) {
    const input = element('input', { type: 'text', autocomplete: 'off', spellcheck: false });
    input.addEventListener('input', (event) => { if (!event.isComposing) act(id, input.value, input); });
    let enter, inALine;
    input.addEventListener('paste', (event) => { // the browser would join the cells of a table
      const text = event.clipboardData.getData('text/plain').replace(/[\r\n]+$/, '');
      if (!/[\t\n]/.test(text)) return;
      event.preventDefault();
      input.setRangeText(inALine(text), input.selectionStart, input.selectionEnd, 'end');
      act(id, input.value, input);
    });
    input.addEventListener('keydown', (event) => {
      if (!enter || event.key !== 'Enter') return;
      event.preventDefault(); // or Enter would also press the control that gets the focus
      act(enter, '', input);
    });
    const made = labelled(input, 'field'), why = element('span', { className: 'why', id: fresh('why') });
    return {
      element: element('span', { className: 'control' }, made.element, why),
      update(node) {
        enter = node.enter;
        const [tab, lineEnd] = node.pasted ?? [' ', ' '];
        inALine = (text) => text.replace(/\t/g, tab).replace(/\r?\n/g, lineEnd);
        write(made.label, node.label);
        write(why, node.why ?? '');
        aria(input, 'describedby', node.why ? why.id : null);
        setValue(input, String(node.value));
      },
    };
  },
};
