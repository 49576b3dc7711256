// Before anything else, and in browsers for which all else is too new: leaves one language of what the HTML says, asks for the
// game's program and texts while the modules are still on their way, counts what has come, and says so when something fails.
// downloads.mjs takes over what is in `sagazEarly`; page.mjs takes #start away when the game is there, or speaks for itself.
// builder.html and print.html have no game: there it only speaks, until the page is there.
(() => {
  const { dataset } = document.currentScript, query = new URLSearchParams(location.search);
  const pairs = (text) => new Map(text.split(' ').map((pair) => pair.split('=')));
  const load = (name) => {
    try { return localStorage.getItem(`sagaz.${name}`) || ''; } catch (error) { return ''; }
  };
  const param = (name) => (query.get(name) || '').trim().toLowerCase();

  const spoken = dataset.languages.split(' '), short = (tag) => tag.toLowerCase().split('-')[0];
  const language = [param('lang'), load('language'), ...navigator.languages].map(short).find((tag) => spoken.includes(tag)) || 'en';
  document.documentElement.lang = language;

  // The game: a link's first word, else the one that is asked for, else where home was left.
  const programs = pairs(dataset.programs);
  const linked = () => {
    try { return atob(location.hash.slice(3, 27).replace(/-/g, '+').replace(/_/g, '/')).split(' ')[0]; } catch (error) { return ''; }
  };
  const asked = programs.has(param('game')) ? param('game') : 'home';
  const left = asked === 'home' && /^at=(.+)$/m.exec(load('game.home.guess'));
  const program = programs.get(linked()) || programs.get(left ? left[1] : asked) || programs.get('home');

  const box = () => document.getElementById('start');
  let come = 0;
  const show = () => {
    const progress = box() && box().querySelector('progress');
    if (!progress || !progress.nextSibling) return; // the HTML may have come so far and no further
    progress.value = Math.min(99, Math.floor(come / pairs(dataset.sizes).get(program) / 10));
    progress.nextSibling.textContent = `${progress.value} %`;
  };
  const count = (reader) => reader.read().then(({ done, value }) => {
    if (done) return;
    come += value.length;
    show();
    return count(reader);
  });
  const early = window.sagazEarly = {};
  const unknown = !program || asked === 'home' && param('lesson') && !programs.has(linked()); // a lesson says itself of which game it is
  for (const name of unknown ? [] : [`${program}.wasm`, `${program}.${language}.txt`]) {
    early[name] = fetch(name).then((response) => {
      if (!response.ok || !response.body) return response;
      const [mine, theirs] = response.body.tee();
      count(mine.getReader()).catch(() => {});
      return new Response(theirs, { headers: response.headers });
    });
    early[name].catch(() => {}); // who takes it over hears of it
  }
  const glue = document.createElement('link');
  glue.rel = 'modulepreload';
  glue.href = `${program}.mjs`;
  if (!unknown) document.head.append(glue);

  addEventListener('error', ({ target, filename }) => {
    if (!box() || target.localName !== 'script' && !(filename && filename.startsWith(location.origin))) return;
    const progress = box().querySelector('progress');
    if (progress && progress.nextSibling) {
      progress.nextSibling.remove();
      progress.remove();
    }
    box().className = 'failed';
    for (const said of box().querySelectorAll('[role]')) said.hidden = false;
  }, true);
  document.addEventListener('readystatechange', () => {
    for (const said of box() ? box().querySelectorAll('[lang]') : []) said.hidden = said.lang !== language;
    show();
  });
  addEventListener('click', (event) => { // not only the address: the link in its fragment too
    if (event.target.getAttribute && event.target.getAttribute('href') === '') {
      event.preventDefault();
      location.reload();
    }
  });
})();
