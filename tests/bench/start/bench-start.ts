import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { machine } from '../support/machine.ts';
import { median } from '../support/statistics.ts';
import { writeReport } from '../support/write-report.ts';
import { measureStart, type Start } from './measure-start.ts';
import { freePort } from '#tests/support/processes/free-port.ts';

const TURNS = 3;
const MODES = ['fresh', 'again'] as const;

/**
 * Run by `npm run bench -- start BEFORE [NOW]`. Measures `npm start` of two installed checkouts in turn, first without
 * what it has built and stored, then with that; deletes both in both folders, so that each should be a clone.
 */
export async function benchStart(folders: readonly string[]): Promise<void> {
  const [before, now] = folders;
  if (before === undefined || now === undefined)
    throw new Error('Name the folders of two clones with their packages: npm run bench -- start BEFORE NOW');
  const measured: Record<string, Start[]> = {};
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const mode of MODES) {
      for (const folder of [before, now]) {
        if (mode === 'fresh') for (const name of ['dist', '.data']) empty(join(folder, name));
        const start = await measureStart(folder, await freePort());
        process.stdout.write(`${folder} ${mode}: ${JSON.stringify(start)}\n`);
        (measured[`${folder} ${mode}`] ??= []).push(start);
      }
    }
  }
  writeReport('start', describe(measured, { before, now }));
}

const empty = (folder: string): void => rmSync(folder, { recursive: true, force: true });

function describe(
  measured: Readonly<Record<string, Start[]>>,
  { before, now }: Record<'before' | 'now', string>,
): string {
  const row = (mode: string, what: string, value: keyof Start): string => {
    const [old = 0, fresh = 0] = [before, now].map((folder) =>
      median((measured[`${folder} ${mode}`] ?? []).map((start) => start[value])),
    );
    return `| ${mode}, ${what} | ${old.toFixed(1)} s | ${fresh.toFixed(1)} s (${(fresh / old).toFixed(2)}) |`;
  };

  return [
    '## npm start',
    '',
    machine(),
    '',
    `Two installed clones in turn, middle of ${TURNS}; until \`/en\`, \`/ar\` and \`/readyz\` answer 200. CPU is that of all processes until then.`,
    '',
    '| start | before | now |',
    '| --- | --- | --- |',
    ...MODES.flatMap((mode) => [row(mode, 'wall', 'seconds'), row(mode, 'CPU', 'cpuSeconds')]),
  ].join('\n');
}
