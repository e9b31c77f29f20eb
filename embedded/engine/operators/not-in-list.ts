import { sql } from '../sql/sql.ts';
import { anyType, listOfSameType, type Operator } from './operator.ts';

/** Keeps the rows whose value is none of the list; an empty list keeps all. */
export const notInList: Operator = {
  name: '_nin',
  operand: listOfSameType,
  appliesTo: anyType,
  toSql: (column, value) => sql`${column} <> all(${value})`,
};
