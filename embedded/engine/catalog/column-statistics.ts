import pg, { type Pool } from 'pg';
import type { QualifiedName } from '../metadata/metadata.ts';
import { catalogKey, type ColumnStatistics } from './catalog.ts';
import { plannerStatisticsQuery, longColumnsQuery } from './queries.ts';

type Database = Pick<Pool, 'query'>;
type PlannerRow = QualifiedName & { column: string; width: number; mostCommonShare: number | null };
type LongColumnsRow = QualifiedName & { rows: number; columns: { name: string; isText: boolean }[] };
type SampleRow = { at: number; widths: (number | null)[] };

/** Returns what is known of a relation's column. */
export type StatisticsOf = (relation: QualifiedName, column: string) => ColumnStatistics | undefined;

/** Rows of each table whose long values are measured. */
const SAMPLE = 500;

/**
 * Reads the width of each column and the share of its most common value, as ANALYZE has found them. ANALYZE counts a
 * long value as it is stored: compressed, or the 18 bytes that point to where it is stored apart. So the widths of
 * columns that may hold long values are measured in a sample of rows.
 *
 * A column that is not text counts as it is stored, because its length as text could be told only by reading it.
 */
export async function readColumnStatistics(database: Database): Promise<StatisticsOf> {
  const planner = await database.query<PlannerRow>(plannerStatisticsQuery);
  const longColumns = await database.query<LongColumnsRow>(longColumnsQuery);
  const widths = await measureWidths(database, longColumns.rows);
  const known = new Map(
    planner.rows.map((row): [string, ColumnStatistics] => {
      const key = columnKey(row, row.column);

      return [
        key,
        { width: widths.get(key) ?? row.width, mostCommonShare: row.mostCommonShare ?? undefined },
      ];
    }),
  );

  return (relation, column) => known.get(columnKey(relation, column));
}

/** Measures the average widths of columns that may hold long values. */
async function measureWidths(
  database: Database,
  tables: readonly LongColumnsRow[],
): Promise<ReadonlyMap<string, number>> {
  const widths = new Map<string, number>();
  if (tables.length === 0) return widths;
  const { rows } = await database.query<SampleRow>(tables.map(sampleQuery).join(' union all '));
  for (const { at, widths: measured } of rows) {
    const table = tables[at];
    table?.columns.forEach(({ name }, index) => {
      const width = measured[index];
      if (typeof width === 'number') widths.set(columnKey(table, name), width);
    });
  }

  return widths;
}

/** Compiles the average widths of a table's columns; neither function fetches a value that is stored apart. */
function sampleQuery({ schema, name, rows, columns }: LongColumnsRow, at: number): string {
  const table = `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
  const percent = Math.min(100, (100 * SAMPLE) / rows);
  const widths = columns.map((column) => {
    const value = pg.escapeIdentifier(column.name);
    const length = column.isText ? `octet_length(${value}::text)` : `pg_column_size(${value})`;

    return `coalesce(sum(${length}), 0)::float8 / nullif(count(*), 0)`;
  });

  return `(select ${at} as at, array[${widths.join(', ')}]::float8[] as widths
    from (select * from ${table} tablesample system (${percent}) limit ${SAMPLE}) as sample)`;
}

function columnKey(relation: QualifiedName, column: string): string {
  return `${catalogKey(relation)}.${column}`;
}
