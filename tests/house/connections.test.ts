import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../../tooling/packages/files-below.ts';
import { readCompose } from '#tests/support/compose/read-compose.ts';

const read = (path: string): string => readFileSync(path, 'utf8');
/** Returns a constant of a source file. */
const constant = (path: string, name: string): number =>
  Number(new RegExp(`const ${name} = ([\\d_]+);`).exec(read(path))?.[1]?.replaceAll('_', ''));

const DISPATCHER = 'actions/src/features/send-newsletter/start-dispatcher.ts';
const JOBS = 'actions/src/app/jobs.ts';
/** Every file of the service that opens connections, and how many it opens at most; a runner listens on one more. */
const OPENED: Record<string, () => number> = {
  'actions/src/main.ts': () => constant('actions/src/lib/database.ts', 'CONNECTIONS'),
  'actions/src/lib/jobs/start-jobs-runner.ts': () =>
    [
      constant(DISPATCHER, 'DISPATCHES'),
      ...['ACCOUNT_MAILS', 'SUBSCRIPTION_MAILS', 'ACCOUNT_JOBS'].map((name) => constant(JOBS, name)),
    ].reduce((sum, concurrency) => sum + concurrency + 1, 0),
  [DISPATCHER]: () =>
    constant(DISPATCHER, 'HEARTBEAT_CONNECTIONS') + constant(DISPATCHER, 'LEDGER_CONNECTIONS'),
  'actions/src/features/api-keys/watch-keys.ts': () => 1,
};
const IMPORTING = 'actions/src/features/import-contacts/import-connection.ts';

const { services } = readCompose('docker-compose.yml');
const most = Number(/max_connections=(\d+)/.exec(services['postgres']?.command?.join(' ') ?? '')?.[1]);
const hasura = Number(services['graphql']?.environment?.['HASURA_GRAPHQL_PG_CONNECTIONS']);
const keycloak = Number(services['keycloak']?.environment?.['KC_DB_POOL_MAX_SIZE']);
const actions = Object.values(OPENED).reduce((sum, count) => sum + count(), 0);
const imports = constant('actions/src/features/import-contacts/import-places.ts', 'IMPORTS_AT_ONCE');

/** Cells of the rows of the table in docs/operate/operations.md, by their first cell. */
const section = /### With compose\n([\s\S]*?)\n## /.exec(read('docs/operate/operations.md'))?.[1] ?? '';
const rows = section
  .split('\n')
  .filter((line) => /^\| [^-w]/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, who = '', opens = '', instances, together]) => ({
    who,
    opens,
    instances: Number(instances),
    together: Number(together),
  }));
const row = (who: RegExp) => rows.find((one) => who.test(one.who)) ?? expect.fail(`There is no row ${who}.`);
const sum = rows.reduce((all, { together }) => all + together, 0);

describe('the connections of the product to PostgreSQL', () => {
  it('are opened in the listed files of the actions service only', () => {
    const files = filesBelow(['actions', 'runtime', 'web', 'keycloak'], /(?<!\.test)\.ts$/);
    const opening = files.filter((file) =>
      /\bcreatePool\(|new (pg\.)?(Patient)?(Pool|Client)\(/.test(read(file)),
    );

    expect(opening.sort()).toEqual([...Object.keys(OPENED), IMPORTING, 'actions/src/lib/database.ts'].sort());
  });

  it('have the numbers that the table in docs/operate/operations.md gives', () => {
    expect(row(/^`graphql`/)).toMatchObject({
      opens: expect.stringMatching(`^${hasura} .*, ${hasura} `),
      together: 2 * 2 * hasura,
    });
    expect(row(/^`actions`$/)).toMatchObject({
      opens: expect.stringMatching(`^${actions} `),
      together: 2 * actions,
    });
    expect(row(/^`actions`, for imports/)).toMatchObject({ opens: String(imports), together: 2 * imports });
    expect(row(/^`keycloak`/)).toMatchObject({
      opens: expect.stringMatching(`^${keycloak} `),
      together: keycloak,
    });
    expect(rows).toHaveLength(7);
    for (const { opens, instances, together, who } of rows.slice(1))
      expect([who, together]).toEqual([who, Number.parseInt(opens, 10) * instances]);
  });

  it('fit into max_connections of docker-compose.yml, with a tenth to spare', () => {
    expect(section).toContain(`Together ${sum} `);
    expect(section).toContain(`\`max_connections\` to ${most}`);
    expect(sum * 1.1).toBeLessThanOrEqual(most);
  });

  it('have the same max_connections in the command for WAL archiving in docs/operate/backup.md', () => {
    const [command = ''] = /^ {4}command:\n(?: {6}.*\n)+/m.exec(read('docs/operate/backup.md')) ?? [];

    expect(command).toContain('archive_mode=on');
    expect(command).toContain(`- -cmax_connections=${most}\n`);
  });

  it('have the number for each further actions service that docs/operate/operations.md gives', () => {
    expect(read('docs/operate/operations.md')).toContain(`each further actions service adds ${actions}.`);
  });
});
