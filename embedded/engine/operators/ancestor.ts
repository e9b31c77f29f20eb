import { sql } from '../sql/sql.ts';
import { isLtree, sameType, type Operator } from './operator.ts';

/** Keeps the rows whose path is an ancestor of the given one, or the same. */
export const ancestor: Operator = {
  name: '_ancestor',
  operand: sameType,
  appliesTo: isLtree,
  toSql: (column, value) => sql`${column} @> ${value}`,
};
