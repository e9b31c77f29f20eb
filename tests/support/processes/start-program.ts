import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { builtProgram } from './built-program.ts';

/**
 * Starts a program of the checkout as a process of its own, without this process's variables but PATH. `ended` gives
 * its exit code, null where a signal ended it.
 */
export async function startProgram(entry: string, args: readonly string[], options: SpawnOptions = {}) {
  const child = spawn(process.execPath, [await builtProgram(entry), ...args], {
    ...options,
    env: { PATH: process.env['PATH'], ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream]?.on('data', (text: Buffer) => (said[stream] += text.toString()));
  const closed = once(child, 'close') as Promise<[number | null]>;

  return {
    child,
    said,
    /** Returns what it has written so far. */
    output: () => said.stdout + said.stderr,
    ended: closed.then(([code]) => code),
  };
}
