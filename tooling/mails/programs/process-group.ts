import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import type { Readable } from 'node:stream';

export type ProcessGroup = { output: Readable; stop: () => Promise<void> };
/** Groups that still run; they end with this process. */
const running = new Set<number>();
process.on('exit', () => running.forEach(endGroup));

type Options = { environment: NodeJS.ProcessEnv; log: string };

/** Starts a program whose descendants end with it; what it prints as errors is appended to a file. */
export function startGroup([command = '', ...args]: readonly string[], options: Options): ProcessGroup {
  const log = openSync(options.log, 'a');
  const child = spawn(command, args, {
    ...{ env: options.environment, detached: true, stdio: ['ignore', 'pipe', log] },
  });
  closeSync(log);
  if (child.pid !== undefined) running.add(child.pid);
  const ended = once(child, 'exit').catch(() => undefined);

  if (!child.stdout) throw new Error(`What ${command} prints cannot be read.`);

  return {
    // The stream drops the text as it comes, so that no program waits for a reader.
    output: child.stdout.resume(),
    stop: async () => {
      // Some of these programs ask a question when they are told to end.
      if (child.pid !== undefined) endGroup(child.pid);
      await ended;
    },
  };
}

function endGroup(pid: number): void {
  running.delete(pid);
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ESRCH';
