// Links, the clipboard, files. A game's link has its state as base64url in the fragment, which is not sent to servers.

import { place } from './place.mjs';

/** The address that opens a game: this page when it is the standalone one, else the standalone page beside these modules. */
export function linkAddress(state, standalone) {
  const page = standalone ? location.origin + location.pathname : place('index.html');
  return `${page}#s=${state}`;
}

/** @returns {string | undefined} the state of a fragment such as #s=… */
export const linkedState = (hash) => /^#s=(.*)$/s.exec(hash)?.[1];

/** @returns {string | undefined} the lesson of a fragment such as #l=… (lesson-link.mjs) */
export const linkedLesson = (hash) => /^#l=(.*)$/s.exec(hash)?.[1];

/** @returns {Promise<boolean>} */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyOldWay(text);
  }
}

// Without permission or on plain http: answers a copy event with the text.
function copyOldWay(text) {
  let done = false;
  const answer = (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    event.clipboardData.setData('text/plain', text);
    done = true;
  };
  document.addEventListener('copy', answer, { capture: true, once: true });
  document.execCommand('copy');
  document.removeEventListener('copy', answer, { capture: true });
  return done;
}

/** The system's share sheet on touch devices, else the clipboard. @returns {Promise<'ok' | 'copied' | 'failed'>} */
export const share = (address, title) => offer({ title, url: address }, address);

export const shareText = (text) => offer({ text }, text);

/** Whether the system's share sheet opens here and takes files. */
export const sharesFiles = () => Boolean(navigator.share && navigator.canShare && matchMedia('(pointer: coarse)').matches
  && navigator.canShare({ files: [new File([''], 'a.png', { type: 'image/png' })] }));

/** Shares a picture with a text; where the system refuses the picture, the text. */
export const sharePicture = (file, text) => (file && sharesFiles() ? offer({ files: [file], text }, text) : shareText(text));

async function offer(what, copied) {
  if (navigator.share && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share(what);
      return 'ok';
    } catch (error) {
      if (error.name === 'AbortError') return 'ok'; // the player changed their mind
    }
  }
  return (await copy(copied)) ? 'copied' : 'failed';
}

/** Offers a file, as if its link had been pressed. */
export function giveFile(blob, name) {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
