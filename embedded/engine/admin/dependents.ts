import { isFields } from './command.ts';
import type { Inconsistent } from './inconsistency.ts';
import { nameIn, shown } from './metadata-tree.ts';

/** Names what depends on a dropped object, in the words of Hasura's `dependency-error`. */
export function dependentsOf(objects: readonly Inconsistent[]): string {
  return objects.map(dependentOf).join(', ');
}

function dependentOf({ type, name, definition }: Inconsistent): string {
  const fields = isFields(definition) ? definition : {};
  const table = nameIn(fields['table']);
  if (table === undefined) {
    const own = type === 'table' || type === 'function' ? nameIn(definition) : undefined;

    return own === undefined ? name : `${type} ${shown(own)} in source "default"`;
  }
  const of = (field: unknown) => `${shown(table)}.${String(field)}`;
  const [, kind] = /^(select|insert|update|delete)_permission$/.exec(type) ?? [];
  if (kind !== undefined) return `permission ${of(fields['role'])}.${kind} in source "default"`;
  const what = type === 'computed_field' ? 'computed field' : 'relationship';

  return `${what} ${of(fields['name'])} in source "default"`;
}
