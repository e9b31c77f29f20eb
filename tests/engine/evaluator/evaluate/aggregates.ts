import type { Scalar } from '../world/scalars.ts';
import {
  addDecimals,
  canonicalText,
  type Decimal,
  decimal,
  decimalText,
  scaled,
  type Value,
} from '../world/values.ts';

/** Counts rows by the values of some columns: of several, a row counts even if all are null. */
export function countOf(rows: readonly (readonly Value[])[], columns: number, isDistinct: boolean): number {
  const counted = columns === 1 ? rows.filter(([value]) => value !== null) : rows;

  return isDistinct && columns > 0
    ? new Set(counted.map((values) => canonicalText(values))).size
    : counted.length;
}

/** Aggregates the values of a column; an inexact result is a number of JavaScript. */
export function aggregate(name: string, values: readonly Value[], scalar: Scalar): Value {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  switch (name) {
    case 'max':
      return known.reduce((most, value) => (scalar.compare(value, most) > 0 ? value : most));
    case 'min':
      return known.reduce((least, value) => (scalar.compare(value, least) < 0 ? value : least));
    case 'sum':
      return scalar.sql === 'float8' ? asNumber(sumOf(known)) : decimalText(sumOf(known));
    case 'avg':
      return asNumber(sumOf(known)) / known.length;
    default:
      return spread(name, known.map(decimal));
  }
}

function sumOf(values: readonly Value[]): Decimal {
  return values.map(decimal).reduce(addDecimals);
}

const asNumber = (one: Decimal) => Number(one.units) / 10 ** one.scale;

/** Squares are added as whole numbers, as large values that are near each other differ in their last digits alone. */
function spread(name: string, values: readonly Decimal[]): Value {
  const isOfAll = name.endsWith('_pop');
  const count = values.length;
  if (!isOfAll && count === 1) return null;
  const sum = values.reduce(addDecimals);
  const squares = values
    .map((value) => BigInt(count) * scaled(value, sum.scale).units - sum.units)
    .reduce((total, distance) => total + distance ** 2n, 0n);
  const variance =
    asNumber({ units: squares, scale: 2 * sum.scale }) / count ** 2 / (isOfAll ? count : count - 1);

  return name.startsWith('stddev') ? Math.sqrt(variance) : variance;
}
