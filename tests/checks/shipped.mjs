// shipped.mjs SITE: checks that the shipped site contains no debugging code: no inspector, source maps, DWARF or names.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const site = process.argv[2] ?? 'build/web/site', found = [];
const says = (name, ...words) => {
  const bytes = readFileSync(join(site, name));
  for (const word of words) if (bytes.includes(word)) found.push(`${name} has "${word}"`);
};
let programs = 0;
for (const name of readdirSync(site)) {
  if (name.endsWith('.map') || name === 'inspector.mjs') found.push(`${name} is there`);
  if (name.endsWith('.mjs')) says(name, 'app_inspect');
  if (!name.endsWith('.wasm')) continue;
  programs++;
  says(name, 'inspect_', 'Under the pointer', 'Dear ImGui Metrics');
  const module = await WebAssembly.compile(readFileSync(join(site, name)));
  if (WebAssembly.Module.exports(module).some((one) => one.name === 'app_inspect')) found.push(`${name} exports app_inspect`);
  for (const section of ['name', '.debug_info', '.debug_line', 'sourceMappingURL'])
    if (WebAssembly.Module.customSections(module, section).length) found.push(`${name} has the section ${section}`);
}
for (const what of found) console.log(what);
console.log(`${programs} programs, ${found.length} findings`);
process.exit(found.length || programs < 2 ? 1 : 0);
