// Makes the downloads: a game's offline file with its options inside, and packages of it for courses, SCORM 1.2 and cmi5.
// Loaded with the first download, because it includes the zip library.
import { gunzipSync, gzipSync, strFromU8, strToU8, zipSync } from 'fflate';
import { submit } from '../engine.mjs';
import { place } from '../place.mjs';
import { EVERY_COMMAND } from '../programs.mjs';
import { lessonOfPuzzle } from '../puzzle-names.mjs';
import { gameOf } from '../steps.mjs';
import { ends } from './chosen.mjs';
import { slugOf } from './named.mjs';
import { courseWords } from './say.mjs';

const ZIPPED = { mtime: '2020-01-01T00:00:00Z' }; // equal choices make equal files
const escaped = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);

/** @throws if the file cannot be loaded; the message is its name */
async function answered(name) {
  const response = await fetch(place(name)).catch(() => undefined);
  if (!response?.ok) throw new Error(name);
  return response;
}
const fetched = (name) => answered(name).then((response) => response.text());
const bytesOf = async (name) => new Uint8Array(await (await answered(name)).arrayBuffer());

const TYPES = { json: 'application/json', mjs: 'text/javascript', wasm: 'application/wasm' };
/** What a puzzle needs beside its game: the engine, and its words. */
const FOR_PUZZLES = ['requests.wasm', 'requests.mjs', 'puzzles.mjs'];

/** The offline file with more files inside: see cmake/offline.mjs for their form. @param {[string, Uint8Array][]} own  name, contents */
function withFiles(html, own) {
  return html.replace(/(<script type="text\/plain" id="files">)([^<]*)/, (_, tag, packed) => {
    const all = gunzipSync(Uint8Array.from(atob(packed.replace(/\s/g, '')), (letter) => letter.charCodeAt(0))), end = all.indexOf(10);
    const added = own.map(([name, bytes]) => ({ name, type: TYPES[name.split('.').pop()], size: bytes.length }));
    const head = strToU8(`${JSON.stringify([...JSON.parse(strFromU8(all.subarray(0, end))), ...added])}\n`), parts = [head, all.subarray(end + 1), ...own.map(([, bytes]) => bytes)];
    const made = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
    let begin = 0;
    for (const part of parts) {
      made.set(part, begin);
      begin += part.length;
    }
    const zipped = gzipSync(made, { level: 9, mtime: 0 }), PIECE = 0x8000;
    let text = '';
    for (let at = 0; at < zipped.length; at += PIECE) text += String.fromCharCode(...zipped.subarray(at, at + PIECE));
    return tag + btoa(text);
  });
}

/**
 * The offline file with options inside, which the file's query can override.
 * @param {{game: string, given: [string, string][], title: string, own?: [string, Uint8Array]}} what  own: a lesson of the
 *   teacher's, as a file inside
 */
export async function offlineFile({ game: chosen, given, title, own }) {
  const { puzzle } = Object.fromEntries(given), game = puzzle ? await gameOf(lessonOfPuzzle(puzzle), { engine: (request) => submit(EVERY_COMMAND, request) }) : chosen;
  const more = puzzle ? await Promise.all(FOR_PUZZLES.map(async (name) => [name, await bytesOf(name)])) : own ? [own] : [];
  const plain = await fetched(`offline/${game}.html`), html = more.length ? withFiles(plain, more) : plain, query = new URLSearchParams(given.filter(([name]) => name !== 'game' && name !== 'hosts'));
  return html.replace(`data-game="${game}"`, (found) => `${found} data-query="${escaped(`${query}`)}"`)
    .replace(/<title>.*?<\/title>/, () => `<title>${escaped(title)}</title>`);
}

/** The package's manifest (IMS CP 1.1.2 and ADL SCORM 1.2): one activity, one file. */
export const manifest = ({ slug, title }) => `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="${slug}" version="1.0" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="sagaz">
    <organization identifier="sagaz">
      <title>${escaped(title)}</title>
      <item identifier="activity" identifierref="game" isvisible="true">
        <title>${escaped(title)}</title>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="game" type="webcontent" adlcp:scormtype="sco" href="index.html">
      <file href="index.html"/>
    </resource>
  </resources>
</manifest>
`;

/** A package locks its task, because it gives a grade; hints stay as they were chosen. */
function locked({ game, given, lesson }) {
  const { role, hints, graded, puzzle } = Object.fromEntries(given);
  if (lesson || puzzle || !ends(game, role)) return given;
  return [...given.filter(([name]) => name !== 'graded'), ...(hints || graded || game === 'trees' ? [] : [['hints', 'on']]), ['graded', 'on']];
}

/** The file inside a package. The course stores the game, not the browser, because students may share a computer. */
const packed = ({ game, given, title, lesson, own }) => offlineFile({ game, title, own, given: [...locked({ game, given, lesson }).filter(([name]) => name !== 'save'), ['save', 'off']] });

/** @param {{game: string, given: [string, string][], title: string, lesson?: string, own?: [string, Uint8Array]}} what @returns {Promise<Uint8Array>} a .zip */
export async function scormPackage({ game, given, title, lesson, own }) {
  const [html, adapter] = await Promise.all([packed({ game, given, title, lesson, own }), fetched('scorm.js')]);
  const script = `<script id="scorm" data-words="${escaped(JSON.stringify(courseWords()))}">${adapter.replace(/<\/(script)/gi, '<\\/$1')}</script>`;
  const index = html.replace('</head>', () => `${script}\n</head>`);
  return zipSync({ 'imsmanifest.xml': [strToU8(manifest({ slug: slugOf({ game, given, lesson }), title })), ZIPPED], 'index.html': [strToU8(index), ZIPPED] });
}

/**
 * The course structure (cmi5 13): a course of one unit. A game has a mastery score, if it is won or lost; one that is graded
 * by its quality is passed when it is won, a lesson when it is finished, with the questions right at the first try as its score, a puzzle when it is solved.
 */
export const courseStructure = ({ id, title, language, led }) => `<?xml version="1.0" encoding="UTF-8"?>
<courseStructure xmlns="https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd">
  <course id="${escaped(id)}">
    <title><langstring lang="${language}">${escaped(title)}</langstring></title>
    <description><langstring lang="${language}">${escaped(title)}</langstring></description>
  </course>
  <au id="${escaped(id)}/activity" moveOn="CompletedOrPassed"${led ? '' : ' masteryScore="1"'} launchMethod="AnyWindow">
    <title><langstring lang="${language}">${escaped(title)}</langstring></title>
    <description><langstring lang="${language}">${escaped(title)}</langstring></description>
    <url>index.html</url>
  </au>
</courseStructure>
`;

/** @param {{game: string, given: [string, string][], title: string, lesson?: string, language: string, own?: [string, Uint8Array]}} what @returns {Promise<Uint8Array>} a .zip */
export async function cmi5Package({ game, given, title, lesson, language, own }) {
  const html = await packed({ game, given, title, lesson, own }), slug = slugOf({ game, given, lesson });
  // The address of the course's record store is not known yet; xapi/launch.mjs takes only safe ones.
  const index = html.replace('connect-src blob:', 'connect-src blob: https: http:');
  const id = new URL(`cmi5/${encodeURIComponent(slug)}`, document.baseURI).href;
  return zipSync({ 'cmi5.xml': [strToU8(courseStructure({ id, title, language, led: lesson || given.some(([name, value]) => name === 'puzzle' || name === 'grade' && value === 'quality') })), ZIPPED], 'index.html': [strToU8(index), ZIPPED] });
}
