import { sql } from '../sql/sql.ts';
import { isLtree, ltreeOperand, type Operator } from './operator.ts';

/** Keeps the rows whose path matches an `ltxtquery`. */
export const matchesFulltext: Operator = {
  name: '_matches_fulltext',
  operand: ltreeOperand('type', 'ltxtquery'),
  appliesTo: isLtree,
  toSql: (column, value) => sql`${column} @ ${value}`,
};
