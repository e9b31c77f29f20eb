import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { to as copyTo } from 'pg-copy-streams';
import { historySection } from '#src/features/history/admin/history-section.tsx';
import { readEveryPage } from '#src/kit/admin/export/read-every-page.ts';
import { writeRows } from '#src/kit/admin/export/write-rows.ts';
import type { SortDirection } from '#src/kit/admin/section/admin-section.ts';
import { median } from '../support/statistics.ts';
import type { AdminWorld } from './admin-world.ts';

export type ExportResult = {
  list: string;
  rows: number;
  firstMs: number;
  exportMs: number;
  copyMs: number;
  ratio: number;
};

type Order = { column: 'happened_at' | 'operation'; direction: SortDirection };

/** Orders of the export: the page's initial one, its reverse, and one by a column with few values. */
const ORDERS: readonly Order[] = [
  { column: 'happened_at', direction: 'desc' },
  { column: 'happened_at', direction: 'asc' },
  { column: 'operation', direction: 'asc' },
];

/** Measures the page's export and `\copy` of the same rows alternately. */
export async function measureExports(world: AdminWorld, times: number): Promise<ExportResult[]> {
  const results: ExportResult[] = [];
  for (const order of ORDERS) {
    const rounds = [];
    for (let at = 0; at < times; at += 1) {
      rounds.push({ ...(await exportOnce(world, order)), ...(await copyOnce(world, order)) });
    }
    const measured = rounds.slice(1);
    const [first] = rounds;
    if (!first || first.rows !== first.copied)
      throw new Error(`The export has ${first?.rows} rows of ${first?.copied}.`);
    results.push({
      list: `by ${order.column}, ${order.direction}`,
      rows: first.rows,
      firstMs: median(measured.map(({ firstMs }) => firstMs)),
      exportMs: median(measured.map(({ exportMs }) => exportMs)),
      copyMs: median(measured.map(({ copyMs }) => copyMs)),
      ratio: median(measured.map(({ exportMs, copyMs }) => exportMs / copyMs)),
    });
  }

  return results;
}

async function exportOnce({ untimed: client }: AdminWorld, { column, direction }: Order) {
  const section = historySection([], null);
  const startedMs = performance.now();
  let firstMs = Number.NaN;
  let bytes = 0;
  const rows = await writeRows({
    columns: section.exported ?? [],
    pages: readEveryPage({
      client,
      section,
      columns: section.exported ?? [],
      variables: { where: {}, order_by: [{ [column]: direction }, ...section.tieBreak] },
    }),
    file: {
      write: async (text) => {
        bytes += Buffer.byteLength(text);
      },
    },
    onWritten: () => {
      if (Number.isNaN(firstMs)) firstMs = performance.now() - startedMs;
    },
  });

  return { rows, firstMs, exportMs: performance.now() - startedMs, bytes };
}

async function copyOnce({ sql }: AdminWorld, { column, direction }: Order) {
  const columns = historySection([], null).exported ?? [];
  const startedMs = performance.now();
  const copy = sql.query(
    copyTo(
      `copy (select ${columns.join(', ')} from history_entries order by ${column} ${direction}, id desc) to stdout (format csv)`,
    ),
  );
  await pipeline(copy, new Writable({ write: (_chunk, _encoding, done) => done() }));

  return { copied: copy.rowCount, copyMs: performance.now() - startedMs };
}
