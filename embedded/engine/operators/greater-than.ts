import { sql } from '../sql/sql.ts';
import { anyType, sameType, type Operator } from './operator.ts';

/** Keeps the rows whose value is greater. */
export const greaterThan: Operator = {
  name: '_gt',
  operand: sameType,
  appliesTo: anyType,
  toSql: (column, value) => sql`${column} > ${value}`,
};
