import { sql } from '../sql/sql.ts';
import { isLtree, ltreeOperand, type Operator } from './operator.ts';

/** Keeps the rows whose path matches one of several `lquery`. */
export const matchesAny: Operator = {
  name: '_matches_any',
  operand: ltreeOperand('list-of', 'lquery'),
  appliesTo: isLtree,
  toSql: (column, value) => sql`${column} ? ${value}`,
};
