import { sql } from '../sql/sql.ts';
import { isJsonb, sameType, type Operator } from './operator.ts';

/** Keeps the rows whose document lies within the given one. */
export const jsonContainedIn: Operator = {
  name: '_contained_in',
  operand: sameType,
  appliesTo: isJsonb,
  toSql: (column, value) => sql`${column} <@ ${value}`,
};
