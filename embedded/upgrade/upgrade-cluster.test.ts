import { hostname } from 'node:os';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { makeTestFolder } from '#runtime/process/test-folder.ts';
import { confirmUpgrade, resumeUpgrade } from './upgrade-cluster.ts';

const PART = `content.999999999@${hostname()}.part`;

/** States that a kill leaves: folders with their versions, and the version of `postgres` after the next command. */
const STATES = [
  {
    state: 'while the new database is filled',
    versions: { postgres: 17, [`${PART}/postgres`]: 18 },
    then: '17',
  },
  {
    state: 'when the old one was renamed',
    versions: { 'postgres-17': 17, [`${PART}/postgres`]: 18 },
    then: '17',
  },
  {
    state: 'when the new one was whole',
    versions: { 'postgres-17': 17, 'content.whole/postgres': 18 },
    then: '18',
  },
  { state: 'when the new one was in its place', versions: { 'postgres-17': 17, postgres: 18 }, then: '18' },
];

describe("an upgrade of PostgreSQL's data folder that was killed", () => {
  let dataDir: string;
  const write = (versions: Record<string, number>) => {
    for (const [folder, version] of Object.entries(versions)) {
      const file = join(dataDir, folder, 'PG_VERSION');
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${version}\n`);
    }
  };

  beforeEach(() => {
    dataDir = makeTestFolder(onTestFinished);
  });

  it('with an earlier release goes back to the old database, and names what was left', async () => {
    write({ 'postgres-17': 17, 'postgres.upgrading': 18 });
    const said: string[] = [];

    await resumeUpgrade(dataDir, (text) => said.push(text));

    expect(readFileSync(join(dataDir, 'postgres/PG_VERSION'), 'utf8').trim()).toBe('17');
    expect(said).toEqual([
      `${join(dataDir, 'postgres.upgrading')} was left by an upgrade with an earlier release; it is not needed and can be deleted.`,
    ]);
  });

  it.each(STATES)('$state leaves a database that the next command finds', async ({ versions, then }) => {
    write(versions);

    await resumeUpgrade(dataDir, () => undefined);

    expect(readFileSync(join(dataDir, 'postgres/PG_VERSION'), 'utf8').trim()).toBe(then);
  });

  it.each(STATES)(
    '$state deletes the old folder on confirmation only if the new one is in its place',
    ({ versions }) => {
      write(versions);
      const isNew = 'postgres' in versions && versions.postgres === 18;
      const before = readdirSync(dataDir);

      if (!('postgres-17' in versions)) expect(confirmUpgrade(dataDir, '18')).toEqual([]);
      else if (isNew) expect(confirmUpgrade(dataDir, '18')).toEqual([join(dataDir, 'postgres-17')]);
      else
        expect(() => confirmUpgrade(dataDir, '18')).toThrow(
          'run npm run upgrade:postgres, which completes the upgrade',
        );

      expect(readdirSync(dataDir)).toEqual(isNew ? ['postgres'] : before);
    },
  );

  it('keeps the folder of the version that this release runs, and names the command that restores it', async () => {
    write({ 'postgres-17': 17 });

    expect(() => confirmUpgrade(dataDir, '17')).toThrow('run npm run upgrade:postgres, which completes');
    await resumeUpgrade(dataDir, () => undefined);
    expect(confirmUpgrade(dataDir, '17')).toEqual([]);
    expect(readdirSync(dataDir)).toEqual(['postgres']);
  });
});
