// Compares the plural rules of shell/text/*/locale, as cmake/locales.py reads them, with Intl.PluralRules (CLDR), and
// also the Polish ones of the pseudo-language with three forms (tests/languages/pseudo.py). A CLDR form that a locale
// leaves out (“un millón de”) uses the last form. Run: node tests/checks/plurals.mjs
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url)), MOST = 1300;
const LIKE = { pt: 'pt-PT' }; // its locale says why

const python = (...args) => execFileSync('python3', args, { cwd: ROOT, encoding: 'utf8' });
function compare(folder, like) {
  for (const [code, forms] of Object.entries(JSON.parse(python('cmake/locales.py', folder, String(MOST))))) {
    if (like && !like[code]) continue;
    const rules = new Intl.PluralRules(like?.[code] ?? LIKE[code] ?? code), known = new Set(forms);
    for (const [n, form] of forms.entries()) {
      const theirs = rules.select(n);
      assert.equal(form, known.has(theirs) ? theirs : 'other', `${n} in ${code}`);
    }
    assert.ok(known.size > 1, `${code} has a plural`);
  }
}
compare('shell/text');
const pseudo = mkdtempSync(path.join(tmpdir(), 'sagaz-'));
try {
  python('tests/languages/pseudo.py', pseudo, 'shell/text');
  compare(pseudo, { it: 'pl' });
} finally {
  rmSync(pseudo, { recursive: true });
}
