import { sql } from '../sql/sql.ts';
import { isJsonb, listOfTexts, type Operator } from './operator.ts';

/** Keeps the rows whose document has one of the keys at least. */
export const hasKeysAny: Operator = {
  name: '_has_keys_any',
  operand: listOfTexts,
  appliesTo: isJsonb,
  toSql: (column, value) => sql`${column} ?| ${value}`,
};
