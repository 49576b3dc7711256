// Opens, closes and watches the WebGL 2 context of one canvas, which may be inside a shadow root.

import { Renderer } from './renderer.mjs';

const ATTRIBUTES = { alpha: false, antialias: false, depth: false, stencil: false };

/**
 * @param {HTMLCanvasElement} canvas
 * @returns {Renderer | undefined} undefined where there is no WebGL 2
 */
export function openContext(canvas) {
  const gl = canvas.getContext('webgl2', ATTRIBUTES);
  return gl && !gl.isContextLost() ? new Renderer(gl) : undefined;
}

/** Browsers allow few contexts; this frees one at once instead of at the next garbage collection. */
export function closeContext(canvas) {
  canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
}

/** @param {AbortSignal} signal */
export function watchContext(canvas, signal, { onLost, onRestored }) {
  canvas.addEventListener('webglcontextlost', (event) => { event.preventDefault(); onLost(); }, { signal });
  canvas.addEventListener('webglcontextrestored', onRestored, { signal });
}
