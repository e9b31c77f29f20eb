import type { PatientClient } from '#runtime/network/patient-client.ts';
import { ok, warning, type Check, type Result } from './check.ts';
import { onDatabase, type DatabaseUrl } from './on-database.ts';

/** Migration since which headers are kept and no write loses columns. */
const CURED = 1_796_950_000_000n;
/** Upper bound of the imports, and of the records, that are named. */
const NAMED = 20;
/** Milliseconds that a query may take; a history of millions of changes takes longer. */
const QUERY_MS = 4_000;
const QUERY_CANCELLED = '57014';
const UNDEFINED_TABLE = '42P01';
const QUERY_IN_DOCUMENT =
  'docs/operate/operations.md (What earlier builds did) has the query that lists all.';

/** `columns`: those that people fill in, where a change of others (a contact's state) empties some on purpose. */
const TABLES = [
  { table: 'pricing_plans', label: 'plan', columns: null },
  { table: 'contacts', label: 'contact', columns: ['first_name', 'last_name', 'external_id'] },
] as const;

type EarlierImport = {
  id: string;
  day: string;
  mode: string;
  source: string;
  file_name: string | null;
  created_count: number;
  subscribed: number;
  total: number;
};
type Emptied = { record_id: string; columns: string[]; at: string; total: number };

/**
 * Lists what builds before 0.3.0 may have done wrong, and what can't be found out afterwards: imports that subscribed
 * people who had left, and columns of plans and contacts that a change emptied.
 */
export const checkEarlierBuilds = (databaseUrl: DatabaseUrl, queryMs = QUERY_MS): Check =>
  onDatabase(databaseUrl, {
    name: 'earlier-builds',
    ask: (client) => look(client, queryMs),
    refused: (why) => ok(`What earlier builds did was not looked at: ${why}.`),
  });

async function look(client: PatientClient, queryMs: number): Promise<Result[]> {
  const results = await listImports(client);
  const before = await whenCured(client);
  await client.query(`set statement_timeout = ${queryMs}`);
  for (const table of TABLES) results.push(...(await listEmptied(client, table, before)));

  return results.length > 0 ? results : [ok('Nothing of earlier builds needs a look.')];
}

async function listImports(client: PatientClient): Promise<Result[]> {
  const { rows } = await client.query<EarlierImport>(
    `select id, to_char(created_at, 'YYYY-MM-DD') as day, mode, source, file_name, created_count,
       (select count(*)::int from contacts where import_id = imports.id and state = 'subscribed') as subscribed,
       count(*) over ()::int as total
     from imports where header is null and state = 'done' and mode <> 'unsubscribe'
     order by created_at desc, id limit ${NAMED}`,
  );
  const named = rows.map(({ id, day, mode, source, file_name, created_count, subscribed }) =>
    warning(
      `The import ${id} of ${day} (${file_name === null ? source : `"${file_name}"`}, ${mode}) was read by an earlier build, which kept no header: it made ${created_count} contacts, of whom ${subscribed} are subscribed now.`,
      'See whether its file has a column that says who had left, and import it again if so (docs/operate/operations.md, What earlier builds did).',
    ),
  );
  const more = (rows[0]?.total ?? 0) - rows.length;
  if (more > 0)
    named.push(warning(`${more} further imports were read by an earlier build.`, QUERY_IN_DOCUMENT));

  return named;
}

type Table = (typeof TABLES)[number];

/** Names records with columns that a change emptied before `before` and that are empty now. */
async function listEmptied(
  client: PatientClient,
  { table, label, columns }: Table,
  before: Date | null,
): Promise<Result[]> {
  const query = `
    select record_id, array_agg(distinct column_name order by column_name) as columns,
      to_char(max(happened_at), 'YYYY-MM-DD HH24:MI') as at, count(*) over ()::int as total
    from (
      select entry.record_id, entry.happened_at, emptied.key as column_name
      from history_entries as entry
        cross join lateral jsonb_each(entry.after) as emptied
        join ${table} as record on record.id::text = entry.record_id
      where entry.table_name = '${table}' and entry.operation = 'update'
        and jsonb_path_exists(entry.after, '$.* ? (@ == null)')
        and emptied.value = 'null' and ($1::text[] is null or emptied.key = any ($1))
        and to_jsonb(record) -> emptied.key = 'null'
        and ($2::timestamptz is null or entry.happened_at < $2)
    ) as emptied
    group by record_id order by max(happened_at) desc, record_id limit ${NAMED}`;
  try {
    const { rows } = await client.query<Emptied>(query, [columns, before]);
    const named = rows.map(({ record_id, columns: empty, at }) =>
      warning(
        `The ${label} ${record_id} has nothing in ${empty.join(', ')} since a change of ${at}.`,
        'See in the history (or its values before) whether somebody emptied it, and fill it in if not (docs/operate/operations.md, What earlier builds did).',
      ),
    );
    const more = (rows[0]?.total ?? 0) - rows.length;
    if (more > 0)
      named.push(warning(`${more} more have empty columns since a change of a ${label}.`, QUERY_IN_DOCUMENT));
    return named;
  } catch (error) {
    if ((error as { code?: string }).code !== QUERY_CANCELLED) throw error;
    return [
      warning(
        `The history of each ${label} is too long to be read at once.`,
        'docs/operate/operations.md (What earlier builds did) has the query to run by hand.',
      ),
    ];
  }
}

/** Returns when our own runner brought the database to a build without these faults; null where it was not recorded. */
async function whenCured(client: PatientClient): Promise<Date | null> {
  try {
    const { rows } = await client.query<{ applied_at: Date }>(
      'select applied_at from embedded.migrations where version = $1',
      [CURED],
    );
    return rows[0]?.applied_at ?? null;
  } catch (error) {
    if ((error as { code?: string }).code === UNDEFINED_TABLE) return null;
    throw error;
  }
}
