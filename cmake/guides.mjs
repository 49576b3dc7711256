// guides.mjs makes the pages of assets/guides/<guide>: one per language, complete without scripts, and one that chooses
// the language. facts.json has every number in the texts (tests/engine/guide_facts_test.cpp proves them), <language>.md
// the texts; all languages must have the same parts, exercises, tables, facts and links.
import fs from "node:fs";
import path from "node:path";
import { board, movesTable, nameLine, writingLines, writingSpace } from "./guide_drawings.mjs";
import { asked, inline, parseGuide, skeletonOf, textsOf } from "./guide_text.mjs";

const WORDS = ["title", "about", "language", "parts", "other", "print_all", "glossary"];
// Of a guide with a worksheet: its sheets, boards and numbers.
const OF_SHEETS = ["none", "and", "or", "thousands", "name", "group", "date", "turn", "who", "square", "sum", "board", "taken", "exercise", "print_sheets", "play"];
const PAGES = ["builder", "studio", "class", "print"]; // of the site
const DRAWINGS = { "@board": 1, "@boards": 1, "@lines": 1, "@space": 1, "@moves": 1, "@name": 0 }; // the most arguments

/** A fact's value in words. @param {{value: any, as?: string}} fact @param {Record<string, string>} words */
export function said({ value, as }, { none, and, or, thousands }) {
    if (Array.isArray(value)) {
        if (!value.length) return none;
        if (as === "moves" || value.length === 1) return value.join(", ");
        return `${value.slice(0, -1).join(", ")} ${as === "any" ? or : and} ${value.at(-1)}`;
    }
    if (as === "signed") return value > 0 ? `+${value}` : `\u2212${-value}`;
    const digits = String(value);
    return digits.length < 5 ? digits : digits.replace(/\B(?=(\d{3})+$)/g, thousands === "space" ? "\u202f" : thousands);
}

/**
 * Reads a guide's facts and texts; throws at the first error in them.
 * @param {{files: Record<string, string>, languages: string[], lessons: {id: string, structure: object}[], games: {name: string}[], room: string}} from
 *   files: by name; room: their folder, for messages
 */
export function readGuide({ files, languages, lessons, games, room }) {
    const facts = JSON.parse(files["facts.json"]), used = new Set(), guides = {};
    for (const language of languages) {
        const name = `${room}/${language}.md`;
        if (!files[`${language}.md`]) throw new Error(`${name}:1: error: the guide is not there in this language`);
        const guide = guides[language] = parseGuide(files[`${language}.md`], name);
        const fail = (line, what) => { throw new Error(`${name}:${line}: error: ${what}`); };
        const needed = guide.blocks.some(({ id }) => id === "worksheet") ? [...WORDS, ...OF_SHEETS] : WORDS;
        for (const word of needed) if (!guide.words[word]) fail(1, `${word} is missing`);
        for (const word of Object.keys(guide.words)) if (!needed.includes(word)) fail(1, `${word} is no word of a guide`);
        for (const block of guide.blocks) {
            if (block.kind[0] === "@" && !(block.args.length <= DRAWINGS[block.kind])) fail(block.line, `${block.kind} ${block.args.join(" ")} is no drawing`);
            for (const fact of block.kind === "@board" ? block.args : []) if (!Array.isArray(facts[fact]?.value)) fail(block.line, `${fact} is no game of facts.json`);
            for (const text of textsOf(block)) {
                const { facts: names, links, plain } = asked(text);
                for (const fact of names) {
                    if (!(fact in facts)) fail(block.line, `{${fact}} is not in facts.json`);
                    used.add(fact);
                }
                if (/[{}]/.test(plain)) fail(block.line, "a bracket { or } that is no fact");
                const bare = plain.replace(/(?<!\d)[1-6](?!\d)/g, "").match(/\d+/); // squares are named by digits
                if (bare) fail(block.line, `${bare[0]} must come from facts.json, which the engine proves`);
                for (const link of links) {
                    const [, scheme, target, step] = /^(part|game|lesson|offline|page):([a-z0-9-]+)(?:\/(\d+))?$/.exec(link) ?? fail(block.line, `${link} is no link of a guide`);
                    const lesson = lessons.find(({ id }) => id === target);
                    const known = { part: guide.blocks.some(({ id }) => id === target), game: games.some((game) => game.name === target),
                        offline: games.some((game) => game.name === target), page: PAGES.includes(target), lesson: lesson && (!step || step >= 1 && step <= lesson.structure.steps.length) };
                    if (!known[scheme] || step && scheme !== "lesson") fail(block.line, `${link} leads nowhere`);
                }
            }
            if (block.kind === "@board" && block.args[0]) used.add(block.args[0]);
        }
        const first = guides[languages[0]].blocks;
        guide.blocks.forEach((block, i) => {
            const [mine, theirs] = [skeletonOf(block), first[i] ? skeletonOf(first[i]) : "the end"];
            if (mine !== theirs) fail(block.line, `here is ${mine}; in ${languages[0]}.md, line ${first[i]?.line ?? "last"}, ${theirs}`);
        });
        if (guide.blocks.length < first.length) fail(guide.blocks.at(-1).line, `${languages[0]}.md goes on with ${skeletonOf(first[guide.blocks.length])}`);
        const exercises = (part) => partsOf(guide.blocks).find(({ id }) => id === part)?.blocks.filter(({ kind }) => kind === "h3").length;
        if (exercises("exercises") !== exercises("key")) fail(1, `${exercises("exercises")} exercises have ${exercises("key")} answers`);
    }
    for (const name of Object.keys(facts)) if (!used.has(name) && !facts[name].within) throw new Error(`${room}/facts.json:1: error: no text says ${name}`);
    return { facts, guides };
}

