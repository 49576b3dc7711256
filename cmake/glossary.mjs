// glossary.mjs makes guides/glossary.<language>.html from assets/glossary. terms.json gives each term's source, games,
// lesson and related terms, <language>.json its name and text. Pages are sorted in the language's own order; a term's
// anchor is the same in every language.
import fs from "node:fs";
import path from "node:path";
import { choosingPage, escaped, headOf, instead } from "./guides.mjs";

const WORDS = ["title", "about", "language", "letters", "other", "see", "lesson", "games", "source"];
const LONGEST = 600; // characters of a text
const NAME = "glossary", ROOM = "assets/glossary";

/** The first name that is not after its predecessor; undefined if the list is sorted and without duplicates. */
const unsorted = (names) => names.find((name, i) => i && names[i - 1] >= name);

/**
 * Reads the glossary's data; throws at the first error in it.
 * @param {{files: Record<string, string>, languages: string[], lessons: {id: string}[], games: {name: string}[]}} from  files: by name
 */
export function readGlossary({ files, languages, lessons, games }) {
    const read = (name, ...keys) => {
        const fail = (what) => { throw new Error(`${ROOM}/${name}:1: error: ${what}`); };
        if (!files[name]) fail("no such file");
        let all;
        try {
            all = JSON.parse(files[name]);
        } catch (error) {
            fail(error.message);
        }
        for (const key of keys) if (Object.prototype.toString.call(all[key]) !== "[object Object]") fail(`${key} is missing`);
        for (const key of Object.keys(all)) if (!keys.includes(key)) fail(`${key} is not known here`);
        const late = unsorted(Object.keys(all.terms));
        if (late) fail(`${late} is not in its place: terms go by their id`);
        return { ...all, fail };
    };
    const { sources, terms, fail } = read("terms.json", "sources", "terms"), ids = Object.keys(terms), used = new Set();
    for (const [id, { source, section, games: played, lesson, see, ...more }] of Object.entries(terms)) {
        if (!/^[a-z]+(-[a-z]+)*$/.test(id) || id.startsWith("letter-")) fail(`${id} cannot be an anchor`);
        if (!Object.hasOwn(sources, source)) fail(`${id}: ${source} is no source`);
        if (section !== undefined && !sources[source].sections.includes(section)) fail(`${id}: ${section} is no section of ${source}`);
        if (!played?.length) fail(`${id} belongs to no game`);
        for (const game of played) if (!games.some(({ name }) => name === game)) fail(`${id}: ${game} is no game`);
        if (lesson !== undefined && !lessons.some((one) => one.id === lesson)) fail(`${id}: there is no lesson ${lesson}`);
        for (const other of see ?? []) if (other === id || !ids.includes(other)) fail(`${id}: see ${other} leads nowhere`);
        for (const key of Object.keys(more)) fail(`${id}: ${key} is not known here`);
        used.add(source).add(`${source} ${section}`);
    }
    for (const [name, { title, language, sections }] of Object.entries(sources)) {
        if (!title || !/^[a-z]{2}$/.test(language)) fail(`${name} has no title or language`);
        for (const what of [name, ...sections.map((section) => `${name} ${section}`)]) if (!used.has(what)) fail(`no term comes from ${what}`);
    }
    const spoken = Object.fromEntries(languages.map((language) => {
        const { page, terms: said, fail: failHere } = read(`${language}.json`, "page", "terms"), names = new Set();
        for (const word of WORDS) if (!page[word]) failHere(`page.${word} is missing`);
        for (const word of Object.keys(page)) if (!WORDS.includes(word)) failHere(`page.${word} is no word of the page`);
        for (const id of ids) if (!Object.hasOwn(said, id)) failHere(`${id} is missing`);
        for (const [id, { term, text, ...more }] of Object.entries(said)) {
            if (!ids.includes(id)) failHere(`${id} is not in terms.json`);
            if (!term?.trim()) failHere(`${id} has no name`);
            if (names.has(term)) failHere(`${id}: ${term} is here twice`);
            if (!text?.trim()) failHere(`${id} has no text`);
            if (text.length > LONGEST) failHere(`${id}: a text has at most ${LONGEST} characters, this one ${text.length}`);
            for (const key of Object.keys(more)) failHere(`${id}: ${key} is not known here`);
            names.add(term);
        }
        return [language, { page, terms: said }];
    }));
    return { sources, terms, spoken };
}

/** The terms in the language's own order, grouped by initial. @returns {[string, string[]][]} letter, ids */
export function byInitial(terms, language) {
    const { compare } = new Intl.Collator(language), letters = new Map();
    for (const id of Object.keys(terms).sort((a, b) => compare(terms[a].term, terms[b].term))) {
        const letter = terms[id].term.normalize("NFD")[0].toLocaleUpperCase(language); // É sorts with E
        letters.set(letter, [...letters.get(letter) ?? [], id]);
    }
    return [...letters];
}

/**
 * One language's page.
 * @param {ReturnType<typeof readGlossary>} glossary
 * @param {{lessons: {id: string, game: string, title: string}[], games: Record<string, string>}} names  in this language
 */
