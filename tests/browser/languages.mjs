// The codes of the languages in shell/text/languages.txt; the first is the model of the others.
import { fileURLToPath } from 'node:url';
import { readTables } from '../../cmake/tables.mjs';

export const LANGUAGES = readTables(fileURLToPath(new URL('../..', import.meta.url))).languages;
