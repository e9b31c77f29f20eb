import type { Budget } from '../limits/budget.ts';
import { countRows, mayHoldTooMany } from '../sql/answer-size.ts';

/** Notes what a statement has answered in the request's budget: bytes and rows. */
export function chargeRows(budget: Budget, columns: readonly (string | null)[]): void {
  budget.noteAnswer(() => {
    const texts = columns.filter((column) => column !== null);

    return {
      answerBytes: texts.reduce((bytes, text) => bytes + Buffer.byteLength(text), 0),
      rows: texts.reduce((rows, text) => rows + countRows(text), 0),
    };
  });
}

/** The same for a query, whose statement has bounded its bytes alone. */
export function chargeQuery(budget: Budget, columns: readonly (string | null)[]): void {
  chargeRows(budget, columns);
  if (budget.limits === undefined) return;
  const length = columns.reduce((total, text) => total + (text?.length ?? 0), 0);
  if (mayHoldTooMany(length, budget.limits.rows)) budget.check('rows', 0);
}

/** Refuses to begin where an earlier operation of the request has used up what may be answered. */
export function refuseAnswered(budget: Budget): void {
  budget.check('answerBytes', 0);
  budget.check('rows', 0);
}
