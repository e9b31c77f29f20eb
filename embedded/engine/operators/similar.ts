import { isText } from '../model/column-type.ts';
import { sql } from '../sql/sql.ts';
import { sameType, type Operator } from './operator.ts';

/** Keeps the rows whose text matches an SQL regular expression. */
export const similar: Operator = {
  name: '_similar',
  operand: sameType,
  appliesTo: isText,
  toSql: (column, value) => sql`${column} similar to ${value}`,
};
