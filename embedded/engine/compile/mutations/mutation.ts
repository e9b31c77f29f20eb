import type { Failure } from '../../sql/failure.ts';
import { type Param, type Sql, sql } from '../../sql/sql.ts';
import { type AnsweredBefore, selectWithin } from '../../sql/answer-size.ts';
import type { CompileContext } from '../context.ts';

/** Names of the parameters for the bytes and rows that the request's earlier statements have answered. */
export const ANSWERED_BEFORE = { bytes: 'answered_bytes', rows: 'answered_rows' } as const;

const given = (name: string): Param => ({ kind: 'param', source: { from: 'given', name }, type: 'text' });
const before: AnsweredBefore = { bytes: given(ANSWERED_BEFORE.bytes), rows: given(ANSWERED_BEFORE.rows) };

/**
 * Compiles the final `select` of a statement that answers; an answer over the limits fails and undoes the
 * transaction.
 */
export function selectAnswer(value: Sql, { maxAnswer }: CompileContext): Sql {
  return selectWithin([sql`${value}::text`], maxAnswer, before);
}

/** One statement of a mutation. */
export type MutationStatement = {
  readonly sql: Sql;
  /** Path of the errors that report PostgreSQL's errors. */
  readonly path: string;
  /** Errors that the statement raises itself, for a failed check for example. */
  readonly failures: readonly Failure[];
  /** Names of the columns that the statement writes. */
  readonly written?: readonly string[];
  /** True if the statement returns the field's JSON; other statements prepare for it. */
  readonly isAnswer: boolean;
};

/** Collects a mutation's statements and names the slots in which a statement leaves its rows for later ones. */
export class MutationContext {
  readonly compile: CompileContext;
  readonly statements: MutationStatement[] = [];
  readonly #takeSlot: () => number;

  constructor(compile: CompileContext, takeSlot: () => number) {
    this.compile = compile;
    this.#takeSlot = takeSlot;
  }

  /** Returns the name of a new slot. */
  slot(): string {
    return `engine.rows_${this.#takeSlot()}`;
  }

  add(statement: MutationStatement): void {
    this.statements.push(statement);
  }
}
