// Runs before the modules, also in browsers too old for them: shows the HTML's message in one language, begins to
// download the game's program and texts, shows the progress, and reports a failure. downloads.mjs takes over the
// downloads in `sagazEarly`; page.mjs removes #start when the game is ready or shows an error itself. On builder.html,
// class.html and print.html, which have no game, it only shows the message until their scripts have run.
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

  // The game: that of a link, else of the query, else the one open at home on the last visit.
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
    if (!progress || !progress.nextSibling) return; // the HTML may be loaded only up to here
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
  // The lesson's file names its game.
  const unknown = !program || asked === 'home' && param('lesson') && !programs.has(linked());
  for (const name of unknown ? [] : [`${program}.wasm`, `${program}.${language}.txt`]) {
    early[name] = fetch(name).then((response) => {
      if (!response.ok || !response.body) return response;
      const [mine, theirs] = response.body.tee();
      count(mine.getReader()).catch(() => {});
      return new Response(theirs, { headers: response.headers });
    });
    early[name].catch(() => {}); // downloads.mjs gets the error
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
  addEventListener('click', (event) => { // a reload, which keeps the fragment
    if (event.target.getAttribute && event.target.getAttribute('href') === '') {
      event.preventDefault();
      location.reload();
    }
  });
})();
