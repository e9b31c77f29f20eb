import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { descendantsOf } from '#tests/support/processes/children-of.ts';
import { freePort } from '#tests/support/processes/free-port.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import type { Scenario } from '../support/scenario.ts';
import { inTurn, mediansOf } from '../support/statistics.ts';

const TURNS = 3;
const LOOK_MS = 25;
const PATHS = ['/readyz', '/en', '/ar'];
/** Clock ticks in a second of `/proc/PID/stat`. */
const TICKS = 100;

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
      return (['wall', 'CPU'] as const).map((what) => [
        `${mode}, ${what}`,
        `${old[what].toFixed(1)} s`,
        `${own[what].toFixed(1)} s (${(own[what] / old[what]).toFixed(2)})`,
      ]);
    });

    return {
      parts: [
        `Two installed clones in turn, middle of ${TURNS}; until \`/en\`, \`/ar\` and \`/readyz\` answer 200. CPU is that of all processes until then.`,
        [['start', 'before', 'now'], ...rows],
      ],
      isKept: true,
    };
  },
};

/** Starts the product of a checkout until its first pages answer 200, and stops it; returns seconds. */
async function startIn(folder: string, isFresh: boolean) {
  if (isFresh)
    for (const name of ['dist', '.data']) rmSync(join(folder, name), { recursive: true, force: true });
  const port = await freePort();
  const startedAt = performance.now();
  const product = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(product, 'exit');
  const answers = async () => {
    if (product.exitCode !== null) throw new Error(`The product in ${folder} did not start.`);
    return doAnswer(port);
  };
  await waitUntil('the first pages answer', answers, undefined, LOOK_MS);
  const taken = { wall: (performance.now() - startedAt) / 1_000, CPU: cpuOf(product.pid ?? 0) };
  product.kill('SIGTERM');
  await ended;
  process.stdout.write(`${folder} ${isFresh ? 'fresh' : 'again'}: ${JSON.stringify(taken)}\n`);

  return taken;
}

async function doAnswer(port: number): Promise<boolean> {
  for (const path of PATHS) {
    const response = await fetch(`http://localhost:${port}${path}`).catch(() => undefined);
    if (!response?.ok) return false;
  }
  return true;
}

/** Returns the CPU seconds of a process and all below it, those included that have ended and were waited for. */
function cpuOf(pid: number): number {
  const ticks = [pid, ...descendantsOf(pid)].flatMap((each) => {
    const stat = readFileSync(`/proc/${each}/stat`, 'utf8');
    const afterName = stat.slice(stat.lastIndexOf(')') + 2);
    return afterName.split(' ').slice(11, 15).map(Number);
  });

  return ticks.reduce((a, b) => a + b, 0) / TICKS;
}
