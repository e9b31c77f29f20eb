import type { Scenario } from '../support/scenario.ts';
import { createAdminWorld } from './admin-world.ts';
import { KIND_HEAD, measureKinds } from './measure-requests.ts';
import { historyRequests } from './history-requests.ts';
import { measureExports } from './measure-exports.ts';
import { seedHistory } from './seed-history.ts';

const ENTRIES = 100_000;
/** Upper bound in milliseconds for a request's median, and for an export until its first byte. */
const BOUND_MS = 100;
/** Upper bound for the time of a whole export, as a multiple of `\copy`'s. */
const EXPORT_BOUND = 5;

/**
 * Measures the history with 100,000 entries: every request of its page, and its export compared with `\copy` of the same
 * rows. `--quick` sends each request once and writes no report.
 */
export const admin: Scenario = {
  title: 'The back office',
  measure: async (run) => {
    const world = await createAdminWorld(run, (sql) => seedHistory(sql, ENTRIES));
    const { rows: ids } = await world.sql.query<{ last: string }>(
      'select max(id) as last from history_entries',
    );
    const { rows: people } = await world.sql.query<{ user_id: string; email: string }>(
      'select user_id, email from people order by email',
    );
    const requests = historyRequests(people, Number(ids[0]?.last));
    const kinds = await measureKinds(world, requests, { times: run.isQuick ? 1 : 7, boundMs: BOUND_MS });
    const exports = await measureExports(world, run.isQuick ? 1 : 6);

    return {
      parts: [
        `### The history with ${ENTRIES.toLocaleString('en')} entries`,
        `Each request as the page sends it, with an administrator’s token, through the engine; its rows and their count. Medians, and of each kind the slowest request’s; bound: ${BOUND_MS} ms.`,
        [['request', ...KIND_HEAD], ...kinds.rows],
        '### Its export as CSV',
        `The export of the page beside \`\\copy\` of the same rows in the same order, in turns; bounds: ${BOUND_MS} ms to the first row, ${EXPORT_BOUND}× for the whole.`,
        [
          ['list', 'rows', 'first row, ms', 'export, ms', '`\\copy`, ms', 'export to `\\copy`'],
          ...exports.map(({ list, rows, firstMs, exportMs, copyMs, ratio }) => [
            list,
            rows,
            firstMs.toFixed(0),
            exportMs.toFixed(0),
            copyMs.toFixed(0),
            `${ratio.toFixed(2)}×`,
          ]),
        ],
      ],
      isOverBound:
        kinds.isOverBound || exports.some(({ firstMs, ratio }) => firstMs > BOUND_MS || ratio > EXPORT_BOUND),
    };
  },
};
