import { PatientPool } from '#runtime/patient-pool.ts';
import { DEADLINE_MS, ok, reasonOf, warning, type Check, type Result } from './check.ts';

/** The texts that the database refuses where nobody can see them, by table; none before their migration. */
const ASKED = `
  select tgrelid::regclass::text as table,
    array_agg(format(case when atttypid = 'text[]'::regtype then 'public.is_any_unseen(%1$I)' else 'public.is_unseen(%1$I)' end,
      attname) order by attname) as conditions
  from pg_trigger join pg_attribute on attrelid = tgrelid and attnum = any (tgattr)
  where tgfoid = to_regproc('public.refuse_unseen_texts')
  group by tgrelid order by 1`;

/** Counts rows of earlier days with texts that nobody can see, which the database refuses today. */
export function checkTexts(databaseUrl: string | undefined | Promise<string | undefined>): Check {
  return {
    name: 'texts',
    run: async () => {
      const connectionString = await databaseUrl;
      if (connectionString === undefined) return [];
      const pool = new PatientPool({
        connectionString,
        max: 1,
        connectMs: DEADLINE_MS,
        answerMs: DEADLINE_MS,
        application_name: 'hostfront doctor',
      });
      pool.on('error', () => undefined);
      try {
        return await countUnseen(pool);
      } catch (error) {
        return [warning(`The texts can't be read: ${reasonOf(error)}.`, 'See what is said of the database.')];
      } finally {
        // A pool waits for its connections to end; a server that has fallen silent would hold the doctor.
        void pool.end().catch(() => undefined);
      }
    },
  };
}

async function countUnseen(pool: PatientPool): Promise<Result[]> {
  const { rows } = await pool.query<{ table: string; conditions: string[] }>(ASKED);
  if (rows.length === 0) return [];
  const counts: Result[] = [];
  for (const { table, conditions } of rows) {
    const { rows: found } = await pool.query<{ count: number }>(
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
