import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { signalProcess } from './children-of.ts';

export type ProcessGroup = {
  /** Returns what the processes have written so far. */
  output(): string;
  hasEnded(): boolean;
  /** Sends a signal to every process of the group, and waits until all have closed their output. */
  end(signal?: NodeJS.Signals): Promise<void>;
};

/**
 * Starts a program in a process group of its own, so that what the program starts ends with it, and when this process
 * exits.
 */
export function startGroup(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): ProcessGroup {
  const child = spawn(command, args, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${command} can't be started.`);
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  let isOpen = true;
  const closed = once(child, 'close').then(() => {
    isOpen = false;
    process.off('exit', kill);
  });
  const signal = (name: NodeJS.Signals) => isOpen && signalProcess(-pid, name);
  function kill() {
    signal('SIGKILL');
  }
  process.once('exit', kill);

  return {
    output: () => chunks.join(''),
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    end: async (name = 'SIGTERM') => {
      signal(name);
      await closed;
    },
  };
}
