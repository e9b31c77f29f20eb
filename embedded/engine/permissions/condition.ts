import type { ComputedField, Relationship, Table } from '../model/model.ts';
import { and, columnOf, identifier, or, qualified, type Sql, sql } from '../sql/sql.ts';
import { callOnRow } from './call-on-row.ts';
import type { Scope } from './scope.ts';

/** The row that a condition speaks of. */
export type Row = {
  readonly alias: string;
  /** The row at which the whole condition starts: `["$", column]` means its column. */
  readonly root: string;
  readonly scope: Scope;
};

/** A condition on a row, not yet bound to a place in a statement. */
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

/** A permission's filter begins at its own table's row, wherever that row is met. */
export function fromHere(condition: Condition): Condition {
  return (row) => condition({ ...row, root: row.alias });
}

export function not(condition: Condition): Condition {
  return (row) => sql`not (${condition(row)})`;
}

/** True where a related row fulfils the condition. */
export function someRelated(relationship: Relationship, condition: Condition): Condition {
  return (row) =>
    existsIn(relationship.target, row, (alias) =>
      and([joinCondition(relationship, row.alias, alias), condition({ ...row, alias })]),
    );
}

/** True where a row of any table fulfils the condition. */
export function someRowOf(table: Table, condition: Condition): Condition {
  return (row) => existsIn(table, row, (alias) => condition({ ...row, alias }));
}

/** True where a row that a computed field gives fulfils the condition. */
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
  row.scope.reads(table);
  const alias = row.scope.alias();

  return sql`exists (select from ${from} as ${identifier(alias)} where ${condition(alias)})`;
}

/** The columns of both sides of a relationship, equal. */
export function joinCondition(relationship: Relationship, own: string, other: string): Sql {
  return and(
    relationship.mapping.map(
      ([ownColumn, otherColumn]) => sql`${columnOf(other, otherColumn)} = ${columnOf(own, ownColumn)}`,
    ),
  );
}
