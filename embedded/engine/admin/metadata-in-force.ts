import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { isConnectionFault } from '../errors/format-error.ts';
import { readRevision, readStored } from './catalog-store.ts';
import { type Build, buildConsistent, type Inconsistent } from './inconsistency.ts';
import { shown } from './metadata-tree.ts';

/** What a core tells of permissions that could not be inherited. */
type Conflicts = {
  readonly conflicts?: readonly {
    readonly role: string;
    readonly kind: string;
    readonly table: { readonly schema: string; readonly name: string };
  }[];
};

type Parts<Core> = {
  readonly pool: Pool;
  readonly logger: Logger;
  /** Builds the core of metadata; throws a MetadataError for the first fault. */
  readonly build: Build<Core>;
};

/** Milliseconds between two looks at the revision, so that several engines follow a change within a second. */
const LOOK_MS = 500;

/** The metadata that this engine has built its core of, and the watch for those that another engine puts in force. */
export class MetadataInForce<Core extends Conflicts> {
  readonly #parts: Parts<Core>;
  readonly #stopping = new AbortController();
  #revision = 0;
  #inconsistent: readonly Inconsistent[] = [];
  #watching: Promise<void> = Promise.resolve();

  constructor(parts: Parts<Core>) {
    this.#parts = parts;
  }

  get inconsistent(): readonly Inconsistent[] {
    return this.#inconsistent;
  }

  /** Builds the core of the stored metadata; objects that do not fit are left out and named in the log. */
  async load(): Promise<Core> {
    const { pool, build, logger } = this.#parts;
    const { metadata, revision } = await readStored(pool);
    const { built, inconsistent: taken } = await buildConsistent(metadata, build);
    const inconsistent = [...taken, ...(built.conflicts ?? []).map((conflict) => notInherited(conflict))];
    if (inconsistent.length > 0)
      logger.warn(
        { objects: inconsistent.map(({ name, reason }) => ({ name, reason })) },
        'inconsistent metadata',
      );
    this.#revision = revision;
    this.#inconsistent = inconsistent;

    return built;
  }

  /** Reloads at once where another engine has put other metadata in force since the last look. */
  async catchUp(reload: () => Promise<void>): Promise<void> {
    if ((await readRevision(this.#parts.pool)) !== this.#revision) await reload();
  }

  /** Calls `reload` whenever the revision in the database is another than that of the core. */
  follow(reload: () => Promise<void>): void {
    this.#watching = this.#watch(reload);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#watching;
  }

  async #watch(reload: () => Promise<void>): Promise<void> {
    const { pool, logger } = this.#parts;
    const { signal } = this.#stopping;
    let refused: number | undefined;
    while (await wait(signal)) {
      let revision: number | undefined;
      try {
        revision = await readRevision(pool);
        if (revision !== this.#revision && revision !== refused) await reload();
      } catch (error) {
        if (isConnectionFault(error)) continue;
        // Metadata that this engine can't build are not tried again until they change.
        refused = revision;
        logger.error({ err: error, revision }, 'the metadata in force can not be used; all stays as it was');
      }
    }
  }
}

/** Waits until the next look; resolves to false once the engine stops. */
async function wait(signal: AbortSignal): Promise<boolean> {
  try {
    await sleep(LOOK_MS, undefined, { signal });
    return true;
  } catch (error) {
    if (signal.aborted) return false;
    throw error;
  }
}

/** Describes a permission that a role can't inherit, in Hasura's words. */
function notInherited({ role, kind, table }: NonNullable<Conflicts['conflicts']>[number]): Inconsistent {
  const entity = `${kind} permission, table: ${shown(table)}, source: 'default'`;

  return {
    type: 'inherited role permission inconsistency',
    name: `${kind}_permission of the inherited role ${role} in table ${shown(table)} in source default`,
    reason: `Could not inherit permission for the role '${role}' for the entity: '${entity}'`,
    definition: null,
  };
}
