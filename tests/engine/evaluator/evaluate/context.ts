import {
  INHERITING,
  ROLES,
  type SelectPermission,
  type Session,
  type State,
  type Table,
  tableOf,
  type World,
} from '../world/model.ts';
import type { Row } from '../world/values.ts';

/** Holds all that an answer depends on: the tables, their rows, and the session with its role. */
export type Context = { readonly world: World; readonly state: State; readonly session: Session };

/** Tells where a condition is read: in a permission it knows the session and other columns, and sees all rows. */
export type Place = { readonly context: Context; readonly isPermission: boolean };

/** Lists what a role may read of a table: all that one of its permissions allows. */
export type ReadAccess = {
  readonly permissions: readonly SelectPermission[];
  readonly columns: ReadonlySet<string>;
  readonly computed: ReadonlySet<string>;
  readonly limit: number | undefined;
  readonly allowsAggregations: boolean;
};

/** Returns the roles whose permissions a role has. */
export function rolesOf(role: string): readonly string[] {
  return role === INHERITING ? ROLES : [role];
}

/** Returns what a role may read of a table; undefined if it may read nothing. */
export function readAccess(table: Table, role: string): ReadAccess | undefined {
  const permissions = role === 'admin' ? [everything(table)] : permissionsOf(table, role);
  if (permissions.length === 0) return undefined;
  const limits = permissions.map(({ limit }) => limit);

  return {
    permissions,
    columns: new Set(permissions.flatMap(({ columns }) => [...columns])),
    computed: new Set(permissions.flatMap(({ computed }) => [...computed])),
    // A role without a limit gives its heir none.
    limit: limits.includes(undefined) ? undefined : Math.max(...limits.map(Number)),
    allowsAggregations: permissions.some(({ allowsAggregations }) => allowsAggregations),
  };
}

function permissionsOf(table: Table, role: string): SelectPermission[] {
  return rolesOf(role).flatMap((one) => table.permissions.get(one)?.select ?? []);
}

function everything(table: Table): SelectPermission {
  return {
    columns: new Set(table.columns.map(({ name }) => name)),
    computed: new Set(table.computed.map(({ name }) => name)),
    filter: {},
    allowsAggregations: true,
  };
}

/** Returns all rows that a table shows: a view those of its table, a parent those of its heirs too. */
export function allRows({ world, state }: Pick<Context, 'world' | 'state'>, table: Table): readonly Row[] {
  if (table.view !== undefined)
    return allRows({ world, state }, tableOf(world, table.view.of)).filter(table.view.shows);
  const heirs = [...world.tables.values()].filter(({ parent }) => parent === table.name);

  return [table, ...heirs].flatMap(({ name }) => state.get(name) ?? []);
}
