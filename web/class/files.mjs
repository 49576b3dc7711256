// Files that are dropped on class.html or opened there: texts as mails, forms and spreadsheets save them, and pictures of
// QR codes.
const MOST_MB = { text: 5, picture: 30 };
const isPicture = ({ type, name }) => /^image\//.test(type) || /\.(png|jpe?g|webp|gif|bmp|avif|heic)$/i.test(name);

/** A spreadsheet's file may be UTF-16. */
async function textOf(file) {
  const bytes = new Uint8Array(await file.arrayBuffer()), [a, b] = bytes;
  return new TextDecoder(a === 0xFF && b === 0xFE ? 'utf-16le' : a === 0xFE && b === 0xFF ? 'utf-16be' : 'utf-8').decode(bytes);
}

/**
 * @param {Iterable<File>} files @param {(done: number, total: number) => void} progress
 * @returns {Promise<{texts: string[], faults: [string, object][]}>} faults: texts of class.txt with their values
 */
export async function readFiles(files, progress) {
  const all = [...files], texts = [], faults = [];
  const most = (file) => MOST_MB[isPicture(file) ? 'picture' : 'text'];
  for (const [i, file] of all.entries()) {
    if (file.size > most(file) * 2 ** 20) {
      faults.push(['file_large', { name: file.name, most: most(file) }]);
      continue;
    }
    if (!isPicture(file)) {
      texts.push(await textOf(file));
      continue;
    }
    const scan = await import('./scan.mjs').catch(() => undefined);
    if (!scan) {
      faults.push(['scan_failed', {}]);
      break;
    }
    const codes = await scan.codesOfPicture(file);
    if (!codes.length) faults.push(['no_code', { name: file.name }]);
    texts.push(...codes);
    progress(i + 1, all.length);
  }
  return { texts, faults };
}
