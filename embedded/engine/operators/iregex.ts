import { isText } from '../model/column-type.ts';
import { sql } from '../sql/sql.ts';
import { sameType, type Operator } from './operator.ts';

/** Keeps the rows whose text matches a POSIX regular expression, letter case ignored. */
export const iregex: Operator = {
  name: '_iregex',
  operand: sameType,
  appliesTo: isText,
  toSql: (column, value) => sql`${column} ~* ${value}`,
};
