import { MAX_KEPT_BYTES } from './kept-statements.ts';

/** Runs after which a statement is worth keeping prepared. */
const RUNS_BEFORE_NAMED = 2;

const runs = new WeakMap<object, number>();

/** Returns the statement's name once it has run often enough; before, the empty name, under which nothing is kept. */
export function nameToKeep(statement: { readonly name: string; readonly text: string }): string {
  const before = runs.get(statement) ?? 0;
  if (before >= RUNS_BEFORE_NAMED) return statement.name;
  if (statement.text.length > MAX_KEPT_BYTES) return '';
  runs.set(statement, before + 1);

  return '';
}
