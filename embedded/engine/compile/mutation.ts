import type { Failure } from '../sql/failure.ts';
import type { Sql } from '../sql/sql.ts';
import type { CompileContext } from './context.ts';

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
