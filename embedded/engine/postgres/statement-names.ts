/** Runs after which a statement is worth keeping prepared. */
const RUNS_BEFORE_NAMED = 2;
/** Every connection keeps what is named until it ends: so many and no more, whatever callers send. */
const MAX_NAMES = 1_000;

const runs = new WeakMap<object, number>();
const names = new Set<string>();

/** The statement's name once it has run often enough; until then the nameless one, which the next replaces. */
export function nameToKeep(statement: { readonly name: string }): string {
  if (names.has(statement.name)) return statement.name;
  const before = runs.get(statement) ?? 0;
  runs.set(statement, before + 1);
  if (before < RUNS_BEFORE_NAMED || names.size >= MAX_NAMES) return '';
  names.add(statement.name);

  return statement.name;
}
