// Watches the size of a canvas in device pixels, and the ratio of device pixels to a CSS pixel.

/**
 * @param {HTMLCanvasElement} canvas
 * @param {(size: {width: number, height: number, ratio: number}) => void} changed
 * @returns {() => void} stop watching
 */
export function watchSize(canvas, changed) {
  const report = (cssWidth, cssHeight, device) => {
    const ratio = devicePixelRatio;
    // Some browsers report device pixels that ignore the page's zoom, so they count only if they agree with the ratio.
    const exact = device && Math.abs(device.inlineSize - cssWidth * ratio) < 2 && Math.abs(device.blockSize - cssHeight * ratio) < 2;
    const width = exact ? device.inlineSize : Math.round(cssWidth * ratio);
    const height = exact ? device.blockSize : Math.round(cssHeight * ratio);
    if (width && height) changed({ width, height, ratio });
  };
  const observer = new ResizeObserver(([entry]) =>
    report(entry.contentRect.width, entry.contentRect.height, entry.devicePixelContentBoxSize?.[0]));
  try {
    observer.observe(canvas, { box: 'device-pixel-content-box' });
    return () => observer.disconnect();
  } catch {
    observer.observe(canvas); // without device pixels: watches the ratio too
    return watchRatio(observer, () => report(canvas.clientWidth, canvas.clientHeight));
  }
}

function watchRatio(observer, changed) {
  let query;
  const listen = () => {
    query?.removeEventListener('change', listen);
    if (query) changed();
    query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    query.addEventListener('change', listen);
  };
  listen();
  return () => { observer.disconnect(); query.removeEventListener('change', listen); };
}
