import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { type TableDependency, tableKey, type WatchedTable } from '../contract/execution.ts';
import { dropEarlierTriggers } from './earlier-triggers.ts';
import { fingerprintOf } from './fingerprint.ts';
import { ensureTriggers, inspectTriggers, type TriggerTarget } from './triggers.ts';

type WatchOptions = {
  readonly pool: Pool;
  readonly logger: Logger;
  readonly tables: () => readonly WatchedTable[];
  /**
   * Called with the tables that notify, whenever these may have changed; changes made meanwhile may have been missed.
   */
  readonly onChange: (watched: ReadonlySet<string>) => void;
  readonly checkIntervalMs?: number | undefined;
  readonly firstRetryMs?: number;
};

/** Milliseconds between two looks at the catalog, so that a changed definition is noticed within five seconds. */
const CHECK_INTERVAL_MS = 2_000;

/** Milliseconds until a table on which no trigger could be created is tried again; doubled after each attempt. */
const FIRST_RETRY_MS = 5_000;
const LAST_RETRY_MS = 300_000;
/** SQLSTATEs of `insufficient_privilege` and `wrong_object_type`, which last until a definition changes. */
const LASTING_FAULTS = new Set(['42501', '42809']);

/**
 * Keeps the triggers in place: at the start, after a reload, and whenever the definitions of the tables have changed. A
 * changed definition may change what tables hold (a partition is detached, a value of an enum is renamed), so
 * `onChange` is called after it even if the same tables notify as before.
 */
export class TableWatch {
  readonly #options: WatchOptions;
  /** Tables on which no trigger could be created, with the time (ms, `performance.now`) of the next attempt. */
  readonly #refused = new Map<string, { retryAt: number; delayMs: number }>();
  /** True from a reload until a check has told `onChange`, whatever fails in between. */
  #isReloadDue = false;
  #lastCheck: Promise<void> = Promise.resolve();
  /** Tables that lacked triggers at the last inspection. */
  #missing: readonly TriggerTarget[] = [];
  #fingerprint = '';
  /** Names of the tables that were polled at the last check. */
  #polled = '';
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(options: WatchOptions) {
    this.#options = options;
  }

  /** Creates the triggers; rejects if the database can't be reached. */
  async start(): Promise<void> {
    await this.#ensureAndTake();
    await this.#dropEarlier();
    this.#planCheck();
  }

  /**
   * Checks the triggers after a reload, refused tables included. No request needs to wait for it: a check that fails is
   * repeated, and until then tables without triggers are polled.
   */
  reload(): Promise<void> {
    this.#refused.clear();
    this.#isReloadDue = true;

    return this.#checkNext();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #planCheck(): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      void this.#checkNext().finally(() => this.#planCheck());
    }, this.#options.checkIntervalMs ?? CHECK_INTERVAL_MS);
  }

  /** Runs a check after the one that is under way. */
  #checkNext(): Promise<void> {
    this.#lastCheck = this.#lastCheck.then(() => this.#check());

    return this.#lastCheck;
  }

  async #check(): Promise<void> {
    if (this.#isStopped) return;
    const { pool, tables, logger } = this.#options;
    const isReload = this.#isReloadDue;
    try {
      const fingerprint = await fingerprintOf(pool, tables());
      const isChanged = fingerprint !== this.#fingerprint;
      // The change may have been the grant of a right.
      if (isChanged) this.#refused.clear();
      const isMissing = this.#missing.some((target) => this.#isDue(target));
      if (!isChanged && !isMissing && !isReload) return;
      await this.#ensureAndTake();
      if (isReload) this.#isReloadDue = false;
    } catch (error) {
      logger.warn({ err: error }, 'the triggers could not be checked');
    }
  }

  #isDue(table: TableDependency): boolean {
    return performance.now() >= (this.#refused.get(tableKey(table))?.retryAt ?? 0);
  }

  /** Waits longer after each attempt: one that waits for a table's lock makes the table's writers wait too. */
  #refuse(table: TableDependency, error: unknown): void {
    const key = tableKey(table);
    const lastMs = this.#refused.get(key)?.delayMs;
    const nextMs = lastMs === undefined ? (this.#options.firstRetryMs ?? FIRST_RETRY_MS) : lastMs * 2;
    const delayMs = isLasting(error) ? Number.POSITIVE_INFINITY : Math.min(nextMs, LAST_RETRY_MS);
    this.#refused.set(key, { retryAt: performance.now() + delayMs, delayMs });
    this.#options.logger.warn(
      { err: error, table: `${table.schema}.${table.name}` },
      'a table can not be watched and is polled instead',
    );
  }

  async #dropEarlier(): Promise<void> {
    const client = await this.#options.pool.connect();
    let isDone = false;
    try {
      await client.query(`set lock_timeout = '1s'`);
      await dropEarlierTriggers(client, (table, error) =>
        this.#options.logger.warn(
          { err: error, table },
          'triggers of an earlier engine could not be dropped',
        ),
      );
      await client.query('reset lock_timeout');
      isDone = true;
    } finally {
      client.release(!isDone);
    }
  }

  /** Logs which tables are polled, at the start and whenever they are others. */
  #tellPolled(watched: ReadonlySet<string>): void {
    const polled = this.#options.tables().filter((table) => !watched.has(tableKey(table)));
    const names = polled.map(({ schema, name }) => `${schema}.${name}`);
    if (names.join() === this.#polled) return;
    this.#polled = names.join();
    this.#options.logger.info(
      { tables: names },
      names.length === 0
        ? 'no table is polled any more'
        : 'live queries of these tables are polled: no trigger reports their changes',
    );
  }

  /** Creates missing triggers, then tells which tables notify. Definitions that change meanwhile are seen by the next check. */
  async #ensureAndTake(): Promise<void> {
    const { pool, tables, onChange } = this.#options;
    const client = await pool.connect();
    let isDone = false;
    try {
      await client.query(`set lock_timeout = '3s'`);
      await ensureTriggers(
        client,
        tables(),
        (table, error) => this.#refuse(table, error),
        (table) => this.#isDue(table),
      );
      this.#fingerprint = await fingerprintOf(client, tables());
      const { watched, missing } = await inspectTriggers(client, tables());
      this.#missing = missing;
      await client.query('reset lock_timeout');
      isDone = true;
      this.#tellPolled(watched);
      onChange(watched);
    } finally {
      // After a fault the session may still hold the advisory lock or its settings, so it is closed.
      client.release(!isDone);
    }
  }
}

/** Tells whether an attempt can succeed only after a definition has changed, or after a reload. */
function isLasting(error: unknown): boolean {
  return error instanceof Error && 'code' in error && LASTING_FAULTS.has(String(error.code));
}
