import type { Pool } from 'pg';
import type { Core } from './contract/core.ts';
import type { CallAction, Executor } from './contract/execution.ts';
import type { CoreLimits } from './limits/limits.ts';
import type { Connections } from './postgres/connections.ts';

/** Reads metadata and catalog; rejects where they do not fit together. */
export type LoadCore = (tools: CoreTools) => Promise<Core>;

/** Tools that the building of a core needs. */
export type CoreTools = {
  readonly pool: Pool;
  readonly connections: Connections;
  readonly callAction: CallAction;
  /** Called whenever an asynchronous action was written to the log and waits for a worker. */
  readonly onActionStarted: () => void;
  readonly limits: CoreLimits;
};

/** Holds the core in use. A reload replaces it; if the new core can't be built, the old one stays in use. */
export class CurrentCore {
  /** Passes every call on to the core in use. */
  readonly executor: Executor = {
    execute: (request, session, client) => this.#core.executor.execute(request, session, client),
    operationKind: (request, session, client) => this.#core.executor.operationKind(request, session, client),
    prepareLive: (request, session, client) => this.#core.executor.prepareLive(request, session, client),
    explain: async (request, session, client) => {
      const { explain } = this.#core.executor;
      if (explain === undefined) throw new Error('this core explains nothing');

      return explain(request, session, client);
    },
  };
  readonly #load: () => Promise<Core>;
  #core: Core;
  #lastReload: Promise<void> = Promise.resolve();

  private constructor(load: () => Promise<Core>, core: Core) {
    this.#load = load;
    this.#core = core;
  }

  static async load(load: () => Promise<Core>): Promise<CurrentCore> {
    return new CurrentCore(load, await load());
  }

  get tables(): Core['tables'] {
    return this.#core.tables;
  }

  get restEndpoints(): Core['restEndpoints'] {
    return this.#core.restEndpoints;
  }

  get callStarted(): Core['callStarted'] {
    return this.#core.callStarted;
  }

  get describeError(): Core['describeError'] {
    return this.#core.describeError;
  }

  /**
   * Builds a new core, then lets `follow` bring the rest up to date; a reload requested meanwhile runs after this
   * one.
   */
  reload(follow: () => Promise<void>): Promise<void> {
    const run = async () => {
      this.#core = await this.#load();
      await follow();
    };
    const reload = this.#lastReload.then(run);
    this.#lastReload = reload.catch(() => undefined);
    return reload;
  }
}
