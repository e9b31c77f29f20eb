import { existsSync, readFileSync } from 'node:fs';

/** Lists the child processes, on Linux only. */
export function childrenOf(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  if (!existsSync(file)) return [];

  return readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number);
}
