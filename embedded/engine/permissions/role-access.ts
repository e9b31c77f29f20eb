import type {
  ColumnList,
  DeletePermission,
  FilterSource,
  InheritedRole,
  InsertPermission,
  LostPermission,
  UpdatePermission,
} from '../metadata/metadata.ts';
import { MetadataError } from '../errors/metadata-error.ts';
import { isLost, mutationPermission } from './inherit-mutation.ts';
import { inheritSelect } from './inherited-role.ts';
import type { Model, Table, TableColumn } from '../model/model.ts';
import { isTrue } from '../sql/sql.ts';
import {
  ADMIN,
  type DeleteAccess,
  type InsertAccess,
  type Preset,
  type RoleAccess,
  type SelectAccess,
  type TableAccess,
  type UpdateAccess,
} from './access.ts';
import type { Condition } from './condition.ts';
import { parseFilter } from './parse-filter.ts';
import { parseValue } from './permission-value.ts';

const always: Condition = () => isTrue;

type Options = {
  readonly model: Model;
  readonly role: string;
  readonly inheritedRoles: readonly InheritedRole[];
  readonly lostPermissions?: readonly LostPermission[] | undefined;
  /** True for requests of a trusted back end; only for them do permissions marked `backend_only` count. */
  readonly isBackend: boolean;
};

/** Reads every permission of a role; a role that the metadata does not name may do nothing. */
export function roleAccess(options: Options): RoleAccess {
  const parents = parentsOf(options);
  const byTable = new Map<Table, TableAccess>(
    options.model.tables.map((table) => [
      table,
      options.role === ADMIN ? adminAccess(table) : tableAccess(table, parents, options),
    ]),
  );
  const none: TableAccess = { select: undefined, insert: undefined, update: undefined, delete: undefined };

  return {
    role: options.role,
    roles: new Set(parents.flatMap(({ roles }) => [...roles]).concat(options.role)),
    of: (table) => byTable.get(table) ?? none,
  };
}

/** Returns the permissions of the roles from which an inherited role inherits. */
function parentsOf({ role, inheritedRoles, ...options }: Options): RoleAccess[] {
  const names = inheritedRoles.find(({ name }) => name === role)?.parents ?? [];
  const others = inheritedRoles.filter(({ name }) => name !== role);

  return names.map((name) => roleAccess({ ...options, role: name, inheritedRoles: others }));
}

function adminAccess(table: Table): TableAccess {
  const columns = new Set(table.columns);
  const written = new Set(table.columns.filter(({ column }) => !column.isGenerated));

  return {
    select: {
      columns,
      computedFields: new Set(table.computedFields.values()),
      filter: always,
      limit: undefined,
      allowAggregations: true,
      queryRootFields: undefined,
      subscriptionRootFields: undefined,
    },
    insert: { columns: written, check: always, presets: [] },
    update: { columns: written, filter: always, check: always, presets: [] },
    delete: { filter: always },
  };
}

/**
 * Reads a role's permissions for a table. An own permission replaces those that the role would inherit, also where it
 * was left out: then the role may do nothing of the kind.
 */
function tableAccess(table: Table, parents: readonly RoleAccess[], options: Options): TableAccess {
  const mayInherit = !isLost('select', table, options.role, options);
  const { isBackend } = options;
  const counts = (permission: { readonly isBackendOnly: boolean } | undefined) =>
    permission !== undefined && (isBackend || !permission.isBackendOnly);
  const insert = mutationPermission('insert', table, options);
  const update = mutationPermission('update', table, options);
  const remove = mutationPermission('delete', table, options);

  return {
    select: selectAccess(table, options) ?? (mayInherit ? inheritSelect(table, parents) : undefined),
    insert: insert && counts(insert) ? insertAccess(table, insert, options) : undefined,
    update: update && counts(update) ? updateAccess(table, update, options) : undefined,
    delete: remove && counts(remove) ? deleteAccess(table, remove, options) : undefined,
  };
}

function selectAccess(table: Table, { model, role }: Options): SelectAccess | undefined {
  const permission = table.metadata.select.find((entry) => entry.role === role);
  if (permission === undefined) return undefined;
  const granted = permission.computedFields.map((name) => {
    const field = table.computedFields.get(name);
    if (field === undefined) throw new MetadataError(permission.filter.place, `no computed field "${name}"`);

    return field;
  });
  const ofTables = [...table.computedFields.values()].filter(({ result }) => result.kind === 'table');

  return {
    columns: columnsOf(table, permission.columns, permission.filter),
    computedFields: new Set([...granted, ...ofTables]),
    filter: parseFilter(permission.filter, table, model),
    limit: permission.limit,
    allowAggregations: permission.allowAggregations,
    queryRootFields: permission.queryRootFields,
    subscriptionRootFields: permission.subscriptionRootFields,
  };
}

function insertAccess(table: Table, permission: InsertPermission, { model }: Options): InsertAccess {
  const presets = presetsOf(table, permission.set, permission.check);

  return {
    columns: writable(columnsOf(table, permission.columns, permission.check), presets),
    check: parseFilter(permission.check, table, model),
    presets,
  };
}

function updateAccess(table: Table, permission: UpdatePermission, { model }: Options): UpdateAccess {
  const presets = presetsOf(table, permission.set, permission.filter);

  return {
    columns: writable(columnsOf(table, permission.columns, permission.filter), presets),
    filter: parseFilter(permission.filter, table, model),
    check: permission.check === undefined ? always : parseFilter(permission.check, table, model),
    presets,
  };
}

function deleteAccess(table: Table, permission: DeletePermission, { model }: Options): DeleteAccess {
  return { filter: parseFilter(permission.filter, table, model) };
}

function columnsOf(table: Table, columns: ColumnList, { place }: FilterSource): ReadonlySet<TableColumn> {
  return columns === '*'
    ? new Set(table.columns)
    : new Set(columns.map((name) => columnOf(table, name, place)));
}

function columnOf(table: Table, name: string, place: string): TableColumn {
  const column = table.columnByName.get(name);
  if (column === undefined)
    throw new MetadataError(place, `${table.schema}.${table.name} has no column "${name}"`);

  return column;
}

/** Returns the columns that a caller may write: those that neither a preset sets nor Postgres generates. */
function writable(columns: ReadonlySet<TableColumn>, presets: readonly Preset[]): ReadonlySet<TableColumn> {
  const written = new Set(columns);
  for (const { column } of presets) written.delete(column);
  for (const column of columns) if (column.column.isGenerated) written.delete(column);

  return written;
}

function presetsOf(table: Table, set: Readonly<Record<string, unknown>>, { place }: FilterSource): Preset[] {
  return Object.entries(set).map(([name, value]) => {
    const column = columnOf(table, name, place);

    return { column, value: parseValue(value, column.column.type, `${place}: set.${name}`) };
  });
}
