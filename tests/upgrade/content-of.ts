import { createHash } from 'node:crypto';
import type pg from 'pg';

/**
 * Content of each table and sequence, as a hash that the order of rows does not change. Columns without a value are left
 * out, as a later release may have more of them.
 */
export async function contentOf(client: pg.Client): Promise<Record<string, string>> {
  const { rows: sources } = await client.query<{ name: string; sql: string }>(
    `select name, format('select jsonb_strip_nulls(to_jsonb(t))::text as text from (%s) as t order by 1', query) as sql from (
       select format('%I.%I', schemaname, tablename) as name,
         format('select * from %I.%I', schemaname, tablename) as query, schemaname
       from pg_tables
       union all select format('%I.%I', schemaname, sequencename),
         format('select last_value, is_called from %I.%I', schemaname, sequencename), schemaname
       from pg_sequences
     ) as sources
     where schemaname !~ '^pg_|^information_schema$' and schemaname not in ('actions', 'engine')
       and name <> 'graphile_worker.migrations' order by 1`,
  );
  const content: Record<string, string> = {};
  for (const { name, sql } of sources) {
    const { rows } = await client.query<{ text: string }>(sql);
    const hash = createHash('sha256').update(rows.map(({ text }) => text).join('\n'));
    content[name] = `${rows.length} rows: ${hash.digest('hex')}`;
  }
  return content;
}
