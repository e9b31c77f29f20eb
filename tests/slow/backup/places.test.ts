import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeData, differences, HELD } from '#tests/backup/describe-data.ts';
import { startCommand } from '#tests/backup/killed-command.ts';
import { useBackup } from '#tests/backup/use-backup.ts';

const isRoot = process.getuid?.() === 0;
/** The account `daemon`, which every Unix has. */
const PLAIN_USER = { uid: 1, gid: 1 };

describe('npm run restore', () => {
  const { folder, at, before, within } = useBackup();
  let canMount = false;

  /** Restores by the command, as this process's user or another one; returns its exit code and what it said. */
  async function restore(dataDir: string, account: object = {}) {
    const command = await startCommand('restore', at('file'), { TMPDIR: folder, DATA_DIR: dataDir }, account);
    return { code: await command.ended, said: command.output() };
  }
  const make = (name: string, account?: { uid: number; gid: number }) => {
    mkdirSync(at(name), { recursive: true });
    chmodSync(at(name), 0o700);
    if (account) chownSync(at(name), account.uid, account.gid);
    return at(name);
  };
  const ownersIn = (dataDir: string) =>
    Object.fromEntries(readdirSync(dataDir).map((name) => [name, statSync(join(dataDir, name)).uid]));
  async function expectWhole(dataDir: string) {
    expect(differences(before(), await within(dataDir, describeData))).toEqual(HELD);
  }

  beforeAll(() => {
    chmodSync(folder, 0o1777);
    copyFileSync(at('first'), at('file'));
    chmodSync(at('file'), 0o644);
    const mounted = isRoot
      ? spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=300m,mode=0755', 'tmpfs', make('disk')])
      : undefined;
    canMount = mounted?.status === 0;
  });
  afterAll(() => {
    if (canMount) spawnSync('umount', [at('disk')]);
  });

  it('fills a folder given with a trailing slash, by a symbolic link, or as the root of a disk', async () => {
    mkdirSync(at('real'));
    symlinkSync(at('real'), at('link'));
    for (const place of ['slash/', 'link', ...(canMount ? ['disk'] : [])]) {
      const { code, said } = await restore(at(place));

      expect([code, said]).toEqual([0, expect.stringContaining('The product is held')]);
      expect(readdirSync(at(place)).toSorted()).toEqual(['postgres', 'secrets.json']);
      await expectWhole(place);
    }
  });

  it('refuses a folder that cannot be written or is not empty, before it restores the first row', async () => {
    writeFileSync(at('plain-file'), '');
    const refused = await restore(at('plain-file/data'));
    mkdirSync(at('full/other'), { recursive: true });
    const full = await restore(at('full'));

    expect([refused.code, refused.said]).toEqual([1, expect.stringContaining("can't be written")]);
    expect([full.code, full.said]).toEqual([1, expect.stringContaining('is not empty')]);
    expect(refused.said + full.said).not.toContain('The file is whole');
  });

  describe.runIf(isRoot)('run as root', () => {
    it("fills a user's private folder below a folder of root, as that user and as root", async () => {
      make('of-root');
      chmodSync(at('of-root'), 0o755);
      for (const account of [PLAIN_USER, {}]) {
        const place = make(`of-root/${'uid' in account ? 'by-user' : 'by-root'}`, PLAIN_USER);
        const { code, said } = await restore(place, account);

        expect([code, said]).toEqual([0, expect.stringContaining('The product is held')]);
        expect(ownersIn(place)).toEqual({ postgres: PLAIN_USER.uid, 'secrets.json': PLAIN_USER.uid });
        expect(statSync(place).mode & 0o777).toBe(0o700);
        expect((await restore(place, PLAIN_USER)).said).toContain('is not empty');
      }
      await expectWhole('of-root/by-root');
    });

    it('refuses a folder to which the user may not write, before it restores the first row', async () => {
      const { code, said } = await restore(make('closed'), PLAIN_USER);

      expect(code).toBe(1);
      expect(said).toContain("can't be read (EACCES)");
      expect(said).not.toContain('The file is whole');
    });
  });
});
