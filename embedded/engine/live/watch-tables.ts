import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { type TableDependency, tableKey } from '../contract/execution.ts';
import { ensureTriggers, inspectTriggers } from './triggers.ts';

type WatchOptions = {
  readonly pool: Pool;
  readonly logger: Logger;
  readonly tables: () => readonly TableDependency[];
  /**
   * Called with the tables that notify, whenever these may have changed; changes made meanwhile may have been missed.
   */
  readonly onChange: (watched: ReadonlySet<string>) => void;
  readonly checkIntervalMs?: number;
};

/** Milliseconds between two checks, which give attached partitions and recreated tables their triggers. */
const CHECK_INTERVAL_MS = 5_000;

/** Keeps the triggers in place: at the start, after a reload, and whenever the tables have changed. */
export class TableWatch {
  readonly #options: WatchOptions;
  /** Tables on which no trigger could be created; tried again at a reload. */
  readonly #refused = new Set<string>();
  #watched: ReadonlySet<string> = new Set();
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(options: WatchOptions) {
    this.#options = options;
  }

  async start(): Promise<void> {
    await this.reload();
    this.#planCheck();
  }

  async reload(): Promise<void> {
    this.#refused.clear();
    this.#take(await this.#ensure());
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #planCheck(): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      void this.#check().finally(() => this.#planCheck());
    }, this.#options.checkIntervalMs ?? CHECK_INTERVAL_MS);
  }

  async #check(): Promise<void> {
    const { pool, tables, logger } = this.#options;
    try {
      const { watched, missing } = await inspectTriggers(pool, tables());
      const isMissing = missing.some((target) => !this.#refused.has(tableKey(target)));
      const found = isMissing ? await this.#ensure() : watched;
      if (isMissing || !isEqual(found, this.#watched)) this.#take(found);
    } catch (error) {
      logger.warn({ err: error }, 'the triggers could not be checked');
    }
  }

  #take(watched: ReadonlySet<string>): void {
    this.#watched = watched;
    this.#options.onChange(watched);
  }

  async #ensure(): Promise<ReadonlySet<string>> {
    const { pool, logger, tables } = this.#options;
    const client = await pool.connect();
    try {
      await client.query(`set lock_timeout = '3s'`);
      return await ensureTriggers(client, tables(), (table, error) => {
        this.#refused.add(tableKey(table));
        logger.warn(
          { err: error, table: `${table.schema}.${table.name}` },
          'a table can not be watched and is polled instead',
        );
      });
    } finally {
      await client.query('reset lock_timeout').catch(() => undefined);
      client.release();
    }
  }
}

function isEqual(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean {
  return left.size === right.size && [...left].every((key) => right.has(key));
}
