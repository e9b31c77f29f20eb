import { sql } from '../sql/sql.ts';
import { isLtree, ltreeOperand, type Operator } from './operator.ts';

/** Keeps the rows whose path matches an `lquery`. */
export const matches: Operator = {
  name: '_matches',
  operand: ltreeOperand('type', 'lquery'),
  appliesTo: isLtree,
  toSql: (column, value) => sql`${column} ~ ${value}`,
};
