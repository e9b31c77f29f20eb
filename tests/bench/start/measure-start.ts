import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

export type Start = { readonly seconds: number; readonly cpuSeconds: number };

const LOOK_MS = 25;
const PATHS = ['/readyz', '/en', '/ar'];
/** Clock ticks in a second of `/proc/PID/stat`. */
const TICKS = 100;

/** Starts the product of a checkout until its first pages answer 200, and stops it. */
export async function measureStart(root: string, port: number): Promise<Start> {
  const startedAt = performance.now();
  const product = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(product, 'exit');
  while (!(await doAnswer(port))) {
    if (product.exitCode !== null) throw new Error(`The product in ${root} did not start.`);
    await wait(LOOK_MS);
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  const cpuSeconds = cpuOf(product.pid ?? 0);
  product.kill('SIGTERM');
  await ended;

  return { seconds, cpuSeconds };
}

async function doAnswer(port: number): Promise<boolean> {
  try {
    for (const path of PATHS) if (!(await fetch(`http://localhost:${port}${path}`)).ok) return false;
    return true;
  } catch {
    return false;
  }
}

/** Returns the CPU seconds of a process and all below it, those included that have ended and were waited for. */
function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const times = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15)
    .map(Number);
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );

  return [times.reduce((sum, ticks) => sum + ticks, 0) / TICKS, ...children.map(cpuOf)].reduce(
    (a, b) => a + b,
  );
}
