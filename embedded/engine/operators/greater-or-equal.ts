import { sql } from '../sql/sql.ts';
import { anyType, sameType, type Operator } from './operator.ts';

/** Keeps the rows whose value is greater or equal. */
export const greaterOrEqual: Operator = {
  name: '_gte',
  operand: sameType,
  appliesTo: anyType,
  toSql: (column, value) => sql`${column} >= ${value}`,
};
