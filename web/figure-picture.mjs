// A figure as pixels, for a slide. Fetched when one is asked for.

/** @param {string} svg as wide as the picture is to be @returns {Promise<Blob>} a PNG on the drawing's own ground, or none */
export async function pictureOf(svg) {
  const filling = svg.replace('<svg ', '<svg preserveAspectRatio="none" '); // whole pixels, so no edge is half transparent
  const address = URL.createObjectURL(new Blob([filling], { type: 'image/svg+xml' })), image = new Image();
  try {
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: image.naturalWidth, height: image.naturalHeight });
    canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('no picture'))), 'image/png'));
  } finally {
    URL.revokeObjectURL(address);
  }
}
