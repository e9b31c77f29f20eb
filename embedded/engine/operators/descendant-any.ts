import { sql } from '../sql/sql.ts';
import { isLtree, listOfSameType, type Operator } from './operator.ts';

/** Keeps the rows whose path descends from one of the given ones. */
export const descendantAny: Operator = {
  name: '_descendant_any',
  operand: listOfSameType,
  appliesTo: isLtree,
  toSql: (column, value) => sql`${column} <@ ${value}`,
};
