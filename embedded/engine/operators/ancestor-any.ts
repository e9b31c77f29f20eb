import { sql } from '../sql/sql.ts';
import { isLtree, listOfSameType, type Operator } from './operator.ts';

/** Keeps the rows whose path is an ancestor of one of the given ones. */
export const ancestorAny: Operator = {
  name: '_ancestor_any',
  operand: listOfSameType,
  appliesTo: isLtree,
  toSql: (column, value) => sql`${column} @> ${value}`,
};
