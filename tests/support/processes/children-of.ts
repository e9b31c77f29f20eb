import { existsSync, readFileSync } from 'node:fs';

/** Lists the child processes, on Linux only. */
export function childrenOf(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  if (!existsSync(file)) return [];

  return readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number);
}

/** Lists the child processes and theirs, on Linux only. */
export function descendantsOf(pid: number): number[] {
  return childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)]);
}

/** Sends a signal to a process and its children, of which any may have ended in the meantime. */
export function signalFamily(pid: number, signal: NodeJS.Signals): void {
  for (const each of [pid, ...childrenOf(pid)]) signalProcess(each, signal);
}

/** Sends a signal to a process that may have ended in the meantime. */
export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
