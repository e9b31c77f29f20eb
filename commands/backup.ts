import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { version } from '../package.json' with { type: 'json' };
import { backupProduct } from '#embedded/backup/backup-product.ts';
import { readEnv } from '#embedded/stack/config/env.ts';
import { givenSecrets, type Settings } from '#embedded/stack/secrets/used-secrets.ts';
import { runProgram } from '#runtime/process/run-program.ts';
import { choosePassphrase } from './passphrase.ts';

const USAGE = 'npm run backup -- [--plain] FILE';
const root = fileURLToPath(new URL('..', import.meta.url));

/** Writes the product's data, secrets and realm to one file; see docs/operate/backup.md. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { plain: { type: 'boolean', default: false } },
  });
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Error(`One file must be named: ${USAGE}`);
  const env = readEnv(root);
  const { DATABASE_URL, DATA_DIR } = env;
  const settings: Settings = { ...env, DATA_DIR: process.env['DATA_DIR'] || undefined };
  if (values.plain) {
    print(
      '--plain: whoever gets this file has all data, the hashes of passwords and the secrets of the product.',
    );
  }

  const { header, rows, tables, leftOut } = await backupProduct({
    file,
    passphrase: values.plain ? undefined : await choosePassphrase(),
    databaseUrl: DATABASE_URL,
    dataDir: DATA_DIR,
    hasuraDir: join(root, 'hasura'),
    product: version,
    settings,
    signal: stop.signal,
    say: print,
  });
  print(
    `"${file}" (${describeSize(statSync(file).size)}, ${values.plain ? 'NOT encrypted' : 'encrypted'}) holds ${rows} rows of ${tables} tables as of ${header.snapshot_at}.`,
  );
  for (const name of leftOut) print(`Left out: ${name}, which is not of this product.`);
  if (DATABASE_URL && !settings.DATA_DIR && existsSync(join(DATA_DIR, 'secrets.json')))
    print(`"${join(DATA_DIR, 'secrets.json')}" is not in it: set DATA_DIR if this product uses that folder.`);
  const given = givenSecrets(env);
  if (header.secrets === null) print('It holds no secrets: keep the environment, too.');
  else if (given.length > 0) print(`It does not hold ${given.join(', ')}: keep the environment, too.`);
  if (env.KEYCLOAK_URL !== undefined || !header.has_realm)
    print('It holds no people: Keycloak has a database of its own, which needs a backup of its own.');
}

/** Returns a size in MB, or in kB where that would be 0.0. */
function describeSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

runProgram(main);
