import { sql } from '../sql/sql.ts';
import { anyType, sameType, type Operator } from './operator.ts';

/** Keeps the rows whose value differs from the given one; null differs from nothing. */
export const notEqual: Operator = {
  name: '_neq',
  operand: sameType,
  appliesTo: anyType,
  toSql: (column, value) => sql`${column} <> ${value}`,
};
