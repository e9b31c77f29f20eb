import { isText } from '../model/column-type.ts';
import { sql } from '../sql/sql.ts';
import { sameType, type Operator } from './operator.ts';

/** Keeps the rows whose text matches a POSIX regular expression. */
export const regex: Operator = {
  name: '_regex',
  operand: sameType,
  appliesTo: isText,
  toSql: (column, value) => sql`${column} ~ ${value}`,
};
