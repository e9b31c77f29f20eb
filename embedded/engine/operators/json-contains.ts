import { sql } from '../sql/sql.ts';
import { isJsonb, sameType, type Operator } from './operator.ts';

/** Keeps the rows whose document contains the given one. */
export const jsonContains: Operator = {
  name: '_contains',
  operand: sameType,
  appliesTo: isJsonb,
  toSql: (column, value) => sql`${column} @> ${value}`,
};
