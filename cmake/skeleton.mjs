// A page's HTML before any module has loaded: the logo, the name, a sentence in every language (start.js keeps one),
// and the data start.js needs to fetch a game's program and texts at once.
const escaped = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);

/**
 * The script tag of start.js.
 * @param {{games: object[], languages: string[]}} tables @param {Record<string, number>} [sizes]  kB, by program; none on a page without a game
 */
export function startTag({ games, languages }, sizes) {
    const programs = new Map(sizes && [["home", "codes"]]);
    if (sizes) for (const { name, word, program } of games) for (const key of [name, word]) programs.set(key, programs.get(key) ?? program);
    const list = (pairs) => pairs.map((pair) => pair.join("=")).join(" ");
    const drawn = new Set(programs.values());
    return `<script src="start.js" data-programs="${list([...programs])}" `
        + `data-sizes="${list(Object.entries(sizes ?? {}).filter(([name]) => drawn.has(name)))}" data-languages="${languages.join(" ")}"></script>`;
}

/**
 * @param {Record<string, {start: Record<string, string>}>} languages
 * @param {{failed?: string, game?: boolean}} [page] failed: key of the message if start-up fails; game: the page has a
 * game, whose downloads are counted
 */
export function skeleton(languages, { failed = "no_wasm", game = true } = {}) {
    const said = Object.entries(languages).map(([code, { start }]) => {
        const text = (key) => escaped(start[key]), buttons = game ? ` data-play="${text("play")}" data-close="${text("close")}"` : "";
        return `<div lang="${code}"${buttons}><p class="waiting">${text("loading")}</p>`
            + `<p role="alert" hidden>${text(failed)}</p>`
            + `<p class="ways"><a href="">${text("again")}</a> <a href="${game ? "?" : "./"}">${text("to_home")}</a></p></div>\n`;
    });
    return `<div id="start">
<svg width="64" height="64" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 .6 18.4 11.7H5.6Z"/><circle cx="5.6" cy="18.4" r="3.8"/><rect x="14" y="14.8" width="7.4" height="7.4" rx="1.4"/></svg>
<p class="name">Sagaz</p>
${said.join("")}${game ? '<progress max="100" value="0" aria-label="%"></progress>\n' : ""}</div>
`;
}
