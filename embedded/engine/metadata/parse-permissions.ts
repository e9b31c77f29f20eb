import {
  QUERY_ROOT_FIELDS,
  SUBSCRIPTION_ROOT_FIELDS,
  type ColumnList,
  type DeletePermission,
  type FilterSource,
  type InsertPermission,
  type SelectPermission,
  type UpdatePermission,
} from './metadata.ts';
import { describe, NO_CONDITION, type ObjectReader, readObject } from './object-reader.ts';

/** Makes the reader of `{role, permission, comment}`, in which `read` reads the permission. */
const parseEntry = <T extends object>(read: (permission: ObjectReader) => T) =>
  readObject((entry): T & { role: string } => {
    const permission = entry.object('permission');
    permission.refuse(
      'validate_input',
      'remove it; let a check constraint or a trigger of the database refuse the input',
    );
    const result = { role: entry.string('role'), ...read(permission) };
    permission.finish();
    entry.ignore('comment');

    return result;
  });

export const parseSelectPermission = parseEntry((permission): Omit<SelectPermission, 'role'> => ({
  columns: parseColumns(permission, []),
  computedFields: permission.strings('computed_fields'),
  filter: parseFilter(permission, 'filter'),
  limit: permission.optionalCount('limit'),
  allowAggregations: permission.boolean('allow_aggregations'),
  queryRootFields: permission.optionalChoices('query_root_fields', QUERY_ROOT_FIELDS),
  subscriptionRootFields: permission.optionalChoices('subscription_root_fields', SUBSCRIPTION_ROOT_FIELDS),
}));

export const parseInsertPermission = parseEntry((permission): Omit<InsertPermission, 'role'> => ({
  columns: parseColumns(permission, '*'),
  check: parseFilter(permission, 'check'),
  set: parseSet(permission),
  isBackendOnly: permission.boolean('backend_only'),
}));

export const parseUpdatePermission = parseEntry((permission): Omit<UpdatePermission, 'role'> => ({
  columns: parseColumns(permission, []),
  filter: parseFilter(permission, 'filter'),
  check: (permission.unknown('check') ?? null) === null ? undefined : parseFilter(permission, 'check'),
  set: parseSet(permission),
  isBackendOnly: permission.boolean('backend_only'),
}));

export const parseDeletePermission = parseEntry((permission): Omit<DeletePermission, 'role'> => ({
  filter: parseFilter(permission, 'filter'),
  isBackendOnly: permission.boolean('backend_only'),
}));

function parseColumns(permission: ObjectReader, otherwise: ColumnList): ColumnList {
  const value = permission.unknown('columns') ?? otherwise;

  return value === '*' || value === otherwise ? (value as ColumnList) : permission.strings('columns');
}

/** Reads a condition, which must be written out: a line left empty must not mean all rows. */
function parseFilter(permission: ObjectReader, key: string): FilterSource {
  const value = permission.unknown(key) ?? undefined;
  if (value === undefined) throw permission.fault(key, NO_CONDITION);
  if (typeof value !== 'object')
    throw permission.fault(key, `expected an object, but found ${describe(value)}`);

  return { value, place: permission.placeOf(key) };
}

function parseSet(permission: ObjectReader): Record<string, unknown> {
  return Object.fromEntries(permission.optionalObject('set')?.entries() ?? []);
}
