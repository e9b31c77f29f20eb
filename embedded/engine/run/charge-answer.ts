import type { Budget } from '../limits/budget.ts';
import { countRows, mayHoldTooMany } from '../sql/answer-size.ts';

/** Counts the bytes and rows of a statement's answer in the request's budget. */
export function chargeRows(budget: Budget, columns: readonly (string | null)[]): void {
  budget.noteAnswer(() => {
    const texts = columns.filter((column) => column !== null);

    return {
      answerBytes: texts.reduce((bytes, text) => bytes + Buffer.byteLength(text), 0),
      rows: texts.reduce((rows, text) => rows + countRows(text), 0),
    };
  });
}

/** Counts a query's answer and checks its rows, because the query's statement has limited only the bytes. */
export function chargeQuery(budget: Budget, columns: readonly (string | null)[]): void {
  chargeRows(budget, columns);
  if (budget.limits === undefined) return;
  const length = columns.reduce((total, text) => total + (text?.length ?? 0), 0);
  if (mayHoldTooMany(length, budget.limits.rows)) budget.check('rows', 0);
}

/** Throws if the answers of earlier operations of the request have exceeded the limits. */
export function refuseAnswered(budget: Budget): void {
  budget.check('answerBytes', 0);
  budget.check('rows', 0);
}
