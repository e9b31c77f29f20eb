import { hash } from 'node:crypto';
import { MAX_KEPT_BYTES } from './kept-statements.ts';

/** A statement of a role that runs again and again. */
type Repeated = {
  readonly text: string;
  readonly role: string;
  /** Set if PostgreSQL plans the statement for each execution's values: it never has a name. */
  readonly isPlannedByValue?: boolean;
};

/** Runs after which a statement is worth keeping prepared. */
const RUNS_BEFORE_NAMED = 2;

/** The number of runs of each statement, and its name once it has one. */
const runs = new WeakMap<Repeated, number | string>();

/** Returns the statement's name once it has run often enough; before, the empty name, under which nothing is kept. */
export function nameToKeep(statement: Repeated): string {
  if (statement.isPlannedByValue === true) return '';
  const before = runs.get(statement) ?? 0;
  if (typeof before === 'string') return before;
  if (statement.text.length > MAX_KEPT_BYTES) return '';
  const isNamed = before >= RUNS_BEFORE_NAMED;
  const name = isNamed ? statementName(statement) : '';
  runs.set(statement, isNamed ? name : before + 1);

  return name;
}

/** Names a statement: equal statements of a role have equal names. PostgreSQL allows 63 bytes. */
function statementName({ role, text }: Repeated): string {
  return `engine_${hash('sha1', `${role}\n${text}`, 'hex')}`;
}
