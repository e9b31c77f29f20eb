import { sql } from '../sql/sql.ts';
import { anyType, type FlagOperator } from './operator.ts';

/** Keeps the rows that have no value, or with `false` those that have one. */
export const isNull: FlagOperator = {
  name: '_is_null',
  operand: { kind: 'flag' },
  appliesTo: anyType,
  toSql: (column, flag) => (flag ? sql`${column} is null` : sql`${column} is not null`),
};
