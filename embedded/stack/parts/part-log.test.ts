import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { statSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { makeTestFolder } from '#runtime/process/test-folder.ts';
import { openPartLog, type LogLimits } from './part-log.ts';

/** Device of Linux on which every write fails as on a full disk. */
const FULL_DISK = '/dev/full';

let folder: string;
let file: string;
let time: number;
let said: string[];

beforeEach(() => {
  folder = makeTestFolder(onTestFinished);
  file = join(folder, 'web.log');
  time = 0;
  said = [];
});

function openLog(limits: Partial<LogLimits> = {}) {
  const log = openPartLog(file, {
    name: 'web',
    say: (text) => said.push(text),
    now: () => time,
    maxBytes: 1_000_000,
    maxFiles: 3,
    ...limits,
  });
  return { write: (text: string) => log.write(Buffer.from(text)), close: log.close };
}
const read = (name = 'web.log') => readFileSync(join(folder, name), 'utf8');

describe('the log file of a process that `npm start` runs', () => {
  it('loses its oldest files when fewer are kept than before; log files of other processes remain', () => {
    const kept = ['web.1.log', 'web.2.log', 'web-worker.9.log', 'web.old.log', 'mail.9.log'];
    for (const name of [...kept, 'web.3.log', 'web.11.log']) writeFileSync(join(folder, name), 'old');

    openLog({ maxFiles: 3 });

    expect(readdirSync(folder).toSorted()).toEqual(kept.toSorted());
  });

  it('is continued after a restart, and only its owner may read it', () => {
    const first = openLog();
    first.write('one\n');
    first.close();
    const second = openLog();
    second.write('two\n');
    second.close();

    expect(read()).toBe('one\ntwo\n');
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('is replaced by a new file before it grows too large; only the allowed number of old files is kept', () => {
    const log = openLog({ maxBytes: 8, maxFiles: 3 });
    for (const line of ['one\n', 'two\n', 'three\n', 'four\n', 'five\n']) log.write(line);
    log.close();

    expect(readdirSync(folder).sort()).toEqual(['web.1.log', 'web.2.log', 'web.log']);
    expect([read(), read('web.1.log'), read('web.2.log')]).toEqual(['five\n', 'four\n', 'three\n']);
  });

  it('is emptied if only one file is kept, and the size before the restart counts towards its limit', () => {
    writeFileSync(file, 'before\n');
    const log = openLog({ maxBytes: 8, maxFiles: 1 });
    log.write('after\n');
    log.close();

    expect(readdirSync(folder)).toEqual(['web.log']);
    expect(read()).toBe('after\n');
  });

  it.skipIf(!existsSync(FULL_DISK))(
    'is written again some seconds after a failure; failure and recovery are reported once each',
    () => {
      symlinkSync(FULL_DISK, file);
      const log = openLog();
      log.write('lost\n');
      time += 6_000;
      log.write('lost, too\n');
      unlinkSync(file);
      log.write('too early\n');
      const before = existsSync(file);
      time += 6_000;
      log.write('kept\n');
      log.close();

      expect(before).toBe(false);
      expect(said).toEqual([
        `The log ${file} can't be written (ENOSPC): the web part goes on without it.`,
        'The log of the web part is written again; it lacks up to 25 bytes.',
      ]);
      expect(read()).toMatch(/^\n\{.*the log lacks up to 25 bytes, .*\(ENOSPC\).*\}\nkept\n$/);
    },
  );

  it('is reported once as not writable if its folder was deleted, and the process goes on', () => {
    rmSync(folder, { recursive: true });
    const log = openLog();
    log.write('lost\n');

    expect(said).toEqual([`The log ${file} can't be written (ENOENT): the web part goes on without it.`]);
  });

  it('is continued, with a note of the missing bytes, once a full disk has space again', ({ skip }) => {
    const disk = join(folder, 'disk');
    mkdirSync(disk);
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'none', disk]);
    if (mounted.status !== 0) skip('No file system may be mounted here.');
    try {
      file = join(disk, 'web.log');
      writeFileSync(join(disk, 'other'), 'x'.repeat(32_768));
      const log = openLog();
      log.write(`${'y'.repeat(65_536)}\n`);
      const partly = statSync(file).size;
      rmSync(join(disk, 'other'));
      time += 6_000;
      log.write('kept\n');
      log.close();

      expect(partly).toBeGreaterThan(0);
      expect(said).toHaveLength(2);
      expect(readFileSync(file, 'utf8')).toMatch(/y\n\{.*\}\nkept\n$/);
    } finally {
      spawnSync('umount', [disk]);
    }
  });
});
