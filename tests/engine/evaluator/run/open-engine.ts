import type pg from 'pg';
import type { Core } from '#embedded/engine/contract/core.ts';
import { defaultSettings } from '#embedded/engine/contract/settings.ts';
import { loadCore } from '#embedded/engine/load-core.ts';
import { parseMetadata } from '#embedded/engine/metadata/parse-metadata.ts';
import { openPool } from '#tests/support/postgres/open-pool.ts';
import { nobody } from '../../support/nobody.ts';
import { type Operation } from '../operation/document.ts';
import { print, type Request } from '../operation/print.ts';
import { metadataOf } from '../world/metadata.ts';
import type { Session, State, World } from '../world/model.ts';
import { rowStatements, schemaStatements } from '../world/statements.ts';

/** The real engine on a database of its own, in which worlds follow each other. */
export type Engine = {
  readonly pool: pg.Pool;
  /** Makes the tables of a world with rows, and loads its metadata. */
  use(world: World, state: State): Promise<void>;
  fill(state: State): Promise<void>;
  ask(operation: Operation): Promise<string>;
  /** The core in use. */
  core(): Core;
  close(): Promise<void>;
};

/** The functions of the engine's source that load it: of the source itself, or of a copy with a fault. */
export type LoadParts = { readonly loadCore: typeof loadCore; readonly parseMetadata: typeof parseMetadata };

export function openEngine(databaseUrl: string, parts: LoadParts = { loadCore, parseMetadata }): Engine {
  // Nested queries on tables without statistics look costly enough to be compiled, which takes longer than to run them.
  const pool = openPool(databaseUrl, { max: 4, options: '-c jit=off' });
  let used: { world: World; core: Core } | undefined;
  const now = () => {
    if (used === undefined) throw new Error('no world is used');
    return used;
  };
  const load = async (world: World) => {
    const core = await parts.loadCore({
      pool,
      metadata: parts.parseMetadata(metadataOf(world)),
      callAction: () => Promise.reject(new Error('no actions')),
      settings: { ...defaultSettings, stringifyNumericTypes: world.stringifies },
    });
    used = { world, core };
  };
  const send = async (request: Request, { role, variables }: Session) => {
    const session = { role, variables, isTrusted: false, useBackendOnlyPermissions: false };
    const answer = await now().core.executor.execute(request, session, nobody());

    return answer.error?.message === 'database query error'
      ? `${answer.body} ${String(answer.error.cause)}`
      : answer.body;
  };

  return {
    pool,
    use: async (world, state) => {
      await pool.query(`${schemaStatements(world)} ${rowStatements(world, state)}`);
      await load(world);
    },
    fill: async (state) => void (await pool.query(rowStatements(now().world, state))),
    ask: (operation) => send(print(operation), operation.session),
    core: () => now().core,
    close: () => pool.end(),
  };
}
