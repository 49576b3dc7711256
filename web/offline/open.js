// Starts an offline file, one HTML with a game, its texts and the page's modules inside, compressed: gives each a blob:
// address and imports page.mjs. It stands before the data, so that a truncated file also shows the reader an error.
(() => {
  const unpacked = async () => {
    const packed = new Blob([Uint8Array.from(atob(document.getElementById('files').textContent.replace(/\s/g, '')), (byte) => byte.charCodeAt(0))]);
    const bytes = new Uint8Array(await new Response(packed.stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer());
    const head = bytes.indexOf(10);
    let at = head + 1;
    return JSON.parse(new TextDecoder().decode(bytes.subarray(0, head))).map(({ name, type, size }) => {
      at += size;
      return { name, type, bytes: bytes.subarray(at - size, at) };
    });
  };
  const start = async () => {
    const addresses = window.sagazFiles = {}, files = await unpacked();
    const address = ({ name, type, bytes }, before = '') => { addresses[name] = URL.createObjectURL(new Blob([before, bytes], { type })); };
    // A worker of a page from disk cannot load the page's blobs, so it contains the modules that it imports, as text.
    const inside = Object.fromEntries(files.filter(({ name }) => name.endsWith('.mjs') && name !== 'page.mjs').map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)]));
    const unpack = `globalThis.sagazFiles=${JSON.stringify(inside)};for(const n in sagazFiles)sagazFiles[n]=URL.createObjectURL(new Blob([sagazFiles[n]],{type:'text/javascript'}));\n`;
    for (const file of files) address(file, file.name === 'worker.js' ? unpack : '');
    await import(addresses['page.mjs']);
  };
  document.addEventListener('DOMContentLoaded', () => {
    const box = document.getElementById('start'), said = [...box.querySelectorAll('[lang]')];
    const short = (tag) => tag.toLowerCase().split('-')[0];
    const lang = (query) => new URLSearchParams(query).get('lang') || '';
    const asked = [lang(location.search), lang(document.documentElement.dataset.query), ...navigator.languages].map(short);
    const language = asked.find((tag) => said.some(({ lang }) => lang === tag)) || 'en';
    document.documentElement.lang = language;
    for (const words of said) words.hidden = words.lang !== language;
    start().catch(() => {
      box.querySelector('progress').remove();
      box.className = 'failed';
      for (const alert of box.querySelectorAll('[role]')) alert.hidden = false;
      for (const home of box.querySelectorAll('a + a')) home.remove(); // it would lead to this file
    });
  });
})();
