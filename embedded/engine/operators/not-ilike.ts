import { isText } from '../model/column-type.ts';
import { sql } from '../sql/sql.ts';
import { sameType, type Operator } from './operator.ts';

/** Keeps the rows whose text does not match a pattern, letter case ignored. */
export const notIlike: Operator = {
  name: '_nilike',
  operand: sameType,
  appliesTo: isText,
  toSql: (column, value) => sql`${column} not ilike ${value}`,
};
