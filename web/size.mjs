// How large the canvas is in the screen's own pixels, and how many of them make a CSS pixel.

/**
 * @param {HTMLCanvasElement} canvas
 * @param {(size: {width: number, height: number, ratio: number}) => void} changed
 * @returns {() => void} stop watching
 */
export function watchSize(canvas, changed) {
  const report = (cssWidth, cssHeight, device) => {
    const ratio = devicePixelRatio;
    // Some browsers report device pixels that ignore the page's zoom: believe them only when they agree.
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
    observer.observe(canvas); // no device pixels: listen for changes of the ratio ourselves
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
