import { AdminFault } from './admin-fault.ts';
import { isFields } from './command.ts';
import { entriesOf, nameIn, shown, type Name, type Node } from './metadata-tree.ts';
import { Renames } from './renames.ts';
import { keyOf, type SchemaChanges } from './schema-changes.ts';

const KINDS = ['select', 'insert', 'update', 'delete'];
const SESSION_VARIABLE = /^x-hasura-/i;
/** Operators whose operand is not read as a value of the column's type: other columns, and the test for null. */
const WITHOUT_VALUE = /^[_$](?:c(?:eq|ne|neq|gt|lt|gte|lte)|is_null)$/;

type Use = { readonly table: Name; readonly column: string };

/**
 * Refuses the new type of a column that a permission compares with a value of its own, as Hasura does: the value may
 * be none of this type, and each request of the role would fail.
 */
export function refuseRetyped(metadata: Node, changes: SchemaChanges): void {
  if (changes.retyped.size === 0) return;
  const renames = new Renames(metadata, changes);
  for (const [key, columns] of changes.retyped)
    for (const column of columns) {
      const dependents = permissionsOf(metadata).flatMap(({ name, table, conditions }) =>
        conditions
          .flatMap((condition) => [...valuesIn(condition, table, renames)])
          .some((use) => keyOf(use.table) === key && use.column === column)
          ? [name]
          : [],
      );
      if (dependents.length > 0) throw refusal(key, column, dependents);
    }
}

function refusal(key: string, column: string, dependents: readonly string[]): AdminFault {
  const [schema = '', name = ''] = JSON.parse(key) as string[];

  return new AdminFault(
    'dependency-error',
    `cannot change type of column "${column}" in table "${shown({ schema, name })}" because of the following dependencies: ${dependents.join(', ')}`,
    { path: '$' },
  );
}

function permissionsOf(metadata: Node): { name: string; table: Name; conditions: unknown[] }[] {
  const tables = entriesOf(metadata, 'sources').flatMap((source) => entriesOf(source, 'tables'));

  return tables.flatMap((entry) => {
    const table = nameIn(entry['table']);
    if (table === undefined) return [];

    return KINDS.flatMap((kind) =>
      entriesOf(entry, `${kind}_permissions`).map(({ role, permission }) => ({
        name: `permission ${shown(table)}.${String(role)}.${kind} in source "default"`,
        table,
        conditions: isFields(permission) ? [permission['filter'], permission['check']] : [],
      })),
    );
  });
}

/** Finds the columns that a condition compares with values of its own. */
function* valuesIn(condition: unknown, table: Name, renames: Renames): Generator<Use> {
  if (Array.isArray(condition)) for (const one of condition) yield* valuesIn(one, table, renames);
  if (!isFields(condition)) return;
  for (const [key, value] of Object.entries(condition)) {
    const name = key.replace(/^\$/, '_');
    if (name === '_exists' && isFields(value)) {
      const other = nameIn(value['_table']);
      if (other !== undefined) yield* valuesIn(value['_where'], other, renames);
    } else if (['_and', '_or', '_not'].includes(name)) yield* valuesIn(value, table, renames);
    else {
      const target = renames.targetOf(table, key);
      if (target !== undefined) yield* valuesIn(value, target, renames);
      else if (holdsValue(value)) yield { table, column: renames.columnOf(table, key) };
    }
  }
}

function holdsValue(comparison: unknown): boolean {
  if (!isFields(comparison)) return !isSessionVariable(comparison);

  return Object.entries(comparison).some(
    ([operator, value]) => !WITHOUT_VALUE.test(operator) && !isSessionVariable(value),
  );
}

function isSessionVariable(value: unknown): boolean {
  return typeof value === 'string' && SESSION_VARIABLE.test(value);
}
