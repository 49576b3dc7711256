// Logs an unknown parameter or attribute that is nearly an option's name (?rule=p4c6r, <sagaz-game sed="7">), for
// authors. Other names (utm_source) are not for Sagaz. Loaded only if there is an unknown name.

/** Whether one letter too many, missing or wrong, or two letters exchanged, turn one name into the other. */
function isNear(name, option) {
  if (Math.abs(name.length - option.length) > 1) return false;
  let from = 0;
  while (from < name.length && name[from] === option[from]) from++;
  const rest = (text, skipped) => text.slice(from + skipped), [a, b] = [name, option];
  return [[1, 0], [0, 1], [1, 1]].some(([x, y]) => rest(a, x) === rest(b, y))
    || Boolean(a[from + 1]) && a[from] === b[from + 1] && a[from + 1] === b[from] && rest(a, 2) === rest(b, 2);
}

/** @param {string[]} names @param {string[]} options @returns {[string, string][]} [name, option] for each near miss */
export const nearMisses = (names, options) => names.flatMap((name) => {
  const option = options.find((one) => isNear(name.toLowerCase(), one));
  return option && !options.includes(name) ? [[name, option]] : [];
});

/** @param {string[]} names @param {object} options  by name */
export function warn(names, options) {
  for (const [name, option] of nearMisses(names, Object.keys(options))) console.warn(`Sagaz: "${name.slice(0, 40)}" is not an option; did you mean "${option}"?`);
}
