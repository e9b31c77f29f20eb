import { sql } from '../sql/sql.ts';
import { anyType, sameType, type Operator } from './operator.ts';

/** Keeps the rows whose value equals the given one. */
export const equal: Operator = {
  name: '_eq',
  operand: sameType,
  appliesTo: anyType,
  toSql: (column, value) => sql`${column} = ${value}`,
};
