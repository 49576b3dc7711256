// Drawings to write on in a guide: a board with squares to cross out, lines, a table of a game's moves, name and date.
const SIDE = 34, GAP = 4;

/** @param {{rows: number, max: number, label: string, struck?: number[]}} board  struck: the squares taken, one move each */
export function board({ rows, max, label, struck = [] }) {
    const taken = Array.from({ length: max }, (_, i) => struck.filter((value) => value === i + 1).length);
    const squares = Array.from({ length: rows * max }, (_, i) => {
        const row = Math.floor(i / max), value = i % max + 1, x = GAP + (value - 1) * (SIDE + GAP), y = GAP + row * (SIDE + GAP);
        const line = row < taken[value - 1] ? `<path d="M${x + 3} ${y + SIDE - 3}L${x + SIDE - 3} ${y + 3}"/>` : "";
        return `<rect x="${x}" y="${y}" width="${SIDE}" height="${SIDE}" rx="4"/><text x="${x + SIDE / 2}" y="${y + SIDE / 2 + 6}">${value}</text>${line}`;
    });
    const side = (count) => count * (SIDE + GAP) + GAP;
    return `<svg class="board" role="img" aria-label="${label}" viewBox="0 0 ${side(max)} ${side(rows)}">${squares.join("")}</svg>`;
}

export const writingLines = (count) => `<div class="lines" aria-hidden="true">${"<hr>".repeat(count)}</div>`;

/** Space for drawing, `count` lines high. */
export const writingSpace = (count) => `<div class="lines space" aria-hidden="true">${"<hr>".repeat(count)}</div>`;

/** A table of a game's moves, A's and B's alternating. @param {number} count @param {Record<string, string>} words */
export function movesTable(count, { turn, who, square, sum }) {
    const row = (_, i) => `<tr><th scope="row">${i + 1}</th><td class="given">${"AB"[i % 2]}</td><td></td><td></td></tr>`;
    return `<table class="moves"><thead><tr>${[turn, who, square, sum].map((name) => `<th scope="col">${name}</th>`).join("")}</tr></thead>`
        + `<tbody>${Array.from({ length: count }, row).join("")}</tbody></table>`;
}

export const nameLine = ({ name, group, date }) => `<p class="name">${[name, group, date].map((word) => `<span>${word}:</span>`).join(" ")}</p>`;
