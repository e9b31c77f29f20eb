import { equal, sql } from '../sql/sql.ts';
import { anyType, infix, listOfSameType, sameType, type FlagOperator, type Operator } from './operator.ts';

/** Comparisons that columns of every type have. */
export const comparisonOperators: readonly Operator[] = [
  /** Keeps the rows whose value equals the given one. */
  { name: '_eq', operand: sameType, appliesTo: anyType, toSql: equal },
  /** Keeps the rows whose value differs from the given one; drops rows whose value is null. */
  { name: '_neq', operand: sameType, appliesTo: anyType, toSql: infix('<>') },
  /** Keeps the rows whose value is greater. */
  { name: '_gt', operand: sameType, appliesTo: anyType, toSql: infix('>') },
  /** Keeps the rows whose value is less. */
  { name: '_lt', operand: sameType, appliesTo: anyType, toSql: infix('<') },
  /** Keeps the rows whose value is greater or equal. */
  { name: '_gte', operand: sameType, appliesTo: anyType, toSql: infix('>=') },
  /** Keeps the rows whose value is less or equal. */
  { name: '_lte', operand: sameType, appliesTo: anyType, toSql: infix('<=') },
  /** Keeps the rows whose value is one of the list; an empty list keeps none. */
  {
    name: '_in',
    operand: listOfSameType,
    appliesTo: anyType,
    toSql: (column, value) => sql`${column} = any(${value})`,
  },
  /** Keeps the rows whose value is none of the list; an empty list keeps all. */
  {
    name: '_nin',
    operand: listOfSameType,
    appliesTo: anyType,
    toSql: (column, value) => sql`${column} <> all(${value})`,
  },
];

/** Keeps the rows whose value is null, or with `false` those whose value is not. */
export const isNull: FlagOperator = {
  name: '_is_null',
  operand: { kind: 'flag' },
  appliesTo: anyType,
  toSql: (column, flag) => (flag ? sql`${column} is null` : sql`${column} is not null`),
};
