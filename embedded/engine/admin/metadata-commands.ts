import { AdminFault } from './admin-fault.ts';
import { getCatalogState, setCatalogState } from './catalog-state.ts';
import { argsOf, isFields, parseFailed, type Command, type Fields } from './command.ts';
import { textOf } from './edits/edit.ts';
import { edits } from './edits/edits.ts';
import { exportMetadata } from './export-metadata.ts';
import type { Inconsistent } from './inconsistency.ts';
import { qualified } from './metadata-tree.ts';
import type { Unit } from './unit.ts';

/** Makes the answer of one command once all are done; `current` is inconsistent in the metadata then in force. */
export type Answer = (current: readonly Inconsistent[]) => unknown;

type Run = (command: Command, unit: Unit) => Answer | Promise<Answer>;

const success = () => ({ message: 'success' });

/** Commands on the metadata as a whole and on the state of command line and console. */
const wholes: Readonly<Record<string, Run>> = {
  export_metadata: ({ version }, unit) => {
    const metadata = exportMetadata(unit.metadata);
    const { resourceVersion } = unit;

    return () => (version === 2 ? { resource_version: resourceVersion, metadata } : metadata);
  },
  replace_metadata: (command, unit) => {
    unit.replace(replacementOf(command), {
      allowsInconsistent: argsOf(command)['allow_inconsistent_metadata'] === true,
    });

    return () => (command.version === 2 || unit.inconsistent.length > 0 ? consistencyOf(unit) : success());
  },
  clear_metadata: (_command, unit) => {
    const sources = (unit.metadata['sources'] ?? []) as Fields[];
    const emptied = sources.map(({ name, kind, configuration }) => ({
      name,
      kind,
      tables: [],
      configuration,
    }));
    unit.replace({ version: 3, sources: emptied }, { allowsInconsistent: false });

    return success;
  },
  reload_metadata: (_command, unit) => {
    unit.touchSchema({ checks: false, cascades: false });

    return (current) => ({
      message: 'success',
      is_consistent: current.length === 0,
      ...(current.length > 0 && { inconsistent_objects: current }),
    });
  },
  get_inconsistent_metadata: (_command, { known }) => {
    return () => ({ is_consistent: known.length === 0, inconsistent_objects: known });
  },
  get_catalog_state: async (_command, { client }) => {
    const state = await getCatalogState(client);

    return () => state;
  },
  set_catalog_state: async (command, { client }) => {
    const answer = await setCatalogState(client, command);

    return () => answer;
  },
};

/** Commands that leave metadata and state as they are. */
const READS = new Set(['export_metadata', 'get_inconsistent_metadata', 'get_catalog_state']);

export function isRead({ type }: Command): boolean {
  return READS.has(type);
}

/** Runs one command on the unit's draft. */
export async function runMetadataCommand(command: Command, unit: Unit): Promise<Answer> {
  unit.expectVersion(command);
  if (command.type === 'drop_inconsistent_metadata') {
    await unit.dropInconsistent();

    return success;
  }
  const whole = Object.hasOwn(wholes, command.type) ? wholes[command.type] : undefined;
  if (whole !== undefined) return whole(command, unit);
  const edit = edits.get(command.type);
  if (edit === undefined)
    throw new AdminFault('parse-failed', `unknown metadata command "${command.type}"`, {
      path: `${command.path}.type`,
    });
  if (command.type === 'pg_rename_relationship') await unit.renameRelationship(renameOf(command));
  const cascades = argsOf(command)['cascade'] === true;
  const drops = /^(pg_)?(untrack|drop)_/.test(command.type);
  unit.edit((draft) => edit(draft, command), { drops, cascades });

  return success;
}

function renameOf(command: Command) {
  const table = qualified(argsOf(command)['table'], command);

  return { table, from: textOf(command, 'name'), to: textOf(command, 'new_name') };
}

function consistencyOf({ inconsistent }: Unit): Fields {
  return { is_consistent: inconsistent.length === 0, inconsistent_objects: inconsistent };
}

/** Returns the new metadata: the arguments themselves, or their key `metadata`; an older form gets its source. */
function replacementOf(command: Command): Fields {
  const args = argsOf(command);
  const metadata = 'metadata' in args ? args['metadata'] : args;
  const path = `${command.path}.args.metadata`;
  if (!isFields(metadata)) throw parseFailed(path, 'parsing failed, expected an Object');
  if (metadata['version'] === 3) return metadata;
  if (metadata['version'] !== 2) throw parseFailed(`${path}.version`, 'expected the version 2 or 3');
  const { tables = [], functions = [], ...others } = metadata;

  return {
    ...others,
    version: 3,
    sources: [
      {
        name: 'default',
        kind: 'postgres',
        tables,
        functions,
        configuration: {
          connection_info: { database_url: { from_env: 'HASURA_GRAPHQL_DATABASE_URL' } },
        },
      },
    ],
  };
}
