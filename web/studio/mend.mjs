// Mends a fault as its button offers: takes the engine's value, or makes a typed number a fact.

/** Takes the engine's value instead of the one that is written. @param {import('../studio.mjs').Studio} studio */
export function takeAnswer(studio, { path, values: [, value] }) {
  studio.change((next) => {
    const [, step] = /^steps\.(\d+)\.ask\.answer$/.exec(path) ?? [], [, fact] = /^facts\.(\w+)\.value$/.exec(path) ?? [], plain = /^-?\d{1,9}$/.test(value) ? Number(value) : value;
    if (fact) next.facts[fact].value = plain;
    if (!step) return;
    const { ask } = next.steps[step];
    ask.answer = ask.kind === 'set' ? value.split(', ').filter(Boolean) : ask.kind === 'number' ? plain : value;
  });
}

/** Makes a typed number a fact. @param {object} fact  that has its value */
export function makeFact(studio, { path, values: [number] }, fact) {
  const control = studio.form.querySelector(`[data-path="${CSS.escape(path)}"]`), at = control ? ` ${control.value}`.search(new RegExp(`[^\\w.,]${number}(?!\\w)`)) : -1;
  if (at < 0) return;
  control.setSelectionRange(at, at + number.length);
  studio.lastText = control;
  studio.insert(fact);
}
