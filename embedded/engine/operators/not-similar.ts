import { isText } from '../model/column-type.ts';
import { sql } from '../sql/sql.ts';
import { sameType, type Operator } from './operator.ts';

/** Keeps the rows whose text does not match an SQL regular expression. */
export const notSimilar: Operator = {
  name: '_nsimilar',
  operand: sameType,
  appliesTo: isText,
  toSql: (column, value) => sql`${column} not similar to ${value}`,
};
