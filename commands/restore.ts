import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isEncrypted } from '#embedded/backup/backup-file.ts';
import { restoreProduct } from '#embedded/backup/restore-product.ts';
import { readEnv } from '#embedded/stack/config/env.ts';
import { runProgram } from '#runtime/process/run-program.ts';
import { readPassphrase } from './passphrase.ts';

const USAGE = 'npm run restore -- FILE';
const root = fileURLToPath(new URL('..', import.meta.url));

/** Restores a backup into an empty data folder, or an empty database (DATABASE_URL); see docs/operate/backup.md. */
async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Error(`One file must be named: ${USAGE}`);
  const env = readEnv(root);
  const { DATABASE_URL, DATA_DIR } = env;

  const { header, rows, tables, leftOut, secrets } = await restoreProduct({
    file,
    passphrase: (await isEncrypted(file)) ? await readPassphrase() : undefined,
    databaseUrl: DATABASE_URL,
    dataDir: DATA_DIR,
    hasuraDir: join(root, 'hasura'),
    settings: env,
    signal: stop.signal,
    onChecked: () => print('The file is whole.'),
    say: print,
  });
  print(`${rows} rows of ${tables} tables are there, as of ${header.snapshot_at}.`);
  for (const name of leftOut) print(`Left out: ${name}, which is not of this product.`);
  if (secrets === 'others')
    print(`"${join(DATA_DIR, 'secrets.json')}" was there already and is kept; the backup's are not used.`);
  if (secrets === 'none')
    print(
      'No secrets came from the backup: the product needs the environment of the one that was backed up.',
    );
  print(
    'The product is held: no mail, webhook or job goes out until an administrator resumes it in the back office.',
  );
  if (env.KEYCLOAK_URL !== undefined)
    print(
      'People are in Keycloak, whose backup has another time: run keycloak/apply (docs/operate/backup.md).',
    );
  else if (!header.has_realm)
    print('The backup holds no people: set KEYCLOAK_URL to the Keycloak that has them.');
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

runProgram(main);
