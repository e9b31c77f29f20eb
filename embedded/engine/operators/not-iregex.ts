import { isText } from '../model/column-type.ts';
import { sql } from '../sql/sql.ts';
import { sameType, type Operator } from './operator.ts';

/** Keeps the rows whose text does not match a POSIX regular expression, letter case ignored. */
export const notIregex: Operator = {
  name: '_niregex',
  operand: sameType,
  appliesTo: isText,
  toSql: (column, value) => sql`${column} !~* ${value}`,
};
