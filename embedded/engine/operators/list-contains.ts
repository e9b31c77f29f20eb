import { sql } from '../sql/sql.ts';
import { isList, sameType, type Operator } from './operator.ts';

/** Keeps the rows whose list contains every element of the given one. */
export const listContains: Operator = {
  name: '_contains',
  operand: sameType,
  appliesTo: isList,
  toSql: (column, value) => sql`${column} @> ${value}`,
};
