import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { alone } from './one-at-a-time.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hostfront-alone-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Starts a process that appends two lines to a file inside `alone`, 100 ms apart. */
function writeTwoLines(name: string) {
  const code = `
    import { appendFileSync } from 'node:fs';
    import { alone } from ${JSON.stringify(pathToFileURL('scripts/one-at-a-time.mjs').href)};
    alone('lock', () => {
      appendFileSync('lines', '${name} begins\\n');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
      appendFileSync('lines', '${name} ends\\n');
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], { cwd: folder });
  return once(child, 'exit');
}

describe('alone', () => {
  it('lets one process after another act', async () => {
    const ends = await Promise.all(['one', 'two', 'three'].map(writeTwoLines));

    const lines = readFileSync(join(folder, 'lines'), 'utf8').trim().split('\n');
    const pairs = [0, 2, 4].map((at) => lines.slice(at, at + 2));
    expect(ends.map(([code]) => code)).toEqual([0, 0, 0]);
    expect(pairs.map(([first]) => first?.replace(' begins', '')).toSorted()).toEqual(['one', 'three', 'two']);
    for (const [first, second] of pairs) expect(second).toBe(first?.replace('begins', 'ends'));
    expect(readdirSync(folder)).toEqual(['lines']);
  });

  it('takes over from a process that was killed', async () => {
    const child = spawn(process.execPath, ['--eval', '']);
    await once(child, 'exit');
    const lock = join(folder, 'lock');
    writeFileSync(lock, String(child.pid));

    expect(alone(lock, () => 'done')).toBe('done');
    expect(existsSync(lock)).toBe(false);
  });

  it('leaves nothing behind when the act fails', () => {
    const lock = join(folder, 'lock');
    const fail = () => {
      throw new Error('disk full');
    };

    expect(() => alone(lock, fail)).toThrow('disk full');
    expect(readdirSync(folder)).toEqual([]);
  });
});
