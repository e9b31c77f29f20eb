import type {
  DeletePermission,
  InheritedRole,
  InsertPermission,
  LostPermission,
  UpdatePermission,
} from '../metadata/metadata.ts';
import type { Table } from '../model/model.ts';

type Mutations = { insert: InsertPermission; update: UpdatePermission; delete: DeletePermission };
type Inheritance = {
  readonly role: string;
  readonly inheritedRoles: readonly InheritedRole[];
  readonly lostPermissions?: readonly LostPermission[] | undefined;
};

/** Marks a permission that can't be inherited: its parents' differ, or one of them was left out. */
const CONFLICT = 'conflict';

const KINDS = ['insert', 'update', 'delete'] as const;

/** Returns true if the role's own permission was left out because it does not fit. */
export function isLost(
  kind: LostPermission['kind'],
  { schema, name }: Table,
  role: string,
  { lostPermissions = [] }: Pick<Inheritance, 'lostPermissions'>,
): boolean {
  return lostPermissions.some(
    (lost) =>
      lost.kind === kind && lost.role === role && lost.table.schema === schema && lost.table.name === name,
  );
}

/**
 * Returns a role's own permission to write, or the one that it inherits: its parents must have the same, or only one of
 * them any.
 *
 * See https://hasura.github.io/graphql-engine/server/notes/roles-inheritance.html
 */
export function mutationPermission<Kind extends keyof Mutations>(
  kind: Kind,
  table: Table,
  inheritance: Inheritance,
): Mutations[Kind] | undefined {
  const found = resolve(kind, table, inheritance);

  return found === CONFLICT ? undefined : found;
}

function resolve<Kind extends keyof Mutations>(
  kind: Kind,
  table: Table,
  inheritance: Inheritance,
): Mutations[Kind] | typeof CONFLICT | undefined {
  const { role, inheritedRoles } = inheritance;
  if (isLost(kind, table, role, inheritance)) return CONFLICT;
  const permissions = table.metadata[kind] as readonly Mutations[Kind][];
  const own = permissions.find((permission) => permission.role === role);
  if (own !== undefined) return own;
  const parents = inheritedRoles.find(({ name }) => name === role)?.parents ?? [];
  const others = inheritedRoles.filter(({ name }) => name !== role);
  const found = parents
    .map((parent) => resolve(kind, table, { ...inheritance, role: parent, inheritedRoles: others }))
    .filter((permission) => permission !== undefined);
  const [first] = found;
  if (first === undefined || first === CONFLICT) return first;
  const isSame = found.every(
    (permission) => permission !== CONFLICT && rulesOf(permission, table) === rulesOf(first, table),
  );

  return isSame ? first : CONFLICT;
}

/** Writes down what a permission allows, in the same way for permissions that allow the same. */
function rulesOf(permission: Mutations[keyof Mutations], table: Table): string {
  const all = table.columns.map(({ name }) => name);
  const columns =
    'columns' in permission ? [...(permission.columns === '*' ? all : permission.columns)].sort() : [];

  return JSON.stringify({ ...permission, role: undefined, columns }, (key, value: unknown) => {
    if (key === 'place') return undefined;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;

    return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
  });
}

/** A permission that an inherited role does not have, because it can't be told which of its parents' it should be. */
export type InheritanceConflict = {
  readonly role: string;
  readonly kind: keyof Mutations;
  readonly table: Pick<Table, 'schema' | 'name'>;
};

/** Returns every permission to write that an inherited role can't inherit. */
export function inheritanceConflicts(
  tables: readonly Table[],
  { inheritedRoles, lostPermissions }: Omit<Inheritance, 'role'>,
): InheritanceConflict[] {
  return inheritedRoles.flatMap(({ name: role }) =>
    tables.flatMap((table) =>
      KINDS.filter((kind) => {
        const inheritance = { role, inheritedRoles, lostPermissions };

        return !isLost(kind, table, role, inheritance) && resolve(kind, table, inheritance) === CONFLICT;
      }).map((kind) => ({ role, kind, table: { schema: table.schema, name: table.name } })),
    ),
  );
}
