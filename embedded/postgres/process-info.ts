import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

/** What the system tells about a running process. */
export type ProcessInfo = {
  parentPid: number;
  command: string;
  /** Undefined where the system does not tell. */
  workingDir: string | undefined;
};

/** Whether a process of this id exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Reads who a process is; undefined when it is gone or the system does not tell. */
export function readProcess(pid: number): ProcessInfo | undefined {
  if (!isAlive(pid)) return undefined;
  try {
    return process.platform === 'linux' ? readFromProc(pid) : readFromPs(pid);
  } catch {
    // It ended between the two looks, or this system has no such tool: nothing is known about it.
    return undefined;
  }
}

function readFromProc(pid: number): ProcessInfo | undefined {
  // The name in parentheses may hold anything: the fields are counted from the last one.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const [state, parentPid] = fields;
  if (state === 'Z' || state === 'X') return undefined;
  return {
    parentPid: Number(parentPid),
    command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim(),
    workingDir: readWorkingDir(pid),
  };
}

function readWorkingDir(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    // Another user's process: its folder is not ours to know.
    return undefined;
  }
}

function readFromPs(pid: number): ProcessInfo | undefined {
  const line = execFileSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  const [, parentPid, command] = /^(\d+)\s+(.*)$/s.exec(line) ?? [];
  return command === undefined ? undefined : { parentPid: Number(parentPid), command, workingDir: undefined };
}
