import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { markOf } from '#runtime/process/process-mark.mjs';
import { alone } from './one-at-a-time.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hostfront-alone-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Starts a process that runs code inside `alone`. */
function runAlone(code: string) {
  const program = `
    import { appendFileSync } from 'node:fs';
    import { alone } from ${JSON.stringify(pathToFileURL('scripts/one-at-a-time.mjs').href)};
    alone('lock', () => { ${code} });`;
  return spawn(process.execPath, ['--input-type=module', '--eval', program], { cwd: folder });
}

/** Starts a process that appends two lines to a file inside `alone`, 100 ms apart. */
const writeTwoLines = (name: string) =>
  once(
    runAlone(`
      appendFileSync('lines', '${name} begins\\n');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
      appendFileSync('lines', '${name} ends\\n');`),
    'exit',
  );

/** Returns the mark of a process that has ended. */
async function markOfEnded(): Promise<string> {
  const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1_000)']);
  await once(child, 'spawn');
  const mark = markOf(child.pid);
  child.kill('SIGKILL');
  await once(child, 'exit');
  return mark;
}

describe('alone, which runs a function under a lock file', () => {
  it('lets only one of several processes run its function at a time', async () => {
    const ends = await Promise.all(['one', 'two', 'three'].map(writeTwoLines));

    const lines = readFileSync(join(folder, 'lines'), 'utf8').trim().split('\n');
    const pairs = [0, 2, 4].map((at) => lines.slice(at, at + 2));
    expect(ends.map(([code]) => code)).toEqual([0, 0, 0]);
    expect(pairs.map(([first]) => first?.replace(' begins', '')).toSorted()).toEqual(['one', 'three', 'two']);
    for (const [first, second] of pairs) expect(second).toBe(first?.replace('begins', 'ends'));
    expect(readdirSync(folder)).toEqual(['lines']);
  });

  it.each([
    ['of a process that was killed', () => markOfEnded()],
    ['of an earlier release, with the number alone', async () => (await markOfEnded()).split('@')[0]],
    ['of a process whose number another one has by now', () => `${process.ppid}@${hostname()}@1`],
    [
      "with this process's own number, as the first one of each container has it",
      () => `${process.pid}@${hostname()}@1`,
    ],
    ["with this process's own number alone", () => String(process.pid)],
  ])('ignores and replaces a lock file %s', async (_whose, mark) => {
    const lock = join(folder, 'lock');
    writeFileSync(lock, (await mark()) ?? '');

    expect(alone(lock, () => 'done')).toBe('done');
    expect(existsSync(lock)).toBe(false);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('prints at once which process holds the lock that it waits for', async () => {
    const lock = join(folder, 'lock');
    writeFileSync(lock, '7@elsewhere@1');

    const child = runAlone('undefined');
    const [said] = (await once(child.stdout, 'data')) as [Buffer];
    rmSync(lock);
    await once(child, 'exit');

    expect(said.toString()).toBe(
      `Waiting for process 7 on elsewhere, which holds lock; delete it if that process does not run any more …\n`,
    );
  });

  it('deletes its lock file when the function throws', () => {
    const lock = join(folder, 'lock');
    const fail = () => {
      throw new Error('disk full');
    };

    expect(() => alone(lock, fail)).toThrow('disk full');
    expect(readdirSync(folder)).toEqual([]);
  });
});
