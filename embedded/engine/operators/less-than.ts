import { sql } from '../sql/sql.ts';
import { anyType, sameType, type Operator } from './operator.ts';

/** Keeps the rows whose value is less. */
export const lessThan: Operator = {
  name: '_lt',
  operand: sameType,
  appliesTo: anyType,
  toSql: (column, value) => sql`${column} < ${value}`,
};
