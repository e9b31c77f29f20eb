import type { MessageId } from '#src/lib/messages/message-id.ts';
import type { SectionTypes } from './admin-section.ts';

/** Rule by which rows, such as the prices of a plan, are one row of a list. */
export type RowSetRule<T extends SectionTypes> = {
  keyOf: (row: T['row']) => string;
  /** Condition for all rows of a row's set. */
  where: (row: T['row']) => T['where'];
  /** Returns the row that the list shows for the rows of a set. */
  mainOf: (rows: readonly T['row'][]) => T['row'];
  /** Says how many row sets a group has, with `{count}`, and how many rows, with `{rows}`. */
  count: MessageId;
};
