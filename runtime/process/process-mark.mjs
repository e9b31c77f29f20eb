import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/*
 * Marks by which another process can tell later whether one has ended: its number, its machine, and when it started,
 * since numbers are given again, and the first process of every container has the same one. The file is JavaScript
 * because `scripts/start.mjs` reads it before anything is built.
 */

/** In place of the start of a process that has ended and whose parent has not asked for its exit code. */
const ENDED = 'ended';
let own;

/** Returns the mark of a process of this machine, by default of this one: `number@host@start`. */
export function markOf(pid = process.pid) {
  if (pid !== process.pid) return `${pid}@${hostname()}@${startOf(pid)}`;
  own ??= `${pid}@${hostname()}@${startOf(pid)}`;
  return own;
}

/** Tells whether a process surely doesn't run any more; of one on another machine that can't be known. */
export function hasEnded(mark) {
  const { pid, host, start } = read(mark);
  if (host !== hostname()) return false;
  return !isAlive(pid) || (start !== '' && start !== startOf(pid));
}

/** Tells whether a mark is of no process but this one: by that of an ended process, or by this one's own number. */
export const isLeftBehind = (mark) =>
  hasEnded(mark) || (read(mark).host === hostname() && read(mark).pid === process.pid);

/** Returns a mark for a person: `7 on elsewhere`. */
export function describeMark(mark) {
  const { pid, host } = read(mark);
  return `${pid} on ${host}`;
}

/** Tells whether a process of this number runs, whichever user owns it. */
export function isAlive(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  return process.platform !== 'linux' || startOf(pid) !== ENDED;
}

/** Reads a mark; earlier releases wrote less of it, the number alone at first. */
function read(mark) {
  const [pid, host = hostname(), start = ''] = mark.trim().split('@');
  return { pid: Number(pid), host, start };
}

/** Returns what the system says about a process's start, whatever the clock did since; empty where it doesn't say. */
function startOf(pid) {
  try {
    if (process.platform === 'linux') {
      // The process's name in parentheses may hold any character, so the fields are counted from the last parenthesis.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
      return fields[0] === 'Z' ? ENDED : fields[19];
    }
    const options = { encoding: 'utf8', env: { LC_ALL: 'C', TZ: 'UTC' }, stdio: 'pipe' };
    return execFileSync('/bin/ps', ['-o', 'lstart=', '-p', String(pid)], options)
      .trim()
      .replaceAll(/\s+/g, '-');
  } catch {
    return '';
  }
}
