import type { ClientBase } from 'pg';
import { ADVISORY_LOCKS } from '#runtime/network/advisory-locks.ts';
import { AdminFault } from './admin-fault.ts';
import { argsOf, isFields, type Command, type Fields } from './command.ts';

const VERSION = /^[1-9]\d{0,17}$/;
/** The one database, by the name that it has in the metadata. */
const SOURCE = 'default';

/** Returns the state of command line and console; migrations are those that the embedded runner knows. */
export async function getCatalogState(client: ClientBase): Promise<Fields> {
  const { rows } = await client.query<{ id: string; cli_state: Fields; console_state: Fields }>(
    'select id, cli_state, console_state from engine.catalog_state',
  );
  const [state] = rows;
  if (state === undefined) throw new Error('engine.catalog_state has no row; start the engine again');
  const applied = await readApplied(client);
  if (applied === undefined) return state;
  const kept = migrationsOf(state.cli_state);
  const dirty = Object.entries(kept).filter(([, isDirty]) => isDirty === true);
  const migrations = {
    ...Object.fromEntries(applied.map((version) => [version, false])),
    ...Object.fromEntries(dirty),
  };
  const others = isFields(state.cli_state['migrations']) ? state.cli_state['migrations'] : {};
  // A database that neither has touched shows the empty state that Hasura begins with.
  if (applied.length === 0 && Object.keys(state.cli_state).length === 0) return state;

  return { ...state, cli_state: { ...state.cli_state, migrations: { ...others, [SOURCE]: migrations } } };
}

/** Replaces the state of one program and passes migrations on to the embedded runner. */
export async function setCatalogState(client: ClientBase, command: Command): Promise<Fields> {
  const { type, state } = argsOf(command);
  if (type !== 'cli' && type !== 'console')
    throw new AdminFault('parse-failed', 'expected the type "cli" or "console"', {
      path: `${command.path}.args.type`,
    });
  if (!isFields(state))
    throw new AdminFault('parse-failed', 'parsing failed, expected an Object', {
      path: `${command.path}.args.state`,
    });
  await client.query(`update engine.catalog_state set ${type}_state = $1`, [JSON.stringify(state)]);
  if (type === 'cli') await passOn(client, state, command);

  return { message: 'success' };
}

/** Writes down in the embedded runner's table which migrations are applied. A state that names none changes nothing. */
async function passOn(client: ClientBase, state: Fields, { path }: Command): Promise<void> {
  const all = state['migrations'];
  if (!isFields(all) || !isFields(all[SOURCE])) return;
  const migrations = migrationsOf(state);
  const versions = Object.keys(migrations);
  const strange = versions.find((version) => !VERSION.test(version));
  if (strange !== undefined)
    throw new AdminFault('parse-failed', `"${strange}" is no version of a migration`, {
      path: `${path}.args.state.migrations.${SOURCE}`,
    });
  if ((await readApplied(client)) === undefined) return;
  await client.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.migrations]);
  await client.query('delete from embedded.migrations where version <> all ($1::bigint[])', [versions]);
  // The runner adds name and hash at its next start, when it finds the migration's file.
  await client.query(
    `insert into embedded.migrations (version, name, sha256)
     select version, '', '' from unnest($1::bigint[]) as version on conflict do nothing`,
    [versions.filter((version) => migrations[version] === false)],
  );
}

function migrationsOf(state: Fields): Fields {
  const all = state['migrations'];
  const migrations = isFields(all) ? all[SOURCE] : undefined;

  return isFields(migrations) ? migrations : {};
}

/** Returns the versions that are applied, oldest first; undefined where no embedded runner has its table. */
async function readApplied(client: ClientBase): Promise<string[] | undefined> {
  const { rows: found } = await client.query<{ is_there: boolean }>(
    "select to_regclass('embedded.migrations') is not null as is_there",
  );
  if (found[0]?.is_there !== true) return undefined;
  const { rows } = await client.query<{ version: string }>(
    'select version from embedded.migrations order by version',
  );

  return rows.map(({ version }) => version);
}
