import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { findPackage } from '#embedded/postgres/server/binaries.ts';
import { makeTestFolder } from '#runtime/process/test-folder.ts';
import { ask } from '#tests/support/postgres/ask.ts';
import { isAlive } from '#runtime/process/process-mark.mjs';
import { childrenOf } from '#tests/support/processes/children-of.ts';
import { builtProgram } from '#tests/support/processes/built-program.ts';
import { endProcess } from '#tests/support/processes/end-process.ts';

const script = fileURLToPath(new URL('start-in-own-process.ts', import.meta.url));
const isRoot = process.getuid?.() === 0;
/** The account `daemon`, which every Unix has. */
const PLAIN_USER = { uid: 1, gid: 1 };
/** Starts a program as in a container, which sees neither the processes nor the memory of others. */
const CONTAINER = ['unshare', '--pid', '--ipc', '--net', '--fork', '--mount-proc', '--kill-child'];
const canContain = isRoot && spawnSync(CONTAINER[0] ?? '', [...CONTAINER.slice(1), 'true']).status === 0;
type Surroundings = { uid?: number; gid?: number; within?: readonly string[] };
/** A user as in a container, without an entry in /etc/passwd. */
const NAMELESS_USER = { uid: 54321, gid: 54321 };

describe('the embedded PostgreSQL, started by a process', () => {
  let root: string;
  let children: ChildProcess[];

  beforeEach(() => {
    root = makeTestFolder(onTestFinished);
    chmodSync(root, 0o755);
    children = [];
  });
  afterEach(() => Promise.all(children.map((child) => endProcess(child))));

  /** Starts the server in a process of its own, and returns its first output: the server's address, or the error. */
  async function start(dataDir: string, { within = [], ...account }: Surroundings = {}, ...more: string[]) {
    const [program = '', ...args] = [
      ...within,
      process.execPath,
      await builtProgram(script),
      dataDir,
      ...more,
    ];
    const child = spawn(program, args, {
      ...account,
      env: { ...process.env, TMPDIR: root },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.push(child);
    const [chunk] = (await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data')])) as [
      Buffer,
    ];
    const text = chunk.toString();
    return { child, text, url: text.startsWith('{') ? (JSON.parse(text) as { url: string }).url : '' };
  }

  it.each([
    ['a short path', 'pg', 'package'],
    ['a blank, a quote and Arabic letters', `with blank/it's "بيانات"/pg`, `with blank/it's "برامج"`],
    ['a path that is too long for a socket', `${'long/'.repeat(30)}pg`, 'package'],
  ])(
    'is refused to a second process while the first one lives, and restarted after it was killed: %s',
    async (_what, place, programs) => {
      const [dataDir, packageDir] = [path.join(root, place), path.join(root, programs)];
      mkdirSync(path.dirname(packageDir), { recursive: true });
      symlinkSync(findPackage(), packageDir);
      const first = await start(dataDir, {}, packageDir);
      expect((await start(dataDir, {}, packageDir)).text).toBe(
        `The database folder ${dataDir} is in use by another running server (process ${first.child.pid}); stop it first or choose another DATA_DIR.\n`,
      );
      await ask(first.url, `create table kept as select 'here' as word`);
      const pid = readServerPid(dataDir);
      await endProcess(first.child, 'SIGKILL');
      expect(existsSync(`/proc/${pid}`)).toBe(true);

      const second = await start(dataDir, {}, packageDir);

      expect(await ask(second.url, 'select word from kept')).toEqual([{ word: 'here' }]);
      expect(readServerPid(dataDir)).not.toBe(pid);
      expect(isAlive(Number(pid))).toBe(false);
    },
  );

  it('keeps running when another process starts a copy of its data folder', async () => {
    const [dataDir, copy] = [path.join(root, 'pg'), path.join(root, 'p')];
    const first = await start(dataDir);
    await endProcess((await start(copy)).child);
    copyFileSync(path.join(dataDir, 'postmaster.pid'), path.join(copy, 'postmaster.pid'));
    const launcher = `require('node:net').createServer().listen(${JSON.stringify(`${copy}.launcher`)}, () => process.kill(process.pid, 'SIGKILL'))`;
    await once(spawn(process.execPath, ['--eval', launcher]), 'exit');

    const ofCopy = await start(copy);

    expect(await ask(ofCopy.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await ask(first.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it.runIf(canContain)('is refused to a second process if the first one runs in a container', async () => {
    const dataDir = path.join(root, 'pg');
    const first = await start(dataDir, { within: CONTAINER });

    expect((await start(dataDir)).text).toContain('is in use by another running server');
    for (const pid of childrenOf(first.child.pid ?? 0)) process.kill(pid, 'SIGTERM');
    await once(first.child, 'exit');
  });

  it('stops when the process stops', async () => {
    const dataDir = path.join(root, 'pg');
    const { child } = await start(dataDir);
    const pid = readServerPid(dataDir);

    await endProcess(child);

    expect(existsSync(`/proc/${pid}`)).toBe(false);
    expect(existsSync(path.join(dataDir, 'postmaster.pid'))).toBe(false);
  });

  describe.runIf(isRoot)('with accounts that only root can test', () => {
    it('runs as a plain user, and as that user, too, if root starts it on the user’s data', async () => {
      chmodSync(root, 0o777);
      const dataDir = path.join(root, 'home', 'pg');
      mkdirSync(path.dirname(dataDir), { mode: 0o700 });
      chownSync(path.dirname(dataDir), PLAIN_USER.uid, PLAIN_USER.gid);

      const plain = await start(dataDir, PLAIN_USER);
      expect(await ask(plain.url, 'select 1 as one')).toEqual([{ one: 1 }]);
      expect(ownerOf(readServerPid(dataDir))).toBe(PLAIN_USER.uid);
      await endProcess(plain.child);

      const byRoot = await start(dataDir);
      expect(await ask(byRoot.url, 'select 1 as one')).toEqual([{ one: 1 }]);
      expect(ownerOf(readServerPid(dataDir))).toBe(PLAIN_USER.uid);
    });

    it('tells a plain user that the data folder belongs to another user', async () => {
      const dataDir = path.join(root, 'pg');
      await endProcess((await start(dataDir)).child);
      chmodSync(root, 0o777);

      const { text } = await start(dataDir, PLAIN_USER);

      expect(text).toMatch(/^The database folder .*(can't be written|belongs to user).*\n$/);
    });

    it('tells a user without an entry in /etc/passwd that PostgreSQL needs one', async () => {
      chmodSync(root, 0o777);

      const { text } = await start(path.join(root, 'pg'), NAMELESS_USER);

      expect(text).toMatch(
        /^PostgreSQL makes a database only .* user 54321 has none in \/etc\/passwd; .*\n$/,
      );
    });
  });
});

function readServerPid(dataDir: string): string {
  return readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0] ?? '';
}

function ownerOf(pid: string): number {
  return Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}
