import { sql } from '../sql/sql.ts';
import { isLtree, sameType, type Operator } from './operator.ts';

/** Keeps the rows whose path descends from the given one, or is the same. */
export const descendant: Operator = {
  name: '_descendant',
  operand: sameType,
  appliesTo: isLtree,
  toSql: (column, value) => sql`${column} <@ ${value}`,
};
