import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { statSync, symlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { makeTestFolder } from '#runtime/process/test-folder.ts';
import { completeExchange, contentOf, exchange, unfinishedIn } from './exchange.ts';

const isRoot = process.getuid?.() === 0;
/** A process id that no system assigns. */
const ENDED = 999_999_999;

describe('exchange, which fills a data folder at once or not at all', () => {
  let root: string;
  let folder: string;

  beforeEach(() => {
    root = makeTestFolder(onTestFinished);
    folder = join(root, 'data');
  });

  const build = (part: string) => {
    mkdirSync(join(part, 'postgres'));
    writeFileSync(join(part, 'secrets.json'), '{}');
  };
  const part = (pid: number, host = hostname()) => join(folder, `content.${pid}@${host}.part`);

  it('fills a folder that is missing, empty, a symbolic link, a mounted disk, or written with a slash at its end', async () => {
    mkdirSync(join(root, 'real'));
    symlinkSync(join(root, 'real'), join(root, 'link'));
    mkdirSync(join(root, 'disk/lost+found'), { recursive: true });
    mkdirSync(join(root, 'empty'));

    for (const name of ['missing/below', 'empty', 'slash/', 'link', 'disk']) {
      await exchange(join(root, name), build);
      expect(contentOf(join(root, name)).toSorted()).toEqual(['postgres', 'secrets.json']);
    }
  });

  it('keeps mode and owner of an existing folder, and gives the new content the same owner', async () => {
    mkdirSync(folder);
    chmodSync(folder, 0o700);
    if (isRoot) chownSync(folder, 54_321, 54_321);
    const before = statSync(folder);

    await exchange(folder, build);

    const after = statSync(folder);
    expect([after.ino, after.mode, after.uid]).toEqual([before.ino, before.mode, before.uid]);
    expect(statSync(join(folder, 'secrets.json')).uid).toBe(before.uid);
  });

  it('leaves nothing behind if it fails, and names a folder that cannot be written', async () => {
    await expect(exchange(folder, () => Promise.reject(new Error('full')))).rejects.toThrow('full');
    expect(existsSync(folder)).toBe(false);

    writeFileSync(join(root, 'file'), '');
    await expect(exchange(join(root, 'file/data'), build)).rejects.toThrow(/can't be written \(\w+\)/);
  });

  it('deletes the half-made content of a process that was killed, and reports it', async () => {
    const said: string[] = [];
    mkdirSync(join(part(ENDED), 'postgres'), { recursive: true });
    expect(unfinishedIn(folder)).toBe(part(ENDED));
    expect(contentOf(folder)).toEqual([]);

    await exchange(folder, build, { say: (text) => said.push(text) });

    expect(readdirSync(folder).toSorted()).toEqual(['postgres', 'secrets.json']);
    expect(said).toEqual([expect.stringContaining('which a command that was ended had left, was deleted.')]);
  });

  it('refuses while a process of this machine fills the folder, and reports unfinished content of another machine', async () => {
    const said: string[] = [];
    mkdirSync(part(process.ppid), { recursive: true });
    await expect(exchange(folder, build)).rejects.toThrow(
      `belongs to another process (${process.ppid} on ${hostname()}); wait for it`,
    );
    rmSync(part(process.ppid), { recursive: true });

    mkdirSync(part(7, 'elsewhere'));
    await exchange(folder, build, { say: (text) => said.push(text) });

    expect(said).toEqual([expect.stringContaining('belongs to another process (7 on elsewhere); delete it')]);
  });

  it.each([
    ['nothing', []],
    ['all but the secrets', ['postgres']],
    ['everything', ['postgres', 'secrets.json']],
  ])('is completed by the next command if it was killed after it had moved %s', (_what, moved) => {
    const whole = join(folder, 'content.whole');
    for (const name of ['postgres', 'secrets.json'])
      mkdirSync(join(moved.includes(name) ? folder : whole, name), { recursive: true });
    mkdirSync(whole, { recursive: true });

    completeExchange(folder);

    expect(readdirSync(folder).toSorted()).toEqual(['postgres', 'secrets.json']);
  });

  it('replaces no file that another process has created in the folder meanwhile', async () => {
    const making = exchange(folder, (made) => {
      build(made);
      writeFileSync(join(folder, 'secrets.json'), 'of another process');
    });

    await expect(making).rejects.toThrow('secrets.json" was made meanwhile and is left as it is');
    expect(readdirSync(folder)).toEqual(['secrets.json']);
  });
});
