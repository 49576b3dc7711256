// The table as CSV for spreadsheets, and as JSON, which this page reads again.
import { BEGINS, ENDS } from '../handin/form.mjs';

/** A spreadsheet must not take a pupil's name for a formula. */
const cell = (value, language, between) => {
  const text = typeof value === 'number' ? value.toLocaleString(language, { maximumFractionDigits: 4, useGrouping: false }) : `${value ?? ''}`;
  const safe = /^[=+@\t-]/.test(text) && typeof value !== 'number' ? `'${text}` : text;
  return safe.includes(between) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/**
 * With semicolons and decimal commas where the language writes numbers so, as its spreadsheets do.
 * @param {any[][]} rows @param {string} language @returns {string} with a byte order mark, by which spreadsheets know UTF-8
 */
export function csv(rows, language) {
  const between = (0.5).toLocaleString(language).includes(',') ? ';' : ',';
  return `\uFEFF${rows.map((row) => row.map((value) => cell(value, language, between)).join(between)).join('\r\n')}\r\n`;
}

/** @param {object[]} rows  of rowsOf @param {(row: object) => string} told  the column "verified" in words */
export const json = (rows, told) => `${JSON.stringify({
  sagaz: 'class', version: 1,
  results: rows.map((row) => {
    const { record, seal, version, length, bad, result } = row, { questions, numbers, asked, ...more } = result ?? {};
    return {
      ...(record && { name: record.name, class: record.group, date: record.date, seconds: record.seconds, activity: record.options }),
      verified: !bad, says: told(row), ...more, ...(questions && { questions: [...questions.values()] }),
      text: `${BEGINS} ${version} ${length}: ${seal} ${ENDS}`,
    };
  }),
}, null, 1)}\n`;
