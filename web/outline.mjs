// The game as real DOM: headings, tables and controls for assistive technology, print, and hosts that cannot draw.
// Rendering matches nodes with the previous ones by id, and keeps their elements: focus, selection and typed text stay.
import { KINDS, aria, element, write } from './outline-kinds.mjs';

/** @typedef {{id: string, kind: string, rect?: number[], nodes?: Node[]}} Node  see outline-kinds.mjs for each kind */
/**
 * status: of the game, or a message, then lasting is the game's; aloud: read out when it changes, for it stands in nodes
 * @typedef {{language: string, title: string, status: string, lasting?: string, aloud?: string, escape?: string, nodes: Node[]}} Tree
 */

const ON_PAPER = new Set(['text', 'alert', 'list', 'table']);

/** Marks headings of sections that have only controls, which are not printed. */
function markPrintless(nodes, elementOf) {
  nodes.forEach(({ kind, id, level }, index) => {
    if (kind !== 'heading') return;
    const rest = nodes.slice(index + 1), end = rest.findIndex((node) => node.kind === 'heading' && node.level <= level);
    const section = end < 0 ? rest : rest.slice(0, end);
    elementOf(id).classList.toggle('printless', !section.some((node) => ON_PAPER.has(node.kind)));
  });
}

/** The checked one of a group of radio buttons, which has the group's place in the order of Tab; else the control itself. */
const placeOf = (control) => (control?.type === 'radio' && control.closest('[role=radiogroup]')?.querySelector('input:checked')) || control;

/** Writes the status. If it only grows, such as a note by what follows from it, only that is read out. */
function report(region, text) {
  const last = region.textContent;
  if (last === text) return;
  if (last && text.startsWith(last)) region.append(text.slice(last.length));
  else region.textContent = text;
}

/** The innermost group with a heading around an element, such as a step of a lesson. */
function pageOf(inside) {
  for (let group = inside?.closest('fieldset'); group; group = group.parentElement.closest('fieldset')) {
    const heading = group.querySelector('h1, h2, h3, h4, h5, h6');
    if (heading) return { group, title: heading.textContent };
  }
}

export class Outline {
  #shown = new Map(); // path of ids → {node, part, text}: the current elements
  // In three regions: neither the end of a message nor a step's heading has the whole status read out again.
  #aloud = element('p', { className: 'aloud', 'aria-live': 'polite' });
  #message = element('p', { 'aria-live': 'polite' });
  #status = element('p', { role: 'status', 'aria-atomic': 'false' });
  #content = element('div', { className: 'nodes', tabIndex: -1, role: 'group' });
  #opener; // what had the focus when a dialog opened
  #escape; // the id of the control that Escape presses where no dialog is open
  #told = ''; // the last text that was read aloud
  #leaving = new Set(); // parts that go after this rendering, because one of their controls has the focus

