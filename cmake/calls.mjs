// Who needs whom in a linked program: read from the text that Binaryen's wasm-dis writes of it. A function needs what it calls,
// and what stands in the virtual tables whose addresses it knows: that it makes objects of these classes.
const POINTER = 4; // bytes
const SMALL = 8; // lines: identical functions have been made one, so a small one that calls nothing may stand for many
const VISITS = /__visitation::__base::__dispatcher</; // as libc++ calls them
const ESCAPES = { t: 9, n: 10, r: 13, '"': 34, "'": 39, "\\": 92 };

/** What the memory begins with. @param {Map<number, number>} words  by their addresses, to be filled */
function readData(from, text, words) {
    for (let i = 0, at = from; i < text.length; at++) {
        let byte = text.charCodeAt(i++);
        if (byte === 92) {
            const known = ESCAPES[text[i]];
            byte = known ?? parseInt(text.slice(i, i + 2), 16);
            i += known ? 1 : 2;
        }
        const word = at - at % POINTER;
        words.set(word, ((words.get(word) ?? 0) | byte << 8 * (at % POINTER)) >>> 0);
    }
}

/**
 * @param {string} text
 * functions: by name, what each calls, the numbers it has (addresses among them), its type and its length in lines;
 * roots: what is called from outside; table: the functions that are called by their place;
 * virtual: a virtual table's address → the functions in it
 */
export function readProgram(text) {
    const functions = new Map(), roots = new Set(), table = [], words = new Map();
    let now;
    for (const line of text.split("\n")) {
        const [, name, type] = /^ \(func (\S+)(.*)$/.exec(line) ?? [];
        if (name) functions.set(name, now = { calls: new Set(), numbers: new Set(), type: type.replace(/\$\S+ /g, ""), length: 0 });
        else if (line.startsWith("  ")) {
            now.length++;
            const [, called] = /\(call (\$[^\s)]+)/.exec(line) ?? [];
            if (called) now.calls.add(called);
            for (const [, number] of line.matchAll(/(?:i32\.const |offset=)(\d+)/g)) now.numbers.add(Number(number));
        } else {
            const [, place, places] = /^ \(elem (?:\S+ )?\(i32\.const (\d+)\) (.*)\)$/.exec(line) ?? [];
            places?.split(" ").forEach((one, i) => { table[Number(place) + i] = one; });
            const [, from, data] = /^ \(data \S+ \(i32\.const (\d+)\) "(.*)"\)$/.exec(line) ?? [];
            if (from) readData(Number(from), data, words);
            const [, outside] = /^ \((?:export "[^"]*" \(func|start) ([^\s)]+)/.exec(line) ?? [];
            if (outside) roots.add(outside);
        }
    }
    return { functions, roots, table, virtual: virtualTables(functions, table, words) };
}

/**
 * Virtual tables: two empty words before the address that a program knows (no distance to the whole object, no type), two
 * destructors, the rest. And the tables of std::visit, by what stands in them. Not one that an object in the memory points to, at a
 * place that a program knows: elsewhere a number may be the same by chance.
 */
function virtualTables(functions, table, words) {
    const known = new Set([...functions.values()].flatMap(({ numbers }) => [...numbers])), found = new Map();
    const inData = new Set([...words].filter(([holder]) => known.has(holder)).map(([, word]) => word));
    const at = (place) => table[words.get(place)], type = (place) => functions.get(at(place))?.type;
    const isVirtual = (place) => !words.get(place - POINTER) && !words.get(place - 2 * POINTER)
        && type(place) === " (param i32) (result i32)" && type(place + POINTER) === " (param i32)";
    for (const place of words.keys()) {
        if (!known.has(place) || inData.has(place) || !at(place) || !isVirtual(place) && !VISITS.test(at(place))) continue;
        const all = new Set();
        for (let next = place; at(next) && (next === place || !known.has(next)); next += POINTER) all.add(at(next));
        found.set(place, all);
    }
    return found;
}

/** @param {Set<string>} marked  what is called only when the second part is there @returns {{first: Set<string>, later: Set<string>}} */
const isPlain = ({ calls, length }) => calls.size === 0 && length < SMALL;

export function whoNeeds({ functions, roots, table, virtual }, marked) {
    const inVirtual = new Set([...virtual.values()].flatMap((all) => [...all]));
    const stays = table.filter((name) => !marked.has(name) && (!inVirtual.has(name) || isPlain(functions.get(name))));
    const reach = (from, without) => {
        const reached = new Set(from), open = [...from];
        const take = (name) => {
            if (reached.has(name) || without.has(name) || !functions.has(name)) return;
            reached.add(name);
            open.push(name);
        };
        while (open.length > 0) {
            const { calls, numbers } = functions.get(open.pop());
            for (const name of calls) take(name);
            for (const number of numbers) virtual.get(number)?.forEach(take);
        }
        return reached;
    };
    const first = reach([...roots, ...stays].filter((name) => functions.has(name)), marked);
    return { first, later: reach(marked, first) };
}
