// Draws frames on demand: a few after each event, one when the application asks to be woken (caret, toast, tooltip),
// and none while nothing changes or the game is out of view.

const SETTLE = 6;

export class Scheduler {
  #request = 0;
  #timer = 0;
  #left = 0;
  #paused = new Set();
  #drawing = false;

  /**
   * @param {(now: number) => boolean} draw  true: another frame is wanted at once
   * @param {() => number} sleep  milliseconds until a frame is needed without input; negative: never
   */
  constructor(draw, sleep) {
    this.draw = draw;
    this.sleep = sleep;
    this.frames = 0;
  }

  /** Requests frames after an event, until the layout has settled. */
  touch(frames = SETTLE) {
    this.#left = Math.max(this.#left, frames);
    this.#arm();
  }

  /**
   * Draws one frame before returning, so that the caller sees its effect; more follow. Does nothing inside a frame.
   * @param {boolean} [later]  the next frame will do, unless frames are paused
   */
  now(later) {
    if (!later || this.#paused.size) this.#run(performance.now());
    this.touch();
  }

  /** Frames are paused while any reason is on. @param {string} reason @param {boolean} on */
  pause(reason, on) {
    if (on) this.#paused.add(reason); else this.#paused.delete(reason);
    if (this.#paused.size) this.#disarm(); else this.touch();
  }

  stop() {
    this.pause('stopped', true);
  }

  #arm() {
    if (this.#request || this.#paused.size) return;
    clearTimeout(this.#timer);
    this.#request = requestAnimationFrame((now) => { this.#request = 0; this.#run(now); });
  }

  #disarm() {
    cancelAnimationFrame(this.#request);
    clearTimeout(this.#timer);
    this.#request = 0;
  }

  #run(now) {
    if (this.#drawing || this.#paused.has('stopped')) return; // a frame's effects may ask for the next one
    this.frames++;
    this.#left = Math.max(this.#left - 1, 0);
    this.#drawing = true;
    const more = this.draw(now);
    this.#drawing = false;
    if (more) this.#left = Math.max(this.#left, 1);
    if (this.#left > 0) return this.#arm();
    const wait = this.sleep();
    if (wait >= 0 && !this.#paused.size) {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.touch(1), wait);
    }
  }
}
