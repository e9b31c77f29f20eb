import { randomUUID } from 'node:crypto';
import { DatabaseError, type ClientBase } from 'pg';
import { AdminFault } from './admin-fault.ts';
import { argsOf, parseFailed, spelled, type Command, type Fields } from './command.ts';
import { querySql, type AnswerCount, type SqlAnswer } from './sql-answer.ts';
import { statementsOf } from './sql-statements.ts';
import type { Unit } from './unit.ts';

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
    throw new AdminFault('not-exists', `source with name "${spelled(source)}" does not exist`, { path });
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
export async function runSql(
  { client, answered }: Pick<Unit, 'client' | 'answered'>,
  { sql, readOnly }: SqlArgs,
  path: string,
): Promise<Fields> {
  refuseControl(sql, readOnly, path);
  const query = readOnly ? querySafely : queryWhole;
  try {
    return shape(await query(client, sql, answered));
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    throw new AdminFault('postgres-error', 'query execution failed', {
      path,
      internal: { statement: sql, prepared: false, error: describe(error), arguments: [] },
      cause: error,
    });
  }
}

async function queryWhole(client: ClientBase, sql: string, count: AnswerCount): Promise<SqlAnswer> {
  // In another mode a backslash could hide the end of a string from the check above.
  await client.query('set standard_conforming_strings = on');
  const answer = await querySql(client, sql, count);
  await refuseEnded(client);

  return answer;
}

/**
 * Runs SQL that may only read. Its transaction may hold other commands that write, and becomes writable again only by
 * going back to a savepoint; a read leaves nothing that would be lost.
 */
async function querySafely(client: ClientBase, sql: string, count: AnswerCount): Promise<SqlAnswer> {
  // The SQL can't go back to a name that it does not know.
  const savepoint = `read_${randomUUID().replaceAll('-', '')}`;
  await client.query(`savepoint ${savepoint}; set local transaction_read_only = on; select 1`);
  const answer = await queryWhole(client, sql, count);
  await client.query(`rollback to savepoint ${savepoint}; release savepoint ${savepoint}`);

  return answer;
}

const CONTROL = new Set(['begin', 'commit', 'end', 'abort']);
/** Statements by which a text could leave its savepoint, and COPY, which writes files and starts programs. */
const NOT_WHERE_READ_ONLY = new Set(['rollback', 'savepoint', 'release', 'copy']);

/** Refuses what would end the transaction that a request is. */
function refuseControl(sql: string, readOnly: boolean, path: string): void {
  for (const { words, at } of statementsOf(sql)) {
    const [first = '', second, third] = words;
    const isControl =
      CONTROL.has(first) ||
      (first === 'start' && second === 'transaction') ||
      (first === 'prepare' && second === 'transaction') ||
      (first === 'rollback' && second !== 'to' && third !== 'to');
    const what = isControl
      ? 'would end the transaction of this request; leave it out'
      : readOnly && NOT_WHERE_READ_ONLY.has(first)
        ? 'is not possible with read_only'
        : undefined;
    if (what === undefined) continue;
    const line = sql.slice(0, at).split('\n').length;
    throw new AdminFault('not-supported', `line ${line}: ${first.toUpperCase()} ${what}`, {
      path: `${path}.sql`,
    });
  }
}

/** Refuses a text that ended its transaction all the same: what it wrote before can't be taken back any more. */
async function refuseEnded(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ mark: string | null }>(
    `select current_setting('${MARK}', true) as mark`,
  );
  if (rows[0]?.mark !== 'on')
    throw new AdminFault(
      'not-supported',
      'the SQL ends its transaction, so a part of it may be done; leave BEGIN, COMMIT and ROLLBACK out',
    );
}

const MARK = 'engine.runs_sql';

/** Marks a transaction, so that its end is noticed. */
export async function markTransaction(client: ClientBase): Promise<void> {
  await client.query(`select set_config('${MARK}', 'on', true)`);
}

function shape({ columns, rows }: SqlAnswer): Fields {
  if (columns.length === 0) return { result_type: 'CommandOk', result: null };
  const texts = rows.map((row) => row.map((value) => value ?? 'NULL'));

  return { result_type: 'TuplesOk', result: [columns, ...texts] };
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
