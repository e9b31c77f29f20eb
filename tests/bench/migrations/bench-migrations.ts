import { execFileSync } from 'node:child_process';
import pg from 'pg';
import { applyMigrations } from '#embedded/postgres/migrations/apply-migrations.ts';
import { ensureDatabase } from '#embedded/postgres/ensure-database.ts';
import { readMigrations } from '#embedded/postgres/migrations/migration-folder.ts';
import { readHeadings } from '../../upgrade/releases.ts';
import { seedContacts } from '../admin/seed-contacts.ts';
import { seedHistory } from '../admin/seed-history.ts';
import { amountOf, startDatabaseServer, type Part, type Run, type Scenario } from '../support/scenario.ts';
import { LARGE, watchLocks, type Hold } from './watch-locks.ts';

/** Milliseconds from which a hold is listed; the product's own statements wait longer than that for each other. */
const LISTED_MS = 50;
const hasuraDir = 'hasura';

type Measured = { readonly name: string; readonly ms: number; readonly holds: readonly Hold[] };

/**
 * Run by `npm run bench -- migrations [ROWS]`. Fills the last release's database with a million contacts, deliveries and
 * changes, applies each later migration by the product's own runner, and tells how long it kept people out of a table.
 */
export const migrations: Scenario = {
  title: 'Migrations of large tables',
  measure: async (run) => {
    const rows = amountOf(run, { full: 1_000_000, quick: 10_000 });
    const [release] = readHeadings();
    if (release === undefined) throw new Error('The changelog names no release.');
    const released = new Set(foldersOf(release.commit));
    const later = readMigrations(hasuraDir).filter(
      ({ version, name }) => !released.has(`${version}_${name}`),
    );
    const { client, databaseUrl } = await openWorld(run);
    const wanted = new Set(later.map(({ version }) => version));
    await applyMigrations({ databaseUrl, hasuraDir, isWanted: ({ version }) => !wanted.has(version) });
    await fill(client, rows);
    const measured: Measured[] = [];
    for (const { version, name } of later) {
      const startedAt = performance.now();
      const holds = await watchLocks(client, () =>
        applyMigrations({ databaseUrl, hasuraDir, isWanted: (migration) => migration.version === version }),
      );
      measured.push({ name: `${version}_${name}`, ms: performance.now() - startedAt, holds });
      process.stdout.write(`${JSON.stringify(measured.at(-1))}\n`);
    }

    return {
      parts: [
        `The migrations since ${release.version} on ${rows.toLocaleString('en')} rows each in ${LARGE.join(', ')}, applied by the product's own runner.`,
        describe(measured),
      ],
    };
  },
};

const foldersOf = (commit: string): string[] =>
  execFileSync('git', ['ls-tree', '--name-only', `${commit}:${hasuraDir}/migrations/default`], {
    encoding: 'utf8',
  })
    .trim()
    .split('\n');

/** Starts a PostgreSQL with the product's own settings, which writes to the disk what it commits. */
async function openWorld(run: Run) {
  const { superuserUrl } = await startDatabaseServer(run);
  const databaseUrl = await ensureDatabase(superuserUrl, { password: 'bench-owner' });
  const client = new pg.Client({ connectionString: superuserUrl.replace(/\/postgres$/, '/hostfront') });
  await client.connect();
  run.after(() => client.end());

  return { client, databaseUrl };
}

const DISPATCH = `
  with newsletter as (
    insert into newsletters (subject, content) values ('To all', 'To all') returning id
  )
  insert into dispatches (newsletter_id, subject, html_content, template_name)
  select id, 'To all', 'To all', 'Basic' from newsletter returning id, newsletter_id`;
const DELIVERIES = `
  insert into deliveries (dispatch_id, newsletter_id, contact_id, message_token, state, finished_at)
  select $1, $2, id, 'token-' || id, 'sent', now() from contacts`;

/** Fills each of the large tables with as many rows, which is quicker without the triggers of deliveries. */
async function fill(client: pg.Client, rows: number): Promise<void> {
  await seedContacts(client, rows);
  const [dispatch] = (await client.query<{ id: string; newsletter_id: string }>(DISPATCH)).rows;
  await client.query('set session_replication_role = replica');
  await client.query(DELIVERIES, [dispatch?.id, dispatch?.newsletter_id]);
  await client.query('set session_replication_role = origin');
  await seedHistory(client, rows);
  await client.query('vacuum (analyze)');
}

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

function describe(measured: readonly Measured[]): Part {
  const long = measured.map(({ holds, ...of }) => ({
    ...of,
    holds: holds.filter(({ ms }) => ms >= LISTED_MS),
  }));
  const listed = long.filter(({ holds }) => holds.length > 0);
  const rest = measured.filter(({ name }) => !listed.some((other) => other.name === name));

  return [
    ['migration', 'takes', 'keeps out'],
    ...listed.map(({ name, ms, holds }) => [
      name,
      seconds(ms),
      holds.map((hold) => `${hold.from} of ${hold.table}: ${seconds(hold.ms)}`).join('; '),
    ]),
    [
      `the other ${rest.length} together`,
      seconds(rest.reduce((sum, { ms }) => sum + ms, 0)),
      `nobody for ${LISTED_MS} ms`,
    ],
  ];
}
