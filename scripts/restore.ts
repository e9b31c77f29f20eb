import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isEncrypted } from '#embedded/backup/backup-file.ts';
import { restoreProduct } from '#embedded/backup/restore-product.ts';
import { readEnv } from '#embedded/stack/config/env.ts';
import { runProgram } from '#runtime/run-program.ts';
import { readPassphrase } from './passphrase.ts';

const USAGE = 'npm run restore -- FILE';
const root = fileURLToPath(new URL('..', import.meta.url));

/** Restores a backup into an empty data folder, or an empty database (DATABASE_URL); see docs/backup.md. */
async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Error(`One file must be named: ${USAGE}`);
  const { DATABASE_URL, DATA_DIR } = readEnv(root);

  const { header, rows, tables, leftOut, hasSecrets } = await restoreProduct({
    file,
    passphrase: (await isEncrypted(file)) ? await readPassphrase() : undefined,
    databaseUrl: DATABASE_URL,
    dataDir: DATA_DIR,
    hasuraDir: join(root, 'hasura'),
    signal: stop.signal,
    onChecked: () => print('The file is whole.'),
    say: print,
  });
  print(`${rows} rows of ${tables} tables are there, as of ${header.snapshot_at}.`);
  for (const table of leftOut) print(`Left out: ${table}, which is no table of this product.`);
  if (!hasSecrets && header.secrets !== null) {
    print(
      `"${join(DATA_DIR, 'secrets.json')}" was there already and is kept; the secrets of the backup are not used.`,
    );
  }
  print(
    'The product is held: no mail, webhook or job goes out until an administrator resumes it in the back office.',
  );
  if (!header.has_realm)
    print('People are in Keycloak, whose backup has another time: run keycloak/apply (docs/backup.md).');
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

runProgram(main);
