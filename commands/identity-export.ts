import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  describePeople,
  describeRefusedPeople,
  withPeople,
  writeSecretFile,
} from '#embedded/identity/moving/export-realm.ts';
import { readPeople } from '#embedded/identity/moving/read-people.ts';
import { withClient } from '#embedded/postgres/with-client.ts';
import { runProgram } from '#runtime/process/run-program.ts';
import { runningDatabaseUrl } from './running-product.ts';

const USAGE = 'npm run identity:export -- FILE';
const REALM_FILE = process.env['KEYCLOAK_REALM_FILE'] ?? 'keycloak/realm.json';

/** Writes the realm with all its users to a file that a real Keycloak can import; see docs/operate/moving.md. */
async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Error(`One file must be named: ${USAGE}`);

  const realmFile = readFileSync(REALM_FILE, 'utf8');
  const { realm } = JSON.parse(realmFile) as { realm: string };
  const people = await withClient(
    { connectionString: await runningDatabaseUrl(), application_name: 'identity-export' },
    (client) => readPeople(client, realm),
  );
  writeSecretFile(file, withPeople(realmFile, people));
  process.stdout.write(
    `"${file}" (readable by its owner alone) holds the realm "${realm}" with ${describePeople(people)}.\n` +
      'Whoever reads it can try passwords at leisure and make the codes of second factors: delete it after the import.\n' +
      "The clients' secrets are not in it; Keycloak takes them from its environment (docs/operate/moving.md).\n",
  );
  const refused = describeRefusedPeople(people);
  if (refused.length > 0) {
    process.stdout.write(
      `Keycloak will import these ${refused.length} people, but change nothing of them until an administrator gives them ` +
        `another value (docs/operate/moving.md):\n${refused.map((line) => `  ${line}\n`).join('')}`,
    );
  }
}

runProgram(main);
