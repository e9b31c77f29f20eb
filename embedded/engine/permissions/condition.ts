import type { ComputedField, Relationship, Table } from '../model/model.ts';
import { and, columnOf, equal, identifier, or, qualified, type Sql, sql } from '../sql/sql.ts';
import { callOnRow } from './call-on-row.ts';
import type { Scope } from './scope.ts';

/** The row to which a condition applies. */
export type Row = {
  readonly alias: string;
  /** Alias of the row at which the whole condition starts: `["$", column]` means a column of that row. */
  readonly root: string;
  readonly scope: Scope;
};

/** A condition as a function that returns its SQL for a given row. */
export type Condition = (row: Row) => Sql;

export function rowOf(alias: string, scope: Scope): Row {
  return { alias, root: alias, scope };
}

export function allOf(conditions: readonly Condition[]): Condition {
  return (row) => and(conditions.map((condition) => condition(row)));
}

export function anyOf(conditions: readonly Condition[]): Condition {
  return (row) => or(conditions.map((condition) => condition(row)));
}

/**
 * Makes a permission's filter start at the row to which it is applied, so that `["$", column]` means that row's
 * column.
 */
export function fromHere(condition: Condition): Condition {
  return (row) => condition({ ...row, root: row.alias });
}

export function not(condition: Condition): Condition {
  return (row) => sql`not (${condition(row)})`;
}

/** Makes the condition that a related row fulfils the given condition. */
export function someRelated(relationship: Relationship, condition: Condition): Condition {
  return (row) =>
    existsIn(relationship.target, row, (alias) =>
      and([joinCondition(relationship, row.alias, alias), condition({ ...row, alias })]),
    );
}

/** Makes the condition that any row of a table fulfils the given condition. */
export function someRowOf(table: Table, condition: Condition): Condition {
  return (row) => existsIn(table, row, (alias) => condition({ ...row, alias }));
}

/** Makes the condition that a row returned by a computed field fulfils the given condition. */
export function someComputed({ call }: ComputedField, table: Table, condition: Condition): Condition {
  return (row) =>
    existsIn(
      table,
      row,
      (alias) => condition({ ...row, alias }),
      callOnRow(call, identifier(row.alias), row.scope),
    );
}

function existsIn(
  table: Table,
  row: Row,
  condition: (alias: string) => Sql,
  from: Sql = qualified(table),
): Sql {
  const alias = row.scope.alias();
  const inner = condition(alias);
  row.scope.readsRows(table, alias, inner);

  return sql`exists (select from ${from} as ${identifier(alias)} where ${inner})`;
}

/** Compiles a relationship's join: its columns are equal on both sides. */
export function joinCondition(relationship: Relationship, own: string, other: string): Sql {
  return and(
    relationship.mapping.map(([ownColumn, otherColumn]) =>
      equal(columnOf(other, otherColumn), columnOf(own, ownColumn)),
    ),
  );
}
