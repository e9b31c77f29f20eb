import { isText } from '../model/column-type.ts';
import { sql } from '../sql/sql.ts';
import { sameType, type Operator } from './operator.ts';

/** Keeps the rows whose text matches a pattern; `%` stands for any text, `_` for one character. */
export const like: Operator = {
  name: '_like',
  operand: sameType,
  appliesTo: isText,
  toSql: (column, value) => sql`${column} like ${value}`,
};
