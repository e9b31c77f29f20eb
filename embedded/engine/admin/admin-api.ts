import type { Logger } from 'pino';
import { onOwnConnection } from './admin-connection.ts';
import { AdminFault } from './admin-fault.ts';
import { commandsOf, isFields, parseCommand, type Command } from './command.ts';
import type { CheckMetadata, Inconsistent } from './inconsistency.ts';
import { isRead, runMetadataCommand, type Answer } from './metadata-commands.ts';
import { markTransaction, parseSqlArgs, runSql } from './run-sql.ts';
import { takeSnapshot } from './schema-changes.ts';
import { Unit } from './unit.ts';

/** Endpoints differ in the commands that they take; `both` is the oldest one. */
export type CommandKind = 'metadata' | 'query' | 'both';

export type AdminParts = {
  readonly databaseUrl: string;
  readonly logger: Logger;
  /** Upper bound for a request's transaction. */
  readonly timeoutMs: number;
  readonly parse: (metadata: unknown) => void;
  readonly check: CheckMetadata;
  /** Takes over what other engines have put in force. */
  readonly catchUp: () => Promise<void>;
  readonly inconsistent: () => readonly Inconsistent[];
  /** Builds the core of this engine again and prepares its subscriptions. */
  readonly reload: () => Promise<void>;
};

/** Statements that may change what the core was built of: the schema, or the values of an enum table. */
const MAY_CHANGE =
  /\b(create|alter|drop|comment|do|call|insert|update|delete|truncate|merge|grant|revoke|import|copy|into)\b/i;

/** Runs the commands of Hasura's metadata and schema APIs, each request as one transaction. */
export class AdminApi {
  readonly #parts: AdminParts;
  #last: Promise<unknown> = Promise.resolve();

  constructor(parts: AdminParts) {
    this.#parts = parts;
  }

  /** Runs the command of one request and returns its answer; rejects with an AdminFault. */
  run(body: unknown, kind: CommandKind, requestId: string): Promise<unknown> {
    const command = parseCommand(body);
    if (readsOnly(command)) return this.#run(command, kind, requestId);
    // One change at a time, as each takes a connection of its own and locks the same row.
    const run = this.#last.then(() => this.#run(command, kind, requestId));
    this.#last = run.catch(() => undefined);

    return run;
  }

  async #run(command: Command, kind: CommandKind, requestId: string): Promise<unknown> {
    const { catchUp, reload, inconsistent, logger } = this.#parts;
    const names = typesOf(command);
    const startedAt = performance.now();
    try {
      await catchUp();
      const { answer, needsReload } = await this.#transact(command, kind);
      if (needsReload) await reload();
      if (!isRead(command)) {
        const tookMs = Math.round(performance.now() - startedAt);
        logger.info({ requestId, commands: names, tookMs }, 'admin commands ran');
      }

      return answer(inconsistent());
    } catch (error) {
      logger.warn({ requestId, commands: names, ...reasonOf(error) }, 'admin commands failed');
      throw error;
    }
  }

  #transact(command: Command, kind: CommandKind) {
    const isReadOnly = readsOnly(command);

    return onOwnConnection(this.#parts, { isReadOnly }, async (client) => {
      await markTransaction(client);
      const { parse, check, inconsistent } = this.#parts;
      const unit = await Unit.begin(client, { parse, check, known: inconsistent() }, isReadOnly);
      const answer = await this.#runOn(unit, command, kind);
      await unit.settle();

      return { answer, needsReload: unit.needsReload };
    });
  }

  async #runOn(unit: Unit, command: Command, kind: CommandKind): Promise<Answer> {
    if (command.type === 'bulk') {
      const answers: Answer[] = [];
      for (const one of commandsOf(command)) answers.push(await this.#runOn(unit, one, kind));

      return (current) => answers.map((answer) => answer(current));
    }
    if (command.type === 'run_sql' && kind !== 'metadata') return this.#runSql(unit, command);
    if (kind === 'query') {
      const fault = `unknown query command "${command.type}"`;
      throw new AdminFault('parse-failed', fault, { path: `${command.path}.type` });
    }
    return runMetadataCommand(command, unit);
  }

  async #runSql(unit: Unit, command: Command): Promise<Answer> {
    const args = parseSqlArgs(command);
    const before = args.checks ? await takeSnapshot(unit.client) : undefined;
    const answer = await runSql(unit, args, `${command.path}.args`);
    if (before !== undefined) await unit.followSchema(before);
    if (!args.readOnly && (args.checks || MAY_CHANGE.test(args.sql)))
      unit.touchSchema({ checks: args.checks, cascades: args.cascade });

    return () => answer;
  }
}

/** Returns true for a command that changes nothing; its transaction is read-only and waits for no other. */
function readsOnly(command: Command): boolean {
  const { type, args } = command;

  return isRead(command) || (type === 'run_sql' && isFields(args) && args['read_only'] === true);
}

/** Describes an error for the log; a refusal's details hold the SQL. */
function reasonOf(error: unknown): object {
  return error instanceof AdminFault
    ? { code: error.code, path: error.path, reason: error.message }
    : { err: error };
}

/** Names of the commands for the log; SQL and metadata are not logged, because they may hold secrets. */
function typesOf(command: Command): string {
  if (command.type !== 'bulk' || !Array.isArray(command.args)) return command.type;

  return `bulk of ${command.args.length}`;
}
