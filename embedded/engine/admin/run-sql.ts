import { DatabaseError, type ClientBase, type QueryArrayResult } from 'pg';
import { checkSqlFile } from '#embedded/postgres/sql-file.ts';
import { AdminFault } from './admin-fault.ts';
import { argsOf, parseFailed, type Command, type Fields } from './command.ts';

export type SqlArgs = {
  readonly sql: string;
  readonly cascade: boolean;
  readonly readOnly: boolean;
  /** Whether metadata that the statement breaks make it fail. */
  readonly checks: boolean;
};

/** Statements after which Hasura looks for broken metadata by itself. */
const CHANGES_SCHEMA = /\b(alter|drop|replace|create\s+function|comment\s+on)\b/i;
const KNOWN = new Set(['sql', 'source', 'cascade', 'check_metadata_consistency', 'read_only']);

/** Reads the arguments of `run_sql`. */
export function parseSqlArgs(command: Command): SqlArgs {
  const args = argsOf(command);
  const path = `${command.path}.args`;
  const { sql, source = 'default' } = args;
  const unknown = Object.keys(args).find((key) => !KNOWN.has(key));
  if (unknown !== undefined) throw parseFailed(path, `run_sql has no argument "${unknown}"`);
  if (typeof sql !== 'string') throw parseFailed(path, 'key "sql" not found');
  if (source !== 'default')
    throw new AdminFault('not-exists', `source with name "${String(source)}" does not exist`, { path });
  const readOnly = flagOf(args, 'read_only', path) ?? false;
  const checks = flagOf(args, 'check_metadata_consistency', path) ?? CHANGES_SCHEMA.test(sql);

  return { sql, readOnly, cascade: flagOf(args, 'cascade', path) ?? false, checks: checks && !readOnly };
}

function flagOf(args: Fields, key: string, path: string): boolean | undefined {
  const value = args[key] ?? undefined;
  if (value === undefined || typeof value === 'boolean') return value;
  throw parseFailed(`${path}.${key}`, 'expected a Boolean');
}

/** Runs a whole text of statements and returns the last one's result, every value as text. */
export async function runSql(client: ClientBase, { sql, readOnly }: SqlArgs, path: string): Promise<Fields> {
  refuseControl(sql, path);
  if (readOnly) await client.query('savepoint before_sql; set local transaction_read_only = on');
  try {
    const result: unknown = await client.query({
      text: sql,
      rowMode: 'array',
      types: { getTypeParser: () => (text: string) => text },
    });
    await refuseEnded(client);
    // A transaction becomes writable again only by going back, and a read leaves nothing that would be lost.
    if (readOnly) await client.query('rollback to savepoint before_sql; release savepoint before_sql');

    return shape(Array.isArray(result) ? (result.at(-1) as QueryArrayResult) : (result as QueryArrayResult));
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    throw new AdminFault('postgres-error', 'query execution failed', {
      path,
      internal: { statement: sql, prepared: false, error: describe(error), arguments: [] },
    });
  }
}

/** Refuses what can't run as a part of a transaction, as the embedded runner of migrations does. */
function refuseControl(sql: string, path: string): void {
  try {
    checkSqlFile({ file: 'sql', sql });
  } catch (error) {
    throw new AdminFault('not-supported', (error as Error).message, { path: `${path}.sql` });
  }
}

/** Refuses a text that ended its transaction: what it wrote before can't be taken back any more. */
async function refuseEnded(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ mark: string | null }>(
    `select current_setting('${MARK}', true) as mark`,
  );
  if (rows[0]?.mark !== 'on')
    throw new AdminFault(
      'not-supported',
      'the SQL ends its transaction; leave BEGIN, COMMIT and ROLLBACK out',
    );
}

const MARK = 'engine.runs_sql';

/** Marks a transaction, so that its end is noticed. */
export async function markTransaction(client: ClientBase): Promise<void> {
  await client.query(`select set_config('${MARK}', 'on', true)`);
}

function shape({ fields, rows }: QueryArrayResult): Fields {
  if (fields.length === 0) return { result_type: 'CommandOk', result: null };
  const texts = (rows as (string | null)[][]).map((row) => row.map((value) => value ?? 'NULL'));

  return { result_type: 'TuplesOk', result: [fields.map(({ name }) => name), ...texts] };
}

function describe({ message, code, detail, hint }: DatabaseError): Fields {
  return {
    exec_status: 'FatalError',
    hint: hint ?? null,
    message,
    status_code: code ?? null,
    description: detail ?? null,
  };
}
