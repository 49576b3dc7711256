// The host pages of the tests, by name: examples of a teacher's pages around the games.

/** The policy that web/docs/embedding.md asks of a page, or a stricter one. */
const policy = ({ script = "'self' 'wasm-unsafe-eval'", worker = "'self'" } = {}) =>
  `default-src 'none'; script-src ${script}; connect-src 'self'; style-src 'self'; worker-src ${worker}; img-src 'self'`;

const page = (language, title, head, body, csp) => ({
  csp,
  html: `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${title}</title><link rel="icon" href="/icon.svg">${head}</head>
${body}</html>
`,
});

const blank = (csp) => page('en', 'A page without a game', '', '<body><h1>A page without a game</h1></body>', csp);

/** A page of games, given by their attributes, with a field before and after them. */
const course = (games, { csp, many = false } = {}) => page('it', 'A course page', `
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="host.css">
<script type="module" src="/sagaz-game.mjs"></script>`, `<body${many ? ' class="many"' : ''}><main>
<h1>A course page</h1>
<p><label>Before <input id="before"></label></p>
${games.map((attributes) => `<sagaz-game ${attributes}></sagaz-game>`).join('\n')}
<p><label>After <input id="after"></label></p>
<div class="tall"></div>
</main></body>`, csp);

const one = ['game="mastermind" seed="7"'];
const some = (count) => Array.from({ length: count }, (_, i) => `game="mastermind" seed="${i + 1}"`);

/** @type {Record<string, {html: string, csp?: string}>} by their names under /pages/ */
export const pages = {
  'blank.html': blank(),
  'no-worker-blank.html': blank(policy({ worker: "'none'" })),
  'embed.html': course(one),
  'strict.html': course(one, { csp: policy() }),
  'no-wasm.html': course(one, { csp: policy({ script: "'self'" }) }),
  'no-worker.html': course(one, { csp: policy({ worker: "'none'" }) }),
  'rtl.html': (({ html }) => ({ html: html.replace('<html lang="it">', '<html lang="ar" dir="rtl">') }))(course(['game="mastermind" seed="7" lang="en"'])),
  'bad.html': course(['game="chess" rules="p4c6r" theme="purple" seed="one"']),
  'eight.html': course(some(8), { many: true }),
  'twelve.html': course(some(12), { many: true }),
  'words.html': page('en', 'A course page with words of its own', '<script type="module" src="/sagaz-game.mjs"></script>',
    '<body><sagaz-game game="trees"><a href="/?game=trees">Game trees, on a page of their own</a></sagaz-game></body>'),
  'frame.html': page('es', 'A course page with a frame', '<link rel="stylesheet" href="host.css">',
    '<body><h1>A course page with a frame</h1><iframe title="Mastermind" src="/player.html?game=mastermind&lang=it" width="640" height="360"></iframe></body>'),
};
