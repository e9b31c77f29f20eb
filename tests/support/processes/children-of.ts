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
