import { machine } from '../support/machine.ts';
import { writeReport } from '../support/write-report.ts';
import { createAdminWorld } from './admin-world.ts';
import { measureExports, type ExportResult } from './measure-exports.ts';
import { measureRequests, type KindResult } from './measure-requests.ts';
import { seedHistory } from './seed-history.ts';

const ENTRIES = 100_000;
/** Upper bound in milliseconds for a request's median, and for an export until its first byte. */
const BOUND_MS = 100;
/** Upper bound for the time of a whole export, as a multiple of `\copy`'s. */
const EXPORT_BOUND = 5;

/**
 * Measures the history with 100,000 entries: every request of its page, and its export compared with `\copy` of the same
 * rows. `--quick` sends each request once and writes no report. Fails if a bound is exceeded.
 */
export async function benchAdmin(options: readonly string[]): Promise<void> {
  const isQuick = options.includes('--quick');
  const world = await createAdminWorld((sql) => seedHistory(sql, ENTRIES));
  try {
    const kinds = await measureRequests(world, isQuick ? 1 : 7);
    const exports = await measureExports(world, isQuick ? 2 : 7);
    const text = `${describeRequests(kinds)}\n\n${describeExports(exports)}`;
    process.stdout.write(`${text}\n`);
    if (!isQuick) writeReport('admin', `## The back office\n\n${machine()}\n\n${text}`);
    const isTooSlow =
      kinds.some(({ slowestMs }) => slowestMs > BOUND_MS) ||
      exports.some(({ firstMs, ratio }) => firstMs > BOUND_MS || ratio > EXPORT_BOUND);
    if (isTooSlow) throw new Error('A bound was exceeded; see the table.');
  } finally {
    await world.close();
  }
}

function describeRequests(kinds: readonly KindResult[]): string {
  return [
    `### The history with ${ENTRIES.toLocaleString('en')} entries`,
    '',
    'Each request as the page sends it, with an administrator’s token, through the engine; its rows and their count. Medians,',
    `and of each kind the slowest request’s; bound: ${BOUND_MS} ms.`,
    '',
    '| request | different ones | median, ms | slowest one, ms | of the bound |',
    '| --- | --- | --- | --- | --- |',
    ...kinds.map(
      ({ kind, count, medianMs, slowestMs }) =>
        `| ${kind} | ${count} | ${medianMs.toFixed(1)} | ${slowestMs.toFixed(1)} | ${(slowestMs / BOUND_MS).toFixed(2)} |`,
    ),
  ].join('\n');
}

function describeExports(exports: readonly ExportResult[]): string {
  return [
    '### Its export as CSV',
    '',
    `The export of the page beside \`\\copy\` of the same rows in the same order, in turns; bounds: ${BOUND_MS} ms to the first row, ${EXPORT_BOUND}× for the whole.`,
    '',
    '| list | rows | first row, ms | export, ms | `\\copy`, ms | export to `\\copy` |',
    '| --- | --- | --- | --- | --- | --- |',
    ...exports.map(
      ({ list, rows, firstMs, exportMs, copyMs, ratio }) =>
        `| ${list} | ${rows} | ${firstMs.toFixed(0)} | ${exportMs.toFixed(0)} | ${copyMs.toFixed(0)} | ${ratio.toFixed(2)}× |`,
    ),
  ].join('\n');
}