/** The blocks under each ## heading. */
function partsOf(blocks) {
    const parts = [];
    for (const block of blocks) if (block.kind === "h2") parts.push({ ...block, blocks: [] }); else parts.at(-1)?.blocks.push(block);
    return parts;
}

export const escaped = (text) => text.replace(/[&<>"]/g, (c) => `&#${c.codePointAt(0)};`);
const NUMBERED = ["worksheet", "exercises", "key"]; // ### sections numbered, and printed in one piece

/** The head of every page of a guide. @param {{language: string, title: string, more: string}} page more: lines of HTML */
export const headOf = ({ language, title, more }) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="icon" href="../icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="guide.css">
${more}
</head>`;

/** One language's page. @param {string} name  the guide's @param {string} language @param {ReturnType<typeof readGuide>} guide */
export function guidePage(name, language, { facts, guides }) {
    const { words, blocks } = guides[language];
    const how = {
        fact: (fact) => said(facts[fact], words),
        link: (link) => {
            const [, scheme, target, step] = /^(\w+):([^/]+)(?:\/(\d+))?$/.exec(link);
            const query = (more) => `../index.html?${new URLSearchParams({ ...more, lang: language })}`;
            return { part: `#${target}`, game: query({ game: target }), offline: `../offline/${target}.html?lang=${language}`, page: `../${target}.html?lang=${language}`,
                lesson: query({ game: "thirtyone", lesson: target, ...(step && { step }) }) }[scheme];
        },
    };
    const rich = (text) => inline(text, how);
    const plainBoard = (struck, label = words.board) => board({ rows: facts.rows.value, max: facts.max.value, struck, label: escaped(label) });
    const cell = (text, at) => (at ? `<td>${rich(text)}</td>` : `<th scope="row">${rich(text)}</th>`);
    const html = {
        p: ({ text }) => `<p>${rich(text)}</p>`,
        h4: ({ text }) => `<h4>${rich(text)}</h4>`,
        ul: ({ items }) => `<ul>${items.map((item) => `<li>${rich(item)}</li>`).join("")}</ul>`,
        ol: ({ items }) => `<ol>${items.map((item) => `<li>${rich(item)}</li>`).join("")}</ol>`,
        table: ({ rows: [head, ...rows] }) => `<table><thead><tr>${head.map((text) => `<th scope="col">${rich(text)}</th>`).join("")}</tr></thead>`
            + `<tbody>${rows.map((row) => `<tr>${row.map(cell).join("")}</tr>`).join("")}</tbody></table>`,
        code: ({ args }) => `<pre tabindex="0"><code>${escaped(args.join("\n"))}</code></pre>`,
        "@board": ({ args: [game] }) => `<div class="boards">${game ? plainBoard(facts[game].value, `${words.board}. ${words.taken}: ${how.fact(game)}`) : plainBoard()}</div>`,
        "@boards": ({ args: [count] }) => `<div class="boards many">${plainBoard().repeat(count)}</div>`,
        "@lines": ({ args: [count] }) => writingLines(count),
        "@space": ({ args: [count] }) => writingSpace(count),
        "@moves": ({ args: [count] }) => movesTable(count, words),
        "@name": () => nameLine(words),
    };
    const first = blocks.findIndex(({ kind }) => kind === "h2"), parts = partsOf(blocks);
    const { text: heading } = blocks.find(({ kind }) => kind === "h1"), title = heading.replace(/\{(\w+)\}/g, (_, fact) => how.fact(fact));
    const part = ({ id, text, blocks: inside }) => {
        let count = 0, open = "";
        const body = inside.map((block) => {
            if (block.kind !== "h3") return html[block.kind](block);
            const number = NUMBERED.includes(id) ? `${id === "worksheet" ? "" : `${escaped(words.exercise)} `}${++count}. ` : "", close = open;
            open = "</section>";
            return `${close}<section class="piece"><h3>${number}${rich(block.text)}</h3>`;
        });
        return `<article id="${id}" class="part${id === "worksheet" || id === "exercises" ? " sheet" : ""}"><h2>${rich(text)}</h2>\n${body.join("\n")}${open}</article>`;
    };
    const others = Object.entries(guides).filter(([code]) => code !== language)
        .map(([code, other]) => `<li><a href="${name}.${code}.html" lang="${code}" hreflang="${code}">${escaped(other.words.language)}</a></li>`);
    return `${headOf({
        language, title: `${title} · Sagaz`,
        more: `<meta name="description" content="${escaped(words.about)}">
