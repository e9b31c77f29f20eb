import type pg from 'pg';

type Trigger = { table: string; name: string; state: 'O' | 'R' | 'A' };

/** Word of `alter table` by which a trigger gets the state that it has in `pg_trigger.tgenabled`. */
const ENABLE = { O: 'enable', R: 'enable replica', A: 'enable always' } as const;

/** Reads the enabled triggers of tables; those by which PostgreSQL keeps foreign keys are none of them. */
export async function readTriggers(client: pg.ClientBase, tables: readonly string[]): Promise<Trigger[]> {
  const { rows } = await client.query<Trigger>(
    `select format('%I.%I', nspname, relname) as table, quote_ident(tgname) as name, tgenabled as state
     from pg_trigger join pg_class as class on class.oid = tgrelid
       join pg_namespace as namespace on namespace.oid = relnamespace
     where not tgisinternal and tgenabled <> 'D' and format('%I.%I', nspname, relname) = any ($1)`,
    [tables],
  );
  return rows;
}

/** Disables triggers until the end of the transaction or until they are switched on again. */
export async function switchTriggers(
  client: pg.ClientBase,
  triggers: readonly Trigger[],
  to: 'on' | 'off',
): Promise<void> {
  for (const { table, name, state } of triggers) {
    await client.query(`alter table ${table} ${to === 'on' ? ENABLE[state] : 'disable'} trigger ${name}`);
  }
}
