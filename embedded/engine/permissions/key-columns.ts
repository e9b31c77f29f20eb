import type { PostgresType } from '../catalog/catalog.ts';
import type { KeyColumn, KeyKind } from '../model/key-column.ts';
import type { Model, Table } from '../model/model.ts';
import type { RoleAccess } from './access.ts';
import { rowOf } from './condition.ts';
import { Scope } from './scope.ts';

/** Upper bound for a table's key columns: each is hashed for every row that is written. */
const MAX_KEY_COLUMNS = 8;

const kinds: Readonly<Record<string, KeyKind>> = {
  uuid: 'uuid',
  int2: 'integer',
  int4: 'integer',
  int8: 'integer',
  bool: 'boolean',
  date: 'date',
  text: 'text',
  varchar: 'text',
};

export type KeyColumnsOf = (table: Table) => readonly KeyColumn[];

/** Makes the function that returns a table's key columns, by the model's relationships and the roles' permissions. */
export function readKeyColumns(model: Model, accesses: readonly RoleAccess[]): KeyColumnsOf {
  const joined = joinedColumns(model);
  const byTable = new Map(
    model.tables.map((table) => [table, keyColumnsOf(table, joined.get(table) ?? [], accesses)]),
  );

  return (table) => byTable.get(table) ?? [];
}

/**
 * Returns the columns by which live queries may be told apart when rows of the table change: its keys, the columns of
 * relationships, and those that permissions compare with session variables, the most selective first. A view, a
 * foreign table and a table with policies have none.
 */
function keyColumnsOf(table: Table, joined: Iterable<string>, roles: readonly RoleAccess[]): KeyColumn[] {
  const { kind, hasPolicies, constraints, foreignKeys } = table.relation;
  if (!['r', 'p'].includes(kind) || hasPolicies) return [];
  const names = new Set([
    ...constraints.filter(({ isPrimary }) => isPrimary).flatMap(({ columns }) => columns),
    ...foreignKeys.flatMap(({ columns }) => columns),
    ...joined,
    ...roles.flatMap((role) => permittedBy(table, role)),
    ...constraints.flatMap(({ columns }) => columns),
  ]);

  return [...names]
    .flatMap((name) => {
      const keyKind = kindOf(name, table);

      return keyKind === undefined ? [] : [{ name, kind: keyKind }];
    })
    .slice(0, MAX_KEY_COLUMNS);
}

/** Returns how a column's values are hashed; undefined if equal values of its type may have different texts. */
export function kindOf(name: string, { relation }: Table): KeyKind | undefined {
  const column = relation.columns.find((candidate) => candidate.name === name);

  return column?.isExact === true ? kindOfType(column.type) : undefined;
}

function kindOfType({ schema, name, kind }: PostgresType): KeyKind | undefined {
  if (kind === 'e') return 'enum';

  return kind === 'b' && schema === 'pg_catalog' ? kinds[name] : undefined;
}

/** Returns each table's columns that relationships of any table compare: first those of its own relationships. */
function joinedColumns({ tables }: Model): ReadonlyMap<Table, ReadonlySet<string>> {
  const joined = new Map(tables.map((table) => [table, new Set<string>()]));
  const all = tables.flatMap((table) =>
    [...table.relationships.values()].map(({ mapping, target }) => ({ table, mapping, target })),
  );
  for (const { table, mapping } of all) for (const [own] of mapping) joined.get(table)?.add(own);
  for (const { target, mapping } of all) for (const [, other] of mapping) joined.get(target)?.add(other);

  return joined;
}

/** Returns the columns that the role's select permission compares with session variables. */
function permittedBy(table: Table, role: RoleAccess): string[] {
  const { select } = role.of(table);
  const { equalities = [] } = select?.filter(rowOf('row', new Scope())) ?? {};

  return equalities.flatMap(({ column, value }) =>
    'kind' in value && value.source.from === 'session' && column.alias === 'row' ? [column.name] : [],
  );
}
