import type { ReadRootField } from '../metadata/metadata.ts';
import type { ComputedField, Table, TableColumn } from '../model/model.ts';
import type { RoleAccess, SelectAccess } from './access.ts';
import { allOf, anyOf, type Condition } from './condition.ts';

type Field = TableColumn | ComputedField;

/**
 * Combines the select permissions of several roles: a row is visible if one of the roles sees it, and in that row the
 * columns of the roles that see it.
 *
 * See https://hasura.io/docs/2.0/auth/authorization/inherited-roles/
 */
export function inheritSelect(table: Table, parents: readonly RoleAccess[]): SelectAccess | undefined {
  const rights = parents.map((parent) => parent.of(table).select).filter((select) => select !== undefined);
  const [only] = rights;
  if (rights.length <= 1) return only;
  const limits = rights.map(({ limit }) => limit).filter((limit) => limit !== undefined);

  return {
    columns: new Set(rights.flatMap(({ columns }) => [...columns])),
    computedFields: new Set(rights.flatMap(({ computedFields }) => [...computedFields])),
    filter: anyOf(rights.map(({ filter }) => filter)),
    cell: (field) => cellCondition(field, rights),
    limit: limits.length === rights.length ? Math.max(...limits) : undefined,
    allowAggregations: rights.some(({ allowAggregations }) => allowAggregations),
    queryRootFields: union(rights.map(({ queryRootFields }) => queryRootFields)),
    subscriptionRootFields: union(rights.map(({ subscriptionRootFields }) => subscriptionRootFields)),
  };
}

/** Returns the root fields that any of the roles sees; undefined if one of them sees all. */
function union(
  lists: readonly (readonly ReadRootField[] | undefined)[],
): readonly ReadRootField[] | undefined {
  return lists.includes(undefined) ? undefined : [...new Set(lists.flatMap((list) => list ?? []))];
}

/** Returns the condition under which a field is shown; undefined if every role reads it without one. */
function cellCondition(field: Field, rights: readonly SelectAccess[]): Condition | undefined {
  const granting = rights.filter((right) => reads(field, right));
  const isPlain =
    granting.length === rights.length && granting.every((right) => right.cell?.(field) === undefined);

  return isPlain ? undefined : anyOf(granting.map((right) => whereSeen(field, right)));
}

function whereSeen(field: Field, { filter, cell }: SelectAccess): Condition {
  const condition = cell?.(field);

  return condition === undefined ? filter : allOf([filter, condition]);
}

function reads(field: Field, { columns, computedFields }: SelectAccess): boolean {
  return columns.has(field as TableColumn) || computedFields.has(field as ComputedField);
}
