import type { ColumnType } from '../model/column-type.ts';
import { comparisonOperators } from './comparison.ts';
import { jsonOperators } from './json.ts';
import { listOperators } from './list.ts';
import { ltreeOperators } from './ltree.ts';
import type { Operator } from './operator.ts';
import { textOperators } from './text.ts';

const operators: readonly Operator[] = [
  ...comparisonOperators,
  ...textOperators,
  ...jsonOperators,
  ...listOperators,
  ...ltreeOperators,
];

/** The comparisons that a column of this type has, without `_is_null` and `_cast`. */
export function operatorsOf(type: ColumnType): readonly Operator[] {
  return operators.filter((operator) => operator.appliesTo(type));
}
