import { sql } from '../sql/sql.ts';
import { anyType, sameType, type Operator } from './operator.ts';

/** Keeps the rows whose value is less or equal. */
export const lessOrEqual: Operator = {
  name: '_lte',
  operand: sameType,
  appliesTo: anyType,
  toSql: (column, value) => sql`${column} <= ${value}`,
};
