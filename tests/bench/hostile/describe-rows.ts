import type { Measured } from './measure-row.ts';
import type { Measure } from './measures.ts';
import type { Row } from './rows.ts';

/** A row with what was measured of each checkout; the last one is this checkout. */
export type MeasuredRow = { readonly row: Row; readonly results: readonly Measured[] };

/** Writes the table: for each checkout the quiet value, the value under attack, and their ratio. */
export function describeRows(measured: readonly MeasuredRow[]): string[][] {
  const columns = (measured[0]?.results ?? []).length > 1 ? ['before', 'after'] : ['measured'];

  return [
    ['attack', 'on whom', 'bound', ...columns.map((name) => `${name}: quiet → attacked, ratio`), 'holds'],
    ...measured.flatMap(({ row, results }) =>
      row.measures.map((measure, at) => [
        at === 0 ? row.title : '',
        measure.what,
        withUnit(measure, boundOf(measure, results)),
        ...results.map((result) => comparison(measure, result)),
        holds(measure, results) ? 'yes' : '**no**',
      ]),
    ),
  ];
}

/** Tells whether this checkout keeps the bound. */
export function holds(measure: Measure, results: readonly Measured[]): boolean {
  const attacked = results.at(-1)?.attacked;
  return attacked !== undefined && measure.of(attacked) <= boundOf(measure, results);
}

function boundOf(measure: Measure, results: readonly Measured[]): number {
  const quiet = results.at(-1)?.quiet;
  return quiet === undefined ? Number.NaN : measure.bound(measure.of(quiet));
}

function comparison(measure: Measure, { quiet, attacked }: Measured): string {
  const [calm, busy] = [measure.of(quiet), measure.of(attacked)];
  const ratio = measure.unit === '' || calm === 0 ? '' : `, ${(busy / calm).toFixed(1)}×`;

  return `${withUnit(measure, calm)} → ${withUnit(measure, busy)}${ratio}`;
}

function withUnit({ unit }: Measure, value: number): string {
  const digits = unit === '' || value >= 10 ? 0 : 1;

  return `${value.toFixed(digits)}${unit === '' ? '' : ` ${unit}`}`;
}
