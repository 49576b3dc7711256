// Counts, by name, a page's WebGL calls that wait for the GPU process (with software graphics 20 ms and more each).
// Use `t.open(path, {before: countGlReads})`; `glReads(page)` then returns the counts since the last time.

export function countGlReads() {
  const counts = {}, proto = WebGL2RenderingContext.prototype;
  const local = /^(isContextLost|getContextAttributes)$/; // answered without the GPU process
  for (const name of Object.getOwnPropertyNames(proto)) {
    const { value } = Object.getOwnPropertyDescriptor(proto, name);
    if (typeof value !== 'function' || !/^(get|is|check|read|finish|clientWait)/.test(name) || local.test(name)) continue;
    proto[name] = function (...args) {
      counts[name] = (counts[name] ?? 0) + 1;
      return value.apply(this, args);
    };
  }
  globalThis.glReads = () => { const now = { ...counts }; for (const name of Object.keys(counts)) delete counts[name]; return now; };
}

/** @returns {Promise<Record<string, number>>} */
export const glReads = (page) => page.evaluate(() => globalThis.glReads());
