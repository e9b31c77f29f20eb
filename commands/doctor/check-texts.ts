import type { PatientClient } from '#runtime/network/patient-client.ts';
import { ok, warning, type Check, type Result } from './check.ts';
import { onDatabase, type DatabaseUrl } from './on-database.ts';

/** The texts that the database refuses where they are invisible, by table; none before their migration. */
const ASKED = `
  select tgrelid::regclass::text as table,
    array_agg(format(case when atttypid = 'text[]'::regtype then 'public.is_any_unseen(%1$I)' else 'public.is_unseen(%1$I)' end,
      attname) order by attname) as conditions
  from pg_trigger join pg_attribute on attrelid = tgrelid and attnum = any (tgattr)
  where tgfoid = to_regproc('public.refuse_unseen_texts')
  group by tgrelid order by 1`;

/** Counts rows of earlier days with invisible texts, which the database refuses today. */
export const checkTexts = (databaseUrl: DatabaseUrl): Check =>
  onDatabase(databaseUrl, {
    name: 'texts',
    ask: countUnseen,
    refused: (why) => warning(`The texts can't be read: ${why}.`, 'See what is said of the database.'),
  });

async function countUnseen(client: PatientClient): Promise<Result[]> {
  const { rows } = await client.query<{ table: string; conditions: string[] }>(ASKED);
  if (rows.length === 0) return [];
  const counts: Result[] = [];
  for (const { table, conditions } of rows) {
    const { rows: found } = await client.query<{ count: number }>(
      `select count(*)::int as count from ${table} where ${conditions.join(' or ')}`,
    );
    const count = found[0]?.count ?? 0;
    if (count > 0) counts.push(tell(table, count));
  }

  return counts.length > 0 ? counts : [ok('Every text can be seen.')];
}

const tell = (table: string, count: number): Result =>
  warning(
    `${count} ${count === 1 ? 'row' : 'rows'} of ${table} ${count === 1 ? 'has' : 'have'} a text of characters that nobody can see.`,
    'Write it again in the back office, where its field looks empty.',
  );
