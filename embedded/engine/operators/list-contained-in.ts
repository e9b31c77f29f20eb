import { sql } from '../sql/sql.ts';
import { isList, sameType, type Operator } from './operator.ts';

/** Keeps the rows whose list holds nothing but elements of the given one. */
export const listContainedIn: Operator = {
  name: '_contained_in',
  operand: sameType,
  appliesTo: isList,
  toSql: (column, value) => sql`${column} <@ ${value}`,
};