export function glossaryPage(language, { sources, terms, spoken }, { lessons, games }) {
    const { page, terms: said } = spoken[language], letters = byInitial(said, language);
    const link = (href, text) => `<a href="${escaped(href)}">${escaped(text)}</a>`;
    const home = (query) => `../index.html?${new URLSearchParams({ ...query, lang: language })}`;
    const line = (word, what) => (what.length ? `<li>${escaped(page[word])}: ${what.join(", ")}</li>` : "");
    const entry = (id) => {
        const { source, section, games: played, lesson, see = [] } = terms[id], shown = lessons.find((one) => one.id === lesson);
        const lines = [
            line("see", see.map((other) => link(`#${other}`, said[other].term))),
            line("lesson", shown ? [link(home({ game: shown.game, lesson }), shown.title)] : []),
            line("games", played.map((game) => link(home({ game }), games[game]))),
            line("source", [`<cite lang="${sources[source].language}">${escaped([sources[source].title, section].filter(Boolean).join(", "))}</cite>`]),
        ];
        return `<div class="term" id="${id}"><h3>${escaped(said[id].term)}</h3>\n<p>${escaped(said[id].text)}</p>\n<ul class="more">${lines.join("")}</ul></div>`;
    };
    const anchor = (letter) => `letter-${letter.toLowerCase()}`;
    const others = Object.entries(spoken).filter(([code]) => code !== language)
        .map(([code, other]) => `<li><a href="${NAME}.${code}.html" lang="${code}" hreflang="${code}">${escaped(other.page.language)}</a></li>`);
    return `${headOf({
        language, title: `${page.title} · Sagaz`,
        more: `<link rel="stylesheet" href="glossary.css">
<meta name="description" content="${escaped(page.about)}">
${Object.keys(spoken).map((code) => `<link rel="alternate" hreflang="${code}" href="${NAME}.${code}.html">`).join("\n")}`,
    })}
<body>
<header>
<p class="brand">${link(home({}), "Sagaz")}</p>
<h1>${escaped(page.title)}</h1>
<p>${escaped(page.about)}</p>
<nav aria-label="${escaped(page.letters)}"><ul class="letters">${letters.map(([letter]) => `<li>${link(`#${anchor(letter)}`, letter)}</li>`).join("")}</ul></nav>
<nav aria-label="${escaped(page.other)}"><ul class="languages">${others.join("")}</ul></nav>
</header>
<main>
${letters.map(([letter, ids]) => `<section class="letter" id="${anchor(letter)}"><h2>${escaped(letter)}</h2>\n${ids.map(entry).join("\n")}</section>`).join("\n")}
</main>
</body>
</html>
`;
}

/** The terms that a game's screens underline, from the text terms_<room> (shell/kit/terms.hpp). @returns {string[]} */
export function underlined(root, language, room) {
    const file = `shell/text/${language}/${room}.txt`, lines = fs.readFileSync(path.join(root, file), "utf8").split("\n");
    const at = lines.findIndex((line) => line.startsWith(`terms_${room} = `)), words = lines[at]?.split(" = ")[1].split("|") ?? [];
    const known = JSON.parse(fs.readFileSync(path.join(root, ROOM, "terms.json"), "utf8")).terms;
    return [...new Set(words.map((one) => {
        const [id, word] = one.split("=");
        if (!Object.hasOwn(known, id)) throw new Error(`${file}:${at + 1}: error: ${id} is no term of the glossary`);
        if (!word) throw new Error(`${file}:${at + 1}: error: write “${id}=…”, as it is written on the screen`);
        return id;
    }))];
}

/** The languages that have a glossary. @param {string[]} languages */
const spokenIn = (root, languages) => languages.filter((code) => fs.existsSync(path.join(root, ROOM, `${code}.json`)));

/** One game's terms with their texts, for a file without the glossary. @returns {Buffer} {es: {minimax: [name, text]}} */
export const termsInside = (root, languages, room) => Buffer.from(JSON.stringify(Object.fromEntries(languages.map((language) => {
    const { terms } = JSON.parse(fs.readFileSync(path.join(root, ROOM, `${instead(language, spokenIn(root, languages))}.json`), "utf8"));
    return [language, Object.fromEntries(underlined(root, language, room).map((id) => [id, [terms[id].term, terms[id].text]]))];
}))));

/** The games' names in a language, from shell/text/<language>/page.txt. */
function gameNames(root, language, games) {
    const lines = fs.readFileSync(path.join(root, "shell/text", language, "page.txt"), "utf8").split("\n");
    const words = Object.fromEntries(lines.filter((line) => / = /.test(line)).map((line) => line.split(/ = (.*)/)));
    return Object.fromEntries(games.map(({ name }) => [name, words[name.replaceAll("-", "_")]]));
}

/** The glossary's pages, and its terms for the games. @returns {[string, Buffer][]} name in the site, contents */
export function glossaryFiles(root, { lessons, languages, games }) {
    const room = path.join(root, ROOM);
    if (!fs.existsSync(room)) return [];
    const files = Object.fromEntries(fs.readdirSync(room).map((file) => [file, fs.readFileSync(path.join(room, file), "utf8")]));
    for (const { room } of games) for (const code of languages) underlined(root, code, room);
    const spoken = spokenIn(root, languages), glossary = readGlossary({ files, languages: spoken, lessons, games });
    const page = (code) => glossaryPage(code, glossary, {
        lessons: lessons.map(({ id, game, structure, texts }) => ({ id, game, title: texts[instead(code, Object.keys(texts))][structure.title] })), games: gameNames(root, code, games),
    });
    const guides = Object.fromEntries(spoken.map((code) => [code, { words: glossary.spoken[code].page }]));
    const inGame = (code) => JSON.stringify(Object.fromEntries(Object.entries(glossary.spoken[code].terms).map(([id, { term, text }]) => [id, [term, text]])));
    return [[`guides/${NAME}.html`, choosingPage(NAME, { guides })], ...languages.map((code) => [`guides/${NAME}.${code}.html`, page(instead(code, spoken))]),
        ...languages.map((code) => [`guides/${NAME}.${code}.json`, inGame(instead(code, spoken))]),
        [`guides/${NAME}.games.json`, JSON.stringify(Object.fromEntries(Object.entries(glossary.terms).map(([id, { games: played }]) => [id, played])))]]
        .map(([file, html]) => [file, Buffer.from(html)]);
}
