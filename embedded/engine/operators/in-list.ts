import { sql } from '../sql/sql.ts';
import { anyType, listOfSameType, type Operator } from './operator.ts';

/** Keeps the rows whose value is one of the list; an empty list keeps none. */
export const inList: Operator = {
  name: '_in',
  operand: listOfSameType,
  appliesTo: anyType,
  toSql: (column, value) => sql`${column} = any(${value})`,
};
