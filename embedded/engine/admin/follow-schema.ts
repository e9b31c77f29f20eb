import { isFields } from './command.ts';
import { renameInFilter } from './rename-in-filter.ts';
import { entriesOf, nameIn, type Name, type Node } from './metadata-tree.ts';
import { Renames } from './renames.ts';
import type { SchemaChanges } from './schema-changes.ts';

const PERMISSIONS = ['select_permissions', 'insert_permissions', 'update_permissions', 'delete_permissions'];

/**
 * Lets the metadata follow the schema as Hasura does: renamed tables and columns are renamed in them, and dropped
 * tables and functions leave them, with what belongs to these alone. What depends on them from elsewhere stays, so
 * that the check finds it.
 *
 * See https://hasura.io/docs/2.0/api-reference/schema-api/run-sql/
 */
export function followSchema(metadata: Node, changes: SchemaChanges): void {
  const renames = new Renames(metadata, changes);
  for (const source of entriesOf(metadata, 'sources')) {
    const tables = entriesOf(source, 'tables');
    // Names have their old meaning until all are changed, because two tables may change names with each other.
    const changed = tables.flatMap((table) => {
      const name = nameIn(table['table']);
      if (name === undefined) return [table];

      return renames.isDroppedTable(name) ? [] : [followTable(table, name, renames)];
    });
    if (tables.length > 0) source['tables'] = changed;
    const functions = entriesOf(source, 'functions');
    const kept = functions.filter(({ function: named }) => !renames.isDroppedFunction(named));
    if (kept.length < functions.length) source['functions'] = kept;
  }
  const types = metadata['custom_types'];
  if (!isFields(types)) return;
  for (const object of entriesOf(types, 'objects'))
    if (object['relationships'] !== undefined)
      object['relationships'] = entriesOf(object, 'relationships').map((one) => followCustom(one, renames));
}

function followTable(table: Node, name: Name, renames: Renames): Node {
  const followed: Node = { ...table, table: renames.table(table['table']) };
  if (isFields(table['configuration']))
    followed['configuration'] = followConfiguration(table['configuration'], name, renames);
  for (const kind of ['object_relationships', 'array_relationships'])
    if (table[kind] !== undefined)
      followed[kind] = entriesOf(table, kind).map((one) => ({
        ...one,
        using: followUsing(one['using'], name, renames),
      }));
  if (table['computed_fields'] !== undefined)
    followed['computed_fields'] = entriesOf(table, 'computed_fields').filter(
      ({ definition }) => !isFields(definition) || !renames.isDroppedFunction(definition['function']),
    );
  for (const kind of PERMISSIONS)
    if (table[kind] !== undefined)
      followed[kind] = entriesOf(table, kind).map((one) => ({
        ...one,
        permission: followPermission(one['permission'], name, renames),
      }));

  return followed;
}

/** Names that the metadata give to columns follow these; a dropped column loses its own. */
function followConfiguration(configuration: Node, name: Name, renames: Renames): Node {
  const followed = { ...configuration };
  for (const key of ['custom_column_names', 'column_config'])
    if (isFields(configuration[key])) followed[key] = renames.keptKeys(configuration[key], name);

  return followed;
}

function followUsing(using: unknown, name: Name, renames: Renames): unknown {
  if (!isFields(using)) return using;
  const { foreign_key_constraint_on: key, manual_configuration: manual } = using;
  const followed: Node = { ...using };
  if (isFields(key)) {
    const other = nameIn(key['table']);
    followed['foreign_key_constraint_on'] = {
      ...key,
      ...(key['table'] !== undefined && { table: renames.table(key['table']) }),
      ...(key['column'] !== undefined && { column: renames.columns(key['column'], other) }),
      ...(key['columns'] !== undefined && { columns: renames.columns(key['columns'], other) }),
    };
  } else if (key !== undefined) followed['foreign_key_constraint_on'] = renames.columns(key, name);
  if (isFields(manual)) {
    const other = nameIn(manual['remote_table']);
    const mapping = manual['column_mapping'];
    followed['manual_configuration'] = {
      ...manual,
      remote_table: renames.table(manual['remote_table']),
      ...(isFields(mapping) && {
        column_mapping: Object.fromEntries(
          Object.entries(mapping).map(([own, theirs]) => [
            renames.column(own, name),
            renames.columns(theirs, other),
          ]),
        ),
      }),
    };
  }

  return followed;
}

function followPermission(permission: unknown, name: Name, renames: Renames): unknown {
  if (!isFields(permission)) return permission;
  const followed: Node = { ...permission };
  if (Array.isArray(permission['columns']))
    followed['columns'] = renames.columns(permission['columns'], name);
  if (isFields(permission['set'])) followed['set'] = renames.keys(permission['set'], name);
  for (const key of ['filter', 'check'])
    if (isFields(permission[key]))
      followed[key] = renameInFilter(permission[key], { table: name, root: name, renames });

  return followed;
}

function followCustom(relationship: Node, renames: Renames): Node {
  const other = nameIn(relationship['remote_table']);
  const mapping = relationship['field_mapping'];

  return {
    ...relationship,
    remote_table: renames.table(relationship['remote_table']),
    ...(isFields(mapping) && {
      field_mapping: Object.fromEntries(
        Object.entries(mapping).map(([field, column]) => [field, renames.columns(column, other)]),
      ),
    }),
  };
}
