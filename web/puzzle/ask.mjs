// Asks the engine for a puzzle by its name.
import { NAME } from '../puzzle-names.mjs';

/** Asks the engine; an error's message is the engine's. */
export async function asked(engine, request) {
  const { ok, result, error } = JSON.parse(await engine(JSON.stringify(request)));
  if (!ok) throw Object.assign(new Error(error.message), { final: true });
  return result;
}

export const keyOf = (name) => {
  const [, kind, level, number] = NAME.exec(name);
  return { kind, level: Number(level), number: Number(number) };
};
