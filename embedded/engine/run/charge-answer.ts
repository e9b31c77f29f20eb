import type { Budget } from '../limits/budget.ts';
import { countRows } from '../sql/answer-size.ts';

/** Notes what a statement has answered in the request's budget: bytes and rows. */
export function chargeRows(budget: Budget, columns: readonly (string | null)[]): void {
  if (budget.limits === undefined) return;
  for (const column of columns) {
    if (column === null) continue;
    budget.note('answerBytes', Buffer.byteLength(column));
    budget.note('rows', countRows(column));
  }
}

/** Refuses to begin where an earlier operation of the request has used up what may be answered. */
export function refuseAnswered(budget: Budget): void {
  budget.check('answerBytes', 0);
  budget.check('rows', 0);
}