${Object.keys(guides).map((code) => `<link rel="alternate" hreflang="${code}" href="${name}.${code}.html">`).join("\n")}
<script src="guide.js" defer></script>`,
    })}
<body>
<header>
<p class="brand"><a href="../index.html?lang=${language}">Sagaz</a></p>
<h1>${rich(heading)}</h1>
${blocks.slice(0, first).filter(({ kind }) => kind !== "h1").map((block) => html[block.kind](block)).join("\n")}
<nav aria-label="${escaped(words.parts)}"><ol>${parts.map(({ id, text }) => `<li><a href="#${id}">${rich(text)}</a></li>`).join("")}</ol></nav>
<nav aria-label="${escaped(words.other)}"><ul class="languages">${others.join("")}</ul></nav>
<p class="buttons">${words.play ? `<a class="button" href="${escaped(how.link("game:thirtyone"))}">${escaped(words.play)}</a>\n` : ""}<a class="button" href="glossary.${language}.html">${escaped(words.glossary)}</a>
<button type="button" data-print="all" hidden>${escaped(words.print_all)}</button>
${words.print_sheets ? `<button type="button" data-print="sheets" hidden>${escaped(words.print_sheets)}</button>` : ""}</p>
</header>
<main>
${parts.map(part).join("\n")}
</main>
</body>
</html>
`;
}

/** The page without a language: links to every language; choose.js opens the reader's. */
export function choosingPage(name, { guides }) {
    const codes = Object.keys(guides);
    const link = (code) => `<li lang="${code}"><a href="${name}.${code}.html" hreflang="${code}">${escaped(guides[code].words.title)} (${escaped(guides[code].words.language)})</a></li>`;
    const script = `<script src="choose.js" data-guide="${name}" data-languages="${codes.join(" ")}"></script>`;
    return `${headOf({ language: "en", title: "Sagaz", more: script })}
<body><main><h1>Sagaz</h1><ul class="choice">${codes.map(link).join("")}</ul></main></body>
</html>
`;
}

/**
 * The language to show instead of one that may have no text: itself, English, or the first.
 * @param {string[]} spoken  languages with a text
 */
export const instead = (language, spoken) => [language, "en"].find((code) => spoken.includes(code)) ?? spoken[0];

/** The pages of all guides. @returns {[string, Buffer][]} name in the site, contents */
export function guideFiles(root, { lessons, languages, games }) {
    const folder = path.join(root, "assets/guides");
    if (!fs.existsSync(folder)) return [];
    return fs.readdirSync(folder).flatMap((name) => {
        const room = path.join(folder, name);
        const files = Object.fromEntries(fs.readdirSync(room).map((file) => [file, fs.readFileSync(path.join(room, file), "utf8")]));
        const spoken = languages.filter((code) => `${code}.md` in files);
        const guide = readGuide({ files, languages: spoken, lessons, games, room: `assets/guides/${name}` });
        return [[`guides/${name}.html`, choosingPage(name, guide)], ...languages.map((code) => [`guides/${name}.${code}.html`, guidePage(name, instead(code, spoken), guide)])]
            .map(([file, html]) => [file, Buffer.from(html)]);
    });
}
