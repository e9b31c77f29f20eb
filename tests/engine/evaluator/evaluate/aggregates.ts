import type { Scalar } from '../world/scalars.ts';
import {
  addDecimals,
  canonicalText,
  type Decimal,
  decimal,
  decimalText,
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
      return spread(name, known.map(decimal).map(asNumber));
  }
}

function sumOf(values: readonly Value[]): Decimal {
  return values.map(decimal).reduce(addDecimals);
}

const asNumber = (one: Decimal) => Number(one.units) / 10 ** one.scale;

function spread(name: string, values: readonly number[]): Value {
  const isOfAll = name.endsWith('_pop');
  if (!isOfAll && values.length === 1) return null;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const variance = squares / (isOfAll ? values.length : values.length - 1);

  return name.startsWith('stddev') ? Math.sqrt(variance) : variance;
}
