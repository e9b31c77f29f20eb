import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ownersUrl } from '#embedded/postgres/ensure-database.ts';
import { findPackage, majorOf } from '#embedded/postgres/server/binaries.ts';
import { readMajor } from '#embedded/postgres/server/data-folder.ts';
import { startPostgres } from '#embedded/postgres/server/start-postgres.ts';
import { withClient } from '#embedded/postgres/with-client.ts';
import { confirmUpgrade, resumeUpgrade, upgradeCluster } from '#embedded/upgrade/upgrade-cluster.ts';
import { useDataFolder } from '#tests/support/processes/use-data-folder.ts';
import { startStack } from '#tests/support/processes/stack.ts';
import { contentOf } from './content-of.ts';
import { installNextPostgres } from './next-postgres.ts';
import { unpackDataFolder } from './pack.ts';
import { readReleases } from './releases.ts';
import { useProduct } from './use-product.ts';

const dataDir = useDataFolder();
const programs = useDataFolder();
let nextPackage: string;
let secrets: { superuserPassword: string; databasePassword: string };

beforeAll(async () => {
  nextPackage = installNextPostgres(programs);
  await unpackDataFolder(readReleases().at(0)?.fixture ?? '', dataDir);
  secrets = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as typeof secrets;
});

const folder = () => join(dataDir, 'postgres');
const upgrade = () =>
  upgradeCluster({ dataDir, hasuraDir: 'hasura', ...secrets, from: findPackage(), to: nextPackage });

const start = (place: string, packageDir: string) =>
  startPostgres({ dataDir: place, packageDir, superuserPassword: secrets.superuserPassword });

const contentIn = async (place: string, packageDir: string) => {
  const server = await start(place, packageDir);
  try {
    return await withClient(server.superuserUrl.replace(/\/postgres$/, '/hostfront'), contentOf);
  } finally {
    await server.stop();
  }
};

describe('an upgrade of the embedded PostgreSQL to its next major version', () => {
  it('is refused while the product runs', async () => {
    const child = await start(folder(), findPackage());
    await expect(upgrade()).rejects.toThrow(/in use|lock file/);
    await child.stop();
  });

  it('carries over every row and sequence, and keeps the old folder until the upgrade is confirmed', async () => {
    const { rows } = await upgrade();

    expect([majorOf(findPackage()), readMajor(folder()), readMajor(`${folder()}-17`)]).toEqual([
      '17',
      '18',
      '17',
    ]);
    expect(rows).toBeGreaterThan(200);
    const before = await contentIn(`${folder()}-17`, findPackage());
    expect(before['public.contacts']).toMatch(/^30 rows/);
    expect(await contentIn(folder(), nextPackage)).toEqual(before);

    await expect(upgrade()).rejects.toThrow('an earlier upgrade was not confirmed yet');
  });

  it('is completed after a kill between two renames; until then the product does not start', async () => {
    mkdirSync(join(dataDir, 'content.whole'));
    renameSync(folder(), join(dataDir, 'content.whole/postgres'));

    await expect(start(folder(), nextPackage)).rejects.toThrow(
      'was ended half-way; run npm run upgrade:postgres',
    );
    expect(() => confirmUpgrade(dataDir, '18')).toThrow('which completes the upgrade');
    await resumeUpgrade(dataDir, () => undefined);

    expect([readMajor(folder()), readMajor(`${folder()}-17`)]).toEqual(['18', '17']);
  });

  it('yields a folder on which the product runs', async () => {
    const server = await start(folder(), nextPackage);
    const DATABASE_URL = ownersUrl(server.superuserUrl, { password: secrets.databasePassword });
    const stack = await startStack({ dataDir, env: { DATABASE_URL } });
    try {
      await useProduct(stack.url, 'On the next version');
    } finally {
      await stack.stop();
      await server.stop();
    }

    expect(confirmUpgrade(dataDir, '18')).toEqual([`${folder()}-17`]);
    expect(existsSync(`${folder()}-17`)).toBe(false);
    expect(readMajor(folder())).toBe('18');
  });
});
