/** Seconds of CPU of each kind of work; empty where only Linux could tell. */
export const cpuSecondsOf: ReadonlyMap<string, number>;

type Options = { root: string; show?: boolean; priority?: number; env?: NodeJS.ProcessEnv };

export function runChild(
  kind: string,
  command: string,
  args: readonly string[],
  options: Options,
): Promise<{ code: number | null; output: string }>;

export function countCpu(kind: string): void;
