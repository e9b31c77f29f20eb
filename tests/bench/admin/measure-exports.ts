import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { to as copyTo } from 'pg-copy-streams';
import { historySection } from '#src/features/history/admin/history-section.tsx';
import { readEveryPage } from '#src/kit/admin/export/read-every-page.ts';
import { writeRows } from '#src/kit/admin/export/write-rows.ts';
import type { SortDirection } from '#src/kit/admin/section/admin-section.ts';
import { inTurn, median, mediansOf, medianRatio } from '../support/statistics.ts';
import type { AdminWorld } from './admin-world.ts';

type Order = { column: 'happened_at' | 'operation'; direction: SortDirection };

/** Orders of the export: the page's initial one, its reverse, and one by a column with few values. */
const ORDERS: readonly Order[] = [
  { column: 'happened_at', direction: 'desc' },
  { column: 'happened_at', direction: 'asc' },
  { column: 'operation', direction: 'asc' },
];

/** Measures the page's export of each order. */
export async function measureExports(world: AdminWorld, rounds: number) {
  const results = [];
  for (const order of ORDERS) results.push(await measureExport(world, order, rounds));

  return results;
}

/** Measures the page's export and `\copy` of the same rows alternately, after a round that compares their rows. */
async function measureExport(world: AdminWorld, order: Order, rounds: number) {
  const { rows } = await exportOnce(world, order);
  const { copied } = await copyOnce(world, order);
  if (rows !== copied) throw new Error(`The export has ${rows} rows of ${copied}.`);
  const { exported, copy } = await inTurn(
    { exported: () => exportOnce(world, order), copy: () => copyOnce(world, order) },
    { rounds },
  );
  const copyMs = copy.map((one) => one.copyMs);

  return {
    list: `by ${order.column}, ${order.direction}`,
    ...mediansOf(exported),
    copyMs: median(copyMs),
    ratio: medianRatio(
      exported.map((one) => one.exportMs),
      copyMs,
    ),
  };
}

async function exportOnce({ untimed: client }: AdminWorld, { column, direction }: Order) {
  const section = historySection([], null);
  const startedMs = performance.now();
  let firstMs = Number.NaN;
  const rows = await writeRows({
    columns: section.exported ?? [],
    pages: readEveryPage({
      client,
      section,
      columns: section.exported ?? [],
      variables: { where: {}, order_by: [{ [column]: direction }, ...section.tieBreak] },
    }),
    file: { write: () => Promise.resolve() },
    onWritten: () => {
      if (Number.isNaN(firstMs)) firstMs = performance.now() - startedMs;
    },
  });

  return { rows, firstMs, exportMs: performance.now() - startedMs };
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
