import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPackage } from '#embedded/postgres/server/binaries.ts';
import { resumeUpgrade, upgradeCluster } from '#embedded/upgrade/upgrade-cluster.ts';

/** Upgrades the database of a data folder to the same version, which takes the same way as to the next one. */
const [dataDir = '', hasuraDir = ''] = process.argv.slice(2);
const secrets = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as {
  superuserPassword: string;
  databasePassword: string;
};
await resumeUpgrade(dataDir, () => undefined);
const { rows, leftOut } = await upgradeCluster({
  dataDir,
  hasuraDir,
  superuserPassword: secrets.superuserPassword,
  databasePassword: secrets.databasePassword,
  from: findPackage(),
  to: findPackage(),
});
process.stdout.write(`${JSON.stringify({ rows, leftOut })}\n`);
