import { isText } from '../model/column-type.ts';
import { sql } from '../sql/sql.ts';
import { sameType, type Operator } from './operator.ts';

/** Keeps the rows whose text matches a pattern, letter case ignored. */
export const ilike: Operator = {
  name: '_ilike',
  operand: sameType,
  appliesTo: isText,
  toSql: (column, value) => sql`${column} ilike ${value}`,
};
