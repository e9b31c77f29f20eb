import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { endProcess } from '#tests/support/processes/end-process.ts';

export type Program = ReturnType<typeof runExample>;

/** Runs a file of docs/integrate/examples as it is, and gathers the lines that it prints. */
export function runExample(
  file: string,
  { env, args = [] }: { env: Record<string, string>; args?: string[] },
) {
  const child = spawn(process.execPath, [...args, `docs/integrate/examples/${file}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], ...env },
  });
  const lines: string[] = [];
  const complaints: string[] = [];
  createInterface(child.stdout).on('line', (line) => lines.push(line));
  createInterface(child.stderr).on('line', (line) => complaints.push(line));

  return {
    lines,
    complaints,
    stop: () => endProcess(child, 'SIGKILL'),
  };
}
