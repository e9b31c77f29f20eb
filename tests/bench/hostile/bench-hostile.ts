import { resolve } from 'node:path';
import { startRemote } from '#tests/support/processes/remote-process.ts';
import { countFaults } from '#tests/support/hostile/timings.ts';
import type { Scenario } from '../support/scenario.ts';
import { describeRows, holds, type MeasuredRow } from './describe-rows.ts';
import { createHostileWorld } from './hostile-world.ts';
import { measureRow, type Effort, type Measured } from './measure-row.ts';
import { rows } from './rows.ts';

const FULL: Effort = { quietSeconds: 3, attackSeconds: 8 };
const QUICK: Effort = { quietSeconds: 1, attackSeconds: 3 };

const EXPLANATION =
  'The engine of an older checkout (before) and that of this one (after), each built and on a database of its own; one process attacks, another does what innocent people do. Each cell shows the value in quiet, the value under attack and their ratio; what had no answer in 10 s counts as failed.';

/**
 * Measures what attacks on the engine cost innocent people, each beside its quiet value. Options: `--quick` measures
 * shortly, names of rows leave out the others. HOSTILE_CHECKOUT names the folder of another checkout (with its
 * node_modules) whose engine is measured in the same run, before this one; only then the report is written.
 */
export const hostile: Scenario = {
  title: 'Hostile load',
  measure: async (run) => {
    const names = run.options.filter((option) => !option.startsWith('--'));
    const unknown = names.filter((name) => !rows.some((row) => row.name === name));
    if (unknown.length > 0)
      throw new Error(`There is no row ${unknown.join(', ')} of ${rows.map(({ name }) => name).join(', ')}.`);
    const chosen = rows.filter(({ name }) => names.length === 0 || names.includes(name));
    const older = process.env['HOSTILE_CHECKOUT'];
    const checkouts = [...(older === undefined ? [] : [resolve(older)]), resolve('.')];
    const { engines, postmaster } = await createHostileWorld(run, checkouts);
    const attackers = startRemote(new URL('../../support/hostile/attackers.ts', import.meta.url));
    const innocents = startRemote(new URL('../../support/hostile/innocents.ts', import.meta.url));
    run.after(() => Promise.all([attackers.stop(), innocents.stop()]));
    const place = { attackers, innocents, postmaster };
    const measured: MeasuredRow[] = [];
    for (const row of chosen) {
      const results: Measured[] = [];
      for (const startEngine of engines) {
        results.push(await measureRow(startEngine, row, place, run.isQuick ? QUICK : FULL));
      }
      measured.push({ row, results });
      tell({ row, results });
    }

    return {
      parts: [EXPLANATION, describeRows(measured)],
      isOverBound: !measured.every(({ row, results }) =>
        row.measures.every((measure) => holds(measure, results)),
      ),
      isKept: run.options.length === 0 && older !== undefined,
    };
  },
};

/** Prints a row as soon as it is measured, with what its attackers were answered and how others failed. */
function tell(measured: MeasuredRow): void {
  const [, ...rows] = describeRows([measured]);
  const lines = rows.map((cells) => cells.join(' | '));
  const details = measured.results.map(
    ({ outcomes, attacked }) =>
      `  attackers: ${JSON.stringify(outcomes)}; failures of others: ${JSON.stringify(countFaults(attacked.timings))}`,
  );
  process.stdout.write(`${[...lines, ...details].join('\n')}\n`);
}
