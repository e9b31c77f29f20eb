import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

/** Facts that the system reports about a running process. */
export type ProcessInfo = {
  parentPid: number;
  command: string;
  /** Undefined where the system does not report it. */
  workingDir: string | undefined;
};

/** Tells whether a process of this id exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Reads the facts about a process; returns undefined when it has ended or the system does not report them. */
export function readProcess(pid: number): ProcessInfo | undefined {
  if (!isAlive(pid)) return undefined;
  try {
    return process.platform === 'linux' ? readFromProc(pid) : readFromPs(pid);
  } catch {
    // The process ended between the two reads, or this system lacks the tool: nothing is known about it.
    return undefined;
  }
}

function readFromProc(pid: number): ProcessInfo | undefined {
  // The process's name in parentheses may hold any character, so the fields are counted from the last parenthesis.
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
    // The folder of another user's process can't be read.
    return undefined;
  }
}

function readFromPs(pid: number): ProcessInfo | undefined {
  const line = execFileSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  const [, parentPid, command] = /^(\d+)\s+(.*)$/s.exec(line) ?? [];
  return command === undefined ? undefined : { parentPid: Number(parentPid), command, workingDir: undefined };
}
