import type { Failure } from '../sql/failure.ts';
import { type Param, type Sql, sql } from '../sql/sql.ts';
import { type AnsweredBefore, selectWithin } from '../sql/answer-size.ts';
import type { CompileContext } from './context.ts';

/** The names of the parameters that tell how much of its answer the request has had before. */
export const ANSWERED_BEFORE = { bytes: 'answered_bytes', rows: 'answered_rows' } as const;

const given = (name: string): Param => ({ kind: 'param', source: { from: 'given', name }, type: 'text' });
const before: AnsweredBefore = { bytes: given(ANSWERED_BEFORE.bytes), rows: given(ANSWERED_BEFORE.rows) };

/** The end of a statement that answers: too long an answer fails, which undoes the whole transaction. */
export function selectAnswer(value: Sql, { maxAnswer }: CompileContext): Sql {
  return selectWithin([sql`${value}::text`], maxAnswer, before);
}

/** One statement of a mutation. */
export type MutationStatement = {
  readonly sql: Sql;
  /** Where PostgreSQL's errors are reported. */
  readonly path: string;
  /** The errors of our own that it may raise. */
  readonly failures: readonly Failure[];
  /** The statement's value is the field's JSON; others prepare for it. */
  readonly isAnswer: boolean;
};

/** What the statements of one request share: the slots in which one leaves its rows for the next. */
export class MutationContext {
  readonly compile: CompileContext;
  readonly statements: MutationStatement[] = [];
  readonly #takeSlot: () => number;

  constructor(compile: CompileContext, takeSlot: () => number) {
    this.compile = compile;
    this.#takeSlot = takeSlot;
  }

  /** A new name for rows that a later statement reads. */
  slot(): string {
    return `engine.rows_${this.#takeSlot()}`;
  }

  add(statement: MutationStatement): void {
    this.statements.push(statement);
  }
}
