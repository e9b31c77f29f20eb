import { isText } from '../model/column-type.ts';
import { sql } from '../sql/sql.ts';
import { sameType, type Operator } from './operator.ts';

/** Keeps the rows whose text does not match a pattern. */
export const notLike: Operator = {
  name: '_nlike',
  operand: sameType,
  appliesTo: isText,
  toSql: (column, value) => sql`${column} not like ${value}`,
};
