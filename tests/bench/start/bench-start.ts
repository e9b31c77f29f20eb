import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#tests/support/processes/free-port.ts';
import type { Scenario } from '../support/scenario.ts';
import { inTurn, mediansOf } from '../support/statistics.ts';
import { markdownTable } from '../../../codegen/format-document.ts';
import { measureStart } from './measure-start.ts';

const TURNS = 3;

/**
 * Run by `npm run bench -- start BEFORE [NOW]`. Measures `npm start` of two installed checkouts in turn, first without
 * what it has built and stored, then with that; deletes both in both folders, so that each should be a clone.
 */
export const start: Scenario = {
  title: 'npm start',
  measure: async ({ options: [before, now] }) => {
    if (before === undefined || now === undefined)
      throw new Error(
        'Name the folders of two clones with their packages: npm run bench -- start BEFORE NOW',
      );
    const measured = await inTurn(
      {
        'fresh before': () => startIn(before, true),
        'fresh now': () => startIn(now, true),
        'again before': () => startIn(before, false),
        'again now': () => startIn(now, false),
      },
      { rounds: TURNS },
    );
    const rows = (['fresh', 'again'] as const).flatMap((mode) => {
      const [old, own] = [mediansOf(measured[`${mode} before`]), mediansOf(measured[`${mode} now`])];
      return (
        [
          ['wall', 'seconds'],
          ['CPU', 'cpuSeconds'],
        ] as const
      ).map(([what, value]) => [
        `${mode}, ${what}`,
        `${old[value].toFixed(1)} s`,
        `${own[value].toFixed(1)} s (${(own[value] / old[value]).toFixed(2)})`,
      ]);
    });
    const text = `Two installed clones in turn, middle of ${TURNS}; until \`/en\`, \`/ar\` and \`/readyz\` answer 200. CPU is that of all processes until then.

${markdownTable(['start', 'before', 'now'], rows)}`;

    return { text, isKept: true };
  },
};

async function startIn(folder: string, isFresh: boolean) {
  if (isFresh)
    for (const name of ['dist', '.data']) rmSync(join(folder, name), { recursive: true, force: true });
  const start = await measureStart(folder, await freePort());
  process.stdout.write(`${folder} ${isFresh ? 'fresh' : 'again'}: ${JSON.stringify(start)}\n`);

  return start;
}
