import { readFileSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { importPeople } from '#embedded/identity/moving/import-people.ts';
import { readKeycloakFile } from '#embedded/identity/moving/keycloak-file.ts';
import { runProgram } from '#runtime/process/run-program.ts';
import { runningDatabaseUrl } from './running-product.ts';

const USAGE = 'npm run identity:import -- [--replace] FILE';
const REALM = process.env['KEYCLOAK_REALM'] ?? 'hosting';
/** Upper bound of the file, which allows about two hundred thousand users. */
const MAX_MB = 256;
const NAMES_SHOWN = 5;

/** Imports users from a file that Keycloak's `kc.sh export` wrote; see docs/operate/moving.md. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Error(`One file must be named: ${USAGE}`);

  const users = readKeycloakFile(readBounded(file), REALM);
  const pool = new pg.Pool({
    connectionString: await runningDatabaseUrl(),
    application_name: 'identity-import',
    max: 1,
  });
  try {
    const { people, leftOut } = await importPeople(pool, users, { realm: REALM, replaces: values.replace });
    print(`${people} people have come, with the ids and the passwords that they had.`);
    for (const { what, whose } of leftOut) print(`Left behind: ${what} of ${namesOf(whose)}.`);
    print(`"${file}" holds hashes, secrets of second factors and of clients in clear: delete it.`);
  } finally {
    await pool.end();
  }
}

function readBounded(file: string): string {
  const megabytes = statSync(file).size / 1024 / 1024;
  if (megabytes > MAX_MB) {
    throw new Error(`The file may have ${MAX_MB} MB at most; "${file}" has ${Math.ceil(megabytes)}.`);
  }
  return readFileSync(file, 'utf8');
}

function namesOf(names: string[]): string {
  const shown = names.slice(0, NAMES_SHOWN).join(', ');
  return names.length > NAMES_SHOWN ? `${shown} and ${names.length - NAMES_SHOWN} more` : shown;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

runProgram(main);
