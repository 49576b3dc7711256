// Parses a guide's text into blocks: words of the guide (key = text), a line ---, then a small Markdown: # ## {#id} ###
// headings, paragraphs, lists, tables whose first column names the row, ``` code, @drawings. Errors name file and line.
const inlineParts = /`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)|\{([a-z][a-z0-9_]*)\}/g;

/** @typedef {{kind: string, line: number, id?: string, text?: string, items?: string[], rows?: string[][], args?: string[]}} Block */

/** A block's texts in order. @param {Block} block @returns {string[]} */
export const textsOf = ({ text, items, rows }) => items ?? rows?.flat() ?? (text === undefined ? [] : [text]);

const cells = (row) => row.replace(/^\||\|$/g, "").split("|").map((cell) => cell.trim());

/** @param {string} source @param {string} name  the file's, for messages @returns {{words: Record<string, string>, blocks: Block[]}} */
export function parseGuide(source, name) {
    const lines = source.split("\n"), words = {}, blocks = [];
    const fail = (line, what) => { throw new Error(`${name}:${line + 1}: error: ${what}`); };
    let i = 0;
    for (; i < lines.length && lines[i] !== "---"; i++) {
        if (!lines[i]) continue;
        const [, key, text] = /^([a-z_]+) = (.+)$/.exec(lines[i]) ?? fail(i, "write key = text, and --- before the guide");
        if (key in words) fail(i, `${key} is here twice`);
        words[key] = text;
    }
    if (i === lines.length) fail(i - 1, "there is no --- between the words and the guide");
    for (i++; i < lines.length; i++) {
        const line = lines[i], begin = i, add = (block) => blocks.push({ line: begin + 1, ...block });
        const gather = (pattern) => { // this line and the following ones that match
            const found = [];
            for (; i < lines.length && pattern.test(lines[i]); i++) found.push(lines[i]);
            i--;
            return found;
        };
        if (!line) continue;
        const heading = /^(#{1,4}) (.+?)(?: \{#([a-z]+)\})?$/.exec(line), listed = /^(- |1\. )/.exec(line);
        if (heading) {
            if ((heading[1] === "##") !== Boolean(heading[3])) fail(i, "a part, and nothing else, is ## Title {#id}");
            add({ kind: `h${heading[1].length}`, text: heading[2], id: heading[3] });
        } else if (listed) {
            add({ kind: listed[1] === "- " ? "ul" : "ol", items: gather(listed[1] === "- " ? /^- / : /^1\. /).map((item) => item.slice(listed[1].length)) });
        } else if (line.startsWith("|")) {
            const rows = gather(/^\|.*\|$/).map(cells);
            if (rows.length < 3 || !rows[1].every((cell) => /^-+$/.test(cell)) || rows.some(({ length }) => length !== rows[0].length))
                fail(begin, "a table has a row of names, a row |---|, and rows as long as these");
            add({ kind: "table", rows: rows.filter((row, at) => at !== 1) });
        } else if (line === "```") {
            i++;
            add({ kind: "code", args: gather(/^(?!```$)/) });
            if (lines[++i] !== "```") fail(begin, "this code has no end");
        } else if (line.startsWith("@")) {
            const [kind, ...args] = line.split(" ");
            add({ kind, args });
        } else add({ kind: "p", text: line });
    }
    return { words, blocks };
}

/** The facts and links in a text. @returns {{facts: string[], links: string[], plain: string}} plain: the text without them and without code */
export function asked(text) {
    const facts = [], links = [];
    const plain = text.replace(inlineParts, (_, code, label, link, fact) => {
        if (fact) facts.push(fact);
        if (!link) return "";
        links.push(link);
        const inside = asked(label);
        facts.push(...inside.facts);
        return inside.plain;
    });
    return { facts, links, plain };
}

/** The structure that every language must share, block by block: kinds, lengths, facts, links, drawings. */
export function skeletonOf(block) {
    const { kind, id, items, rows, args } = block, all = textsOf(block).map(asked);
    const size = items ? ` of ${items.length}` : rows ? ` of ${rows.length} × ${rows[0].length}` : "";
    const list = (name) => [...new Set(all.flatMap((one) => one[name]))].sort().join(" "); // repetitions may differ
    return [kind + size, id ?? "", kind === "code" ? "" : args?.join(" ") ?? "", list("facts"), list("links")].filter(Boolean).join(" · ");
}

/** Fills in facts and turns marks into HTML. @param {{fact: (name: string) => string, link: (target: string) => string}} how */
export function inline(text, how) {
    const escape = (plain) => plain.replace(/[&<>"]/g, (c) => `&#${c.codePointAt(0)};`);
    const marked = (plain) => escape(plain).replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>").replace(/\*([^*]+)\*/g, "<em>$1</em>");
    const kept = []; // finished HTML, kept apart while the marks around it are replaced
    const keep = (html) => `\u0001${kept.push(html) - 1}\u0001`;
    const aside = text.replace(inlineParts, (_, code, label, link, fact) => keep(
        code ? `<code>${escape(code)}</code>` : fact ? `<span class="n">${escape(how.fact(fact))}</span>` : `<a href="${escape(how.link(link))}">${inline(label, how)}</a>`));
    return marked(aside).replace(/\u0001(\d+)\u0001/g, (_, at) => kept[at]);
}