  /**
   * @param {HTMLElement} root
   * @param {(id: string, value: string) => void} act
   * @param {number} depth  added to the headings' levels: 0 on a standalone page, 1 on a host page
   */
  constructor(root, act, depth) {
    this.root = root;
    this.context = {
      act: (id, value, control) => {
        this.#mistrust(control);
        this.#aloud.textContent = ''; // it was read out, and is among the nodes
        act(id, value);
      },
      render: (container, nodes) => this.#children(container, nodes),
      depth,
    };
    root.append(this.#content, this.#aloud, element('div', { className: 'status' }, this.#message, this.#status));
  }

  /** @param {Tree} tree */
  render(tree) {
    const scope = this.root.getRootNode(), focused = this.root.contains(scope.activeElement) ? scope.activeElement : undefined;
    const hadDialog = this.hasDialog, before = focused ? this.#controls() : [], page = pageOf(focused);
    this.used = new Set();
    if (this.root.lang !== tree.language) this.root.lang = tree.language;
    aria(this.#content, 'label', tree.title);
    this.#children(this.#content, tree.nodes);
    for (const path of this.#shown.keys()) if (!this.used.has(path)) this.#shown.delete(path);
    const dialog = tree.nodes.filter((node) => node.kind === 'dialog').pop();
    this.hasDialog = Boolean(dialog);
    this.#escape = tree.escape;
    for (const { id } of tree.nodes) this.#shown.get(`/${id}`).part.element.inert = Boolean(dialog) && id !== dialog.id;
    markPrintless(tree.nodes, (id) => this.#shown.get(`/${id}`).part.element);
    if (focused) this.#keepFocus(focused, hadDialog, dialog, before, page);
    for (const part of this.#leaving) part.remove(); // after the focus: a screen reader loses its mode with a removed control
    this.#leaving.clear();
    if (this.#told !== (tree.aloud ?? '')) this.#aloud.textContent = this.#told = tree.aloud ?? ''; // after the focus, which interrupts
    write(this.#message, tree.lasting === undefined ? '' : tree.status);
    report(this.#status, tree.lasting ?? tree.status);
  }

  /** Keeps Tab in the open dialog: after its last control comes its first. @returns {boolean} whether it moved the focus */
  goRound(back) {
    const dialog = this.root.querySelector('[role=dialog]'), { activeElement } = this.root.getRootNode();
    const stops = this.#controls().filter((control) => dialog?.contains(control) && !control.disabled && placeOf(control) === control);
    const [from, to] = back ? [stops[0], stops[stops.length - 1]] : [stops[stops.length - 1], stops[0]];
    if (!to || (placeOf(activeElement) !== from && !(back && activeElement === dialog))) return false;
    to.focus();
    return true;
  }

  /** What Escape does now: closes a dialog, or presses a control; undefined: nothing. */
  get escapes() { return this.hasDialog ? 'dialog' : this.#escape; }

  /** Where the focused control is drawn on the canvas. @returns {number[] | undefined} */
  rectOf(control) {
    const shown = this.#shown.get(control.closest('[data-id]')?.dataset.id);
    return shown?.node.options?.find((option) => option.value === control.value)?.rect ?? shown?.node.rect;
  }

  /** The id on the canvas of a control or of one choice of a group. */
  drawnAs(control) {
    const id = control.closest('[data-id]').dataset.id.split('/').pop();
    return control.type === 'radio' ? `${id}:${control.value}` : id;
  }

  /** drawn: the canvas control for the focused one, if its id differs; name: the name of a focused radio button. */
  about(control) {
    const node = this.#shown.get(control.closest('[data-id]')?.dataset.id)?.node;
    const option = node?.options?.find(({ value }) => value === control.value);
    // Without a choice, the group's label.
    return { drawn: node?.drawn, name: option && (control.checked ? `${node.label}: ${option.text}` : node.label) };
  }

  #controls() { return [...this.root.querySelectorAll('button, input')].filter((control) => !this.#isLeaving(control)); }

  #isLeaving(control) { return [...this.#leaving].some((part) => part.contains(control)); }

  #usable() {
    return this.#controls().filter((control) => !control.disabled && control.getAttribute('aria-disabled') !== 'true' && !control.closest('[inert]'));
  }

  #keepFocus(focused, hadDialog, dialog, before, page) {
    const scope = this.root.getRootNode();
    if (dialog && !hadDialog) {
      this.#opener = focused.closest('[data-id]')?.dataset.id;
      return this.#shown.get(`/${dialog.id}`).part.element.focus();
    }
    const usable = focused.isConnected && !focused.closest('[inert]') && !this.#isLeaving(focused);
    if (usable) return scope.activeElement === focused || focused.focus({ preventScroll: true });
    const turned = page?.group.isConnected && page.title !== pageOf(page.group)?.title; // the group shows another step
    const first = turned && this.#usable().find((control) => page.group.contains(control));
    const opener = hadDialog && !dialog && this.#shown.get(this.#opener)?.part.element.querySelector('button, input');
    const next = opener || first || this.#inPlaceOf(focused, before, hadDialog && !dialog);
    (placeOf(next) ?? this.#content).focus({ preventScroll: !opener });
  }

  /**
   * The control that follows the last remaining one before a removed control. The first new control, if a dialog has
   * led to another screen, or if only the page's last control would follow.
   */
  #inPlaceOf(gone, before, isElsewhere) {
    const now = this.#usable(), fresh = now.find((control) => !before.includes(control));
    const last = before.slice(0, Math.max(0, before.indexOf(gone))).filter((control) => now.includes(control)).pop();
    const next = now[now.indexOf(last) + 1] ?? last;
    return isElsewhere || next === now[now.length - 1] ? fresh ?? next : next;
  }

  #children(container, nodes) {
    // The same id may be in the page and in a dialog: the path distinguishes them.
    const above = container.closest('[data-id]')?.dataset.id ?? '';
    const wanted = nodes.map((node) => this.#element(node, `${above}/${node.id}`)), keep = new Set(wanted);
    const { activeElement } = this.root.getRootNode();
    for (const child of [...container.children]) {
      if (keep.has(child)) continue;
      if (child.contains(activeElement)) this.#leaving.add(child); else child.remove();
    }
    let next = container.firstElementChild;
    for (const child of wanted) {
      while (this.#leaving.has(next)) next = next.nextElementSibling;
      if (child === next) next = next.nextElementSibling; else container.insertBefore(child, next);
    }
  }

  #element(node, path) {
    const text = JSON.stringify({ ...node, rect: 0 });
    let shown = this.#shown.get(path);
    if (shown?.node.kind !== node.kind || shown.node.level !== node.level) { // h1 and h2 are two elements
      const part = (KINDS[node.kind] ?? KINDS.text)(node, this.context);
      part.element.dataset.id = path;
      shown = { part };
      this.#shown.set(path, shown);
    }
    if (shown.text !== text) shown.part.update(node);
    else this.#markUsed(node, path);
    shown.text = text;
    shown.node = node;
    this.used.add(path);
    return shown.part.element;
  }

  // The browser has already changed the control; if the application refuses, the next rendering must change it back.
  #mistrust(control) {
    for (let part = control.closest('[data-id]'); part; part = part.parentElement?.closest('[data-id]')) {
      (this.#shown.get(part.dataset.id) ?? {}).text = undefined; // {}: pressed twice, and gone
    }
  }

  // An unchanged group is not rendered again, but its children stay in use, and may be drawn elsewhere now.
  #markUsed(node, path) {
    for (const child of node.nodes ?? []) {
      const below = `${path}/${child.id}`;
      this.used.add(below);
      this.#shown.get(below).node = child;
      this.#markUsed(child, below);
    }
  }
}
