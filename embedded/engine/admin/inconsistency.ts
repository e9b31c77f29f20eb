import type { ClientBase } from 'pg';
import { MetadataError } from '../errors/metadata-error.ts';
import { isFields, type Fields } from './command.ts';
import { findFault } from './find-fault.ts';
import { nameIn, shown, type Node } from './metadata-tree.ts';

/** An object of the metadata that does not fit the database or the rest, in Hasura's form. */
export type Inconsistent = {
  readonly type: string;
  readonly name: string;
  readonly reason: string;
  readonly definition: unknown;
};

export type Consistent<Built> = {
  readonly built: Built;
  /** The metadata without the inconsistent objects. */
  readonly metadata: Fields;
  readonly inconsistent: readonly Inconsistent[];
};

/** Checks metadata against the database as `db` sees it; throws a MetadataError for the first fault. */
export type CheckMetadata = (
  db: Pick<ClientBase, 'query'>,
  metadata: unknown,
  lost: readonly LostPermission[],
) => Promise<void>;

/** A permission that was taken out. A role that inherits gets none in its place, so that it gains no right. */
export type LostPermission = {
  readonly kind: 'select' | 'insert' | 'update' | 'delete';
  readonly table: { readonly schema: string; readonly name: string };
  readonly role: string;
};

export type Build<Built> = (metadata: unknown, lost: readonly LostPermission[]) => Promise<Built>;

/** Objects that are taken out of one metadata at most; more of them mean that they belong to another database. */
const MAX_INCONSISTENT = 500;

const OF_TABLE =
  /^metadata\.sources\[0\]\.tables\[(\d+)\]\.((?:object|array)_relationships|computed_fields|(?:select|insert|update|delete)_permissions)\[(\d+)\]/;
const OF_SOURCE = /^metadata\.sources\[0\]\.(tables|functions)\[(\d+)\]/;
const OF_TYPES = /^metadata\.custom_types\.(objects|input_objects|scalars|enums)\[(\d+)\]/;
const OF_COLLECTION = /^metadata\.query_collections\[(\d+)\]\.definition\.queries\[(\d+)\]/;
const OF_ROOT = /^metadata\.(actions|inherited_roles|query_collections|allowlist|rest_endpoints)\[(\d+)\]/;

const TYPES: Readonly<Record<string, string>> = {
  object_relationships: 'object_relation',
  array_relationships: 'array_relation',
  computed_fields: 'computed_field',
  select_permissions: 'select_permission',
  insert_permissions: 'insert_permission',
  update_permissions: 'update_permission',
  delete_permissions: 'delete_permission',
  tables: 'table',
  functions: 'function',
  actions: 'action',
  inherited_roles: 'inherited_role',
  query_collections: 'query_collection',
  allowlist: 'allowlist',
  rest_endpoints: 'rest_endpoint',
  queries: 'query of a collection',
};

/**
 * Builds what `build` makes of the metadata. Where it finds a fault, the object at the fault's place is taken out and
 * the rest is built again. An object that is taken out gives no rights, so a fault never gives a right.
 */
export async function buildConsistent<Built>(
  metadata: unknown,
  build: Build<Built>,
): Promise<Consistent<Built>> {
  return leaveOut(metadata, build, (rest, error) =>
    findFault(rest, error, (part) => leaveOut(part, build, knownFault)),
  );
}

type FaultOf = (rest: Node, error: unknown) => Promise<MetadataError | undefined>;

async function leaveOut<Built>(
  metadata: unknown,
  build: Build<Built>,
  faultOf: FaultOf,
): Promise<Consistent<Built>> {
  const rest = structuredClone(metadata) as Node;
  const inconsistent: Inconsistent[] = [];
  const lost: LostPermission[] = [];
  for (;;) {
    try {
      return { built: await build(rest, lost), metadata: rest, inconsistent };
    } catch (error) {
      const fault = await faultOf(rest, error);
      const found = fault && takeOut(rest, fault, lost);
      if (found === undefined || inconsistent.length >= MAX_INCONSISTENT) throw error;
      inconsistent.push(found);
    }
  }
}

const knownFault: FaultOf = (_, error) => Promise.resolve(error instanceof MetadataError ? error : undefined);

/** Takes the object at a fault's place out of the metadata; returns undefined where no single object is at fault. */
function takeOut(
  metadata: Node,
  { place, message }: MetadataError,
  lost: LostPermission[],
): Inconsistent | undefined {
  const reason = `Inconsistent object: ${message.slice(place.length + 2)}`;
  const [source] = (metadata['sources'] ?? []) as Node[];
  const ofTable = OF_TABLE.exec(place);
  if (ofTable !== null) {
    const [, table, kind = '', index] = ofTable;
    const owner = ((source?.['tables'] ?? []) as Node[])[Number(table)];

    return remove(owner?.[kind], index, (entry) => {
      const permission = permissionIn(owner, kind, entry);
      if (permission !== undefined) lost.push(permission);

      return {
        type: TYPES[kind] ?? kind,
        name: `${TYPES[kind]} ${nameOf(entry)} in table ${nameOf(owner)} in source default`,
        reason,
        definition: { source: 'default', table: owner?.['table'], ...entry },
      };
    });
  }
  const [holder, kind = '', index] = placeIn(metadata, source, place);

  return remove(holder?.[kind], index, (entry) => ({
    type: TYPES[kind] ?? 'custom_types',
    name: `${TYPES[kind] ?? 'custom type'} ${nameOf(entry)}${holder === source ? ' in source default' : ''}`,
    reason,
    definition: entry['table'] ?? entry['function'] ?? entry,
  }));
}

function permissionIn(owner: Node | undefined, list: string, entry: Node): LostPermission | undefined {
  const kind = (['select', 'insert', 'update', 'delete'] as const).find(
    (one) => `${one}_permissions` === list,
  );
  const table = nameIn(owner?.['table']);

  return kind && table && { kind, table, role: String(entry['role']) };
}

function placeIn(
  metadata: Node,
  source: Node | undefined,
  place: string,
): [Node | undefined, string | undefined, string | undefined] {
  const ofSource = OF_SOURCE.exec(place);
  if (ofSource !== null) return [source, ofSource[1], ofSource[2]];
  const ofTypes = OF_TYPES.exec(place);
  if (ofTypes !== null) return [metadata['custom_types'] as Node, ofTypes[1], ofTypes[2]];
  const ofCollection = OF_COLLECTION.exec(place);
  if (ofCollection !== null) {
    const collection = (metadata['query_collections'] as Node[])[Number(ofCollection[1])];

    return [collection?.['definition'] as Node, 'queries', ofCollection[2]];
  }
  const ofRoot = OF_ROOT.exec(place);

  return [metadata, ofRoot?.[1], ofRoot?.[2]];
}

function remove(
  list: unknown,
  index: string | undefined,
  describe: (entry: Node) => Inconsistent,
): Inconsistent | undefined {
  if (!Array.isArray(list) || index === undefined) return undefined;
  const [entry] = list.splice(Number(index), 1) as Node[];

  return entry === undefined ? undefined : describe(entry);
}

function nameOf(entry: Node | undefined): string {
  const name = entry?.['table'] ?? entry?.['function'] ?? entry?.['role'] ?? entry?.['name'];
  if (isFields(name))
    return shown({ name: String(name['name']), schema: String(name['schema'] ?? 'public') });

  return String(name ?? entry?.['role_name'] ?? entry?.['collection']);
}
