// Saves screenshots for review, of every screen in the middle of a game and of every end card, on a phone, a desktop
// and a projector, each in two languages by turns:
// SAGAZ_SHOTS=FOLDER npx playwright test -c tests/browser/measure.config.mjs pictures.mjs
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DESKTOP, LANGUAGES, PHONE, SITE, test } from './fixtures.mjs';
import { atRest } from './rest.mjs';

const LINES = {
  'mastermind-middle': 'codes 1 p4c6r 12 guesser colours knuth 42 g0011 g0022',
  'mastermind-won': 'codes 1 p4c6r 12 guesser colours knuth 42 g0011 g1334 g2450',
  'mastermind-lost': 'codes 1 p4c6r 3 guesser colours knuth 42 g0011 g0022 g4455',
  'picas-fijas-gave-up': 'codes 1 p4c10n 12 guesser digits consistent 7 g0123 g4567 x',
  'keeper-middle': 'codes 1 p4c6r 12 keeper colours knuth 42 g0011 a10 g0223',
  'keeper-won': 'codes 1 p4c10n 12 keeper digits consistent 3 g0123 a11 g0456 a40',
  'assistant-contradiction': 'codes 1 p4c6r 12 assistant colours knuth 0 g0011 a00 g0022 a10',
  'spaces-middle': 'spaces 1 me hand true b uniform_code never codes 1 p4c10n 12 assistant digits consistent 0 g0123 a11 g1085 a02',
  'spaces-won': 'spaces 1 me hand true b uniform_code never codes 1 p4c10n 12 assistant digits consistent 0 g0123 a11 g1085 a02 g0691 a03 g4106 a40',
  'spaces-lies': 'spaces 1 me hand lies1 b uniform_code never codes 1 p4c10n 12 assistant digits consistent 0 g0123 a11 g1085 a02 g0691 a03 g4567 a11',
  'spaces-lies-won': 'spaces 1 me hand odds10 b uniform_code never codes 1 p4c10n 12 assistant digits consistent 0 g0123 a11 g1085 a02 g0691 a03 g4567 a11 g4106 a40',
  'thirtyone-middle': 'thirtyone 1 4 6 31 mover_loses person perfect 42 1 4 5',
  'thirtyone-lost': 'thirtyone 1 4 6 31 mover_loses person perfect 42 6 4 5 2 3 4 1 6 2',
  'thirtyone-won': 'thirtyone 1 4 6 31 mover_loses fallible1 fallible2 31 3 4 5 5 6 6 2 6',
  'trees-middle': 'trees 1 explore max alphabeta left_to_right 0 (3,12,8)(2,4,6)(14,5,2)',
  'trees-practice-end': 'trees 1 practice max alphabeta left_to_right 0 u3x2:0..20:42:vw w1=3 w1= b2=3.i b3=i.-1/2 b3= x4 x4 x5 k',
  'tictactoe-middle': 'tictactoe 1 person full 42 0 4 5',
  'tictactoe-lost': 'tictactoe 1 depth2 random 18446744073709551615 4 8 2 5 6',
  'tictactoe-drawn': 'tictactoe 1 full full 5 6 4 2 3 5 8 0 1 7',
  'matrix-rounds': 'matrix 1 2,-3;0,2;-5,10 row 42 0 1 2 1 0',
  'betting-rounds': 'betting 1 2,4,6 a1k1r hidden max 3 42 b0 n b2 n b1',
  'cluedo-notebook': 'cluedo 1 notebook 6-6-9 ffee 0 0 0 eeee 0 - - bgknp s1ain3- s2dkt0k s3fjo2- s0alm3a s1els--',
};
const golden = readFileSync(new URL('../golden/links.txt', import.meta.url), 'utf8')
  .split('\n').filter((line) => /cluedo 1 game| lab 1 /.test(line)).map((line, i) => [`golden-${i}`, line.split(' ')[0]]);

const program = fileURLToPath(new URL('../sagaz.mjs', SITE));
const linkOf = (line) => execFileSync('node', [program, 'link', line], { encoding: 'utf8' }).trim();

const SIZES = { phone: { viewport: PHONE, dpr: 2, touch: true, isMobile: true }, desktop: { viewport: DESKTOP }, projector: { viewport: DESKTOP } };
let turn = 0;
for (const [name, link] of [['home', ''], ...Object.entries(LINES), ...golden]) {
  for (const [size, how] of Object.entries(SIZES)) {
    for (const language of [LANGUAGES[turn % 4], LANGUAGES[(turn + 2) % 4]]) {
      test(`picture of ${name}, ${size}, ${language}`, async ({ t }) => {
        const hash = link.includes(' ') ? linkOf(link) : link && `#s=${link}`;
        const page = await t.open(`/?lang=${language}${size === 'projector' ? '&theme=projector' : ''}${hash}`, { ...how, language, reducedMotion: 'reduce' });
        await page.waitForLoadState('networkidle');
        await atRest(page);
        const { title } = await page.evaluate(() => document.querySelector('sagaz-game').debugOutline());
        assert.ok(title);
        await t.shot(page, `${name}-${size}-${language}`);
      });
    }
    turn++;
  }
}
