import type { ColumnType } from '../model/column-type.ts';
import { comparisonOperators } from './comparison.ts';
import { jsonOperators } from './json.ts';
import { ltreeOperators } from './ltree.ts';
import { type Operator, infix, isList, sameType } from './operator.ts';
import { textOperators } from './text.ts';

/** Comparisons of list columns; they exist where Postgres arrays are GraphQL lists. */
const listOperators: readonly Operator[] = [
  /** Keeps the rows whose list contains every element of the given one. */
  { name: '_contains', operand: sameType, appliesTo: isList, toSql: infix('@>') },
  /** Keeps the rows whose list contains only elements of the given one. */
  { name: '_contained_in', operand: sameType, appliesTo: isList, toSql: infix('<@') },
];

const operators: readonly Operator[] = [
  ...comparisonOperators,
  ...textOperators,
  ...jsonOperators,
  ...listOperators,
  ...ltreeOperators,
];

/** Returns the comparisons that a column of this type has, without `_is_null` and `_cast`. */
export function operatorsOf(type: ColumnType): readonly Operator[] {
  return operators.filter((operator) => operator.appliesTo(type));
}
