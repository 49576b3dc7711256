// The part of the hand-in dialog that shows the text as QR codes.
import { codesOf } from './parts.mjs';

/**
 * @param {{words: (key: string, values?: object) => string, named: (give: (text: string) => unknown) => () => void, tell: (text: string) => void, element: Function}} dialog
 *   named: runs its function with the text, once there is a name
 * @returns {{button: HTMLButtonElement, box: HTMLElement, hide: () => void}}
 */
export function codesIn({ words, named, tell, element }) {
  const box = element('div', { className: 'codes', hidden: true });
  const hide = () => {
    box.replaceChildren();
    box.hidden = true;
    button.textContent = words('qr');
    button.setAttribute('aria-expanded', 'false');
  };
  const show = named(async (text) => {
    const { qrOf } = await import('./qr.mjs').catch(() => ({}));
    if (!qrOf) {
      tell(words('qr_failed'));
      return false;
    }
    const codes = codesOf(text), of = codes.length;
    box.replaceChildren(element('p', { className: 'note' }, words('qr_note'), ...(of > 1 ? [` ${words('qr_several', { of })}`] : [])), ...codes.map((code, i) => element('figure', {},
      qrOf(code, words('qr_alt', { n: i + 1, of })), ...(of > 1 ? [element('figcaption', {}, words('qr_place', { n: i + 1, of }))] : []))));
    box.hidden = false;
    button.textContent = words('qr_hide');
    button.setAttribute('aria-expanded', 'true');
    box.querySelector('figure').scrollIntoView({ block: 'center' });
    return true;
  });
  const button = element('button', { type: 'button', onclick: () => (box.hidden ? show() : hide()) }, words('qr'));
  button.setAttribute('aria-expanded', 'false');
  return { button, box, hide };
}
