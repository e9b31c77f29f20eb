import { sql } from '../sql/sql.ts';
import { isJsonb, listOfTexts, type Operator } from './operator.ts';

/** Keeps the rows whose document has all of the keys. */
export const hasKeysAll: Operator = {
  name: '_has_keys_all',
  operand: listOfTexts,
  appliesTo: isJsonb,
  toSql: (column, value) => sql`${column} ?& ${value}`,
};
