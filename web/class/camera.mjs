// Reads QR codes with the camera: turns it on, shows its picture, and turns it off when asked, when the page is hidden,
// and after a while without a new code. The picture is neither stored nor sent.
import { element } from '../outline-kinds.mjs';

const EVERY_MS = 120, IDLE_MS = 180_000, SIDE = 900; // SIDE: pixels of the longer side that are searched

/** The text that says why there is no camera. */
export const reasonOf = ({ name } = {}) => ({ NotAllowedError: 'scan_refused', SecurityError: 'scan_refused', NotFoundError: 'scan_missing', OverconstrainedError: 'scan_missing' })[name] ?? 'scan_busy';

export class Camera {
  #stop; // ends the scan; undefined: the camera is off

  /**
   * @param {{say: (key: string, values?: object) => string, tell: (text: string) => void, read: (text: string) => boolean, closed: () => void}} page
   *   read: takes a code's text, and tells whether it was new
   */
  constructor(page) {
    this.page = page;
    this.box = element('div', { className: 'camera', hidden: true });
    this.button = element('button', { type: 'button', name: 'scan', onclick: () => (this.#stop ? this.off() : this.on()) });
    this.translate();
    document.addEventListener('visibilitychange', () => document.hidden && this.off());
    addEventListener('pagehide', () => this.off());
  }

  get isOn() { return Boolean(this.#stop); }

  translate() { this.button.textContent = this.page.say(this.#stop ? 'scan_stop' : 'scan'); }

  async on() {
    const { say, tell } = this.page, stopped = new AbortController();
    if (!navigator.mediaDevices?.getUserMedia) return tell(say('scan_unsafe'));
    this.#stop = () => stopped.abort();
    this.translate();
    let stream;
    try {
      stream = await navigator.mediaDevices.getUserMedia({ audio: false, video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } } });
    } catch (error) {
      return stopped.signal.aborted ? undefined : this.#fail(reasonOf(error));
    }
    const dark = () => { for (const track of stream.getTracks()) track.stop(); };
    if (stopped.signal.aborted) return dark(); // turned off meanwhile
    stopped.signal.addEventListener('abort', dark);
    stream.getVideoTracks()[0]?.addEventListener('ended', () => !stopped.signal.aborted && this.#fail('scan_busy'));
    const scan = await import('./scan.mjs').catch(() => undefined);
    if (stopped.signal.aborted) return undefined;
    if (!scan) return this.#fail('scan_failed');
    const video = element('video', { muted: true, playsInline: true, srcObject: stream });
    video.setAttribute('aria-label', say('scan_view'));
    this.box.replaceChildren(element('p', { className: 'note' }, say('scan_help')), video);
    this.box.hidden = false;
    await video.play().catch(() => {});
    return this.#look(video, scan, stopped.signal);
  }

  #look(video, { codesOn, drawn }, signal) {
    let last = performance.now(), timer;
    signal.addEventListener('abort', () => clearTimeout(timer));
    const look = () => {
      if (signal.aborted) return;
      const { videoWidth, videoHeight } = video, scale = Math.min(1, SIDE / Math.max(videoWidth, videoHeight, 1));
      if (videoWidth) for (const text of codesOn(drawn(video, Math.round(videoWidth * scale), Math.round(videoHeight * scale)))) if (this.page.read(text)) last = performance.now();
      if (performance.now() - last > IDLE_MS) this.off();
      else timer = setTimeout(look, EVERY_MS);
    };
    look();
  }

  #fail(key) {
    this.off();
    this.page.tell(this.page.say(key));
  }

  off() {
    if (!this.#stop) return;
    this.#stop();
    this.#stop = undefined;
    this.box.replaceChildren();
    this.box.hidden = true;
    this.translate();
    this.page.closed();
  }
}
