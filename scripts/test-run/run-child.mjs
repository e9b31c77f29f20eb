import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const STAT = '/proc/self/stat';
/** Linux has had this value on every machine that Node runs on. */
const TICKS_PER_SECOND = 100;

/** Seconds of CPU of each kind of work, in the order in which the kinds ended first; empty where only Linux could tell. */
export const cpuSecondsOf = new Map();

let countedSeconds = ended();

/**
 * Runs a program and returns its exit code, and its output unless `show` passes that on. Its CPU time, with that of all
 * processes that it started and waited for, is added to `kind`.
 */
export function runChild(kind, command, args, { root, show = false, env = process.env }) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        if (show) process.stdout.write(chunk);
        else output += chunk;
      });
    }
    child.once('exit', () => countCpu(kind));
    child.once('close', (code) => done({ code, output }));
  });
}

/** Adds the CPU time of the child that has just ended to a kind. */
export function countCpu(kind) {
  const seconds = ended();
  if (seconds === undefined) return;
  cpuSecondsOf.set(kind, (cpuSecondsOf.get(kind) ?? 0) + seconds - countedSeconds);
  countedSeconds = seconds;
}

/** Seconds of CPU of all children that have ended, which Linux alone tells without a program in between. */
function ended() {
  if (!existsSync(STAT)) return undefined;
  const afterName = readFileSync(STAT, 'utf8').split(') ')[1].split(' ');
  // proc(5): cutime and cstime are fields 16 and 17; the first field here is the third.
  return (Number(afterName[13]) + Number(afterName[14])) / TICKS_PER_SECOND;
}
