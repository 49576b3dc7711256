// The WebGL 2 context of one canvas: made from here, so that it works inside a shadow root and with several games on a page.

const ATTRIBUTES = { majorVersion: 2, minorVersion: 0, alpha: false, antialias: false, depth: false, stencil: false, enableExtensionsByDefault: true };

/**
 * @param {import('./wasm.mjs').Wasm} app  must be alive before `app_create`, which may draw
 * @param {HTMLCanvasElement} canvas
 * @returns {boolean} false where there is no WebGL 2
 */
export function openContext(app, canvas) {
  const { GL } = app.emscripten;
  const gl = canvas.getContext('webgl2', ATTRIBUTES);
  if (!gl || gl.isContextLost()) return false;
  return GL.makeContextCurrent(GL.registerContext(gl, ATTRIBUTES)) !== false;
}

/** Browsers keep few contexts; give ours back at once instead of at the next garbage collection. */
export function closeContext(canvas) {
  canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
}

/** @param {AbortSignal} signal */
export function watchContext(canvas, signal, { onLost, onRestored }) {
  canvas.addEventListener('webglcontextlost', (event) => { event.preventDefault(); onLost(); }, { signal });
  canvas.addEventListener('webglcontextrestored', onRestored, { signal });
}
