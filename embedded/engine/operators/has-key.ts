import { sql } from '../sql/sql.ts';
import { isJsonb, textOperand, type Operator } from './operator.ts';

/** Keeps the rows whose document has the key, or whose list has the text. */
export const hasKey: Operator = {
  name: '_has_key',
  operand: textOperand,
  appliesTo: isJsonb,
  toSql: (column, value) => sql`${column} ? ${value}`,
};
