import type { ComputedField, Table, TableColumn } from '../model/model.ts';
import type { Sql } from '../sql/sql.ts';
import type { Condition } from './condition.ts';

export type SelectAccess = {
  readonly columns: ReadonlySet<TableColumn>;
  readonly computedFields: ReadonlySet<ComputedField>;
  readonly filter: Condition;
  /**
   * For a role with several parents: when a column that not every parent reads may be shown. Undefined where the
   * row's filter says it all.
   */
  readonly cell?: ((field: TableColumn | ComputedField) => Condition | undefined) | undefined;
  readonly limit: number | undefined;
  readonly allowAggregations: boolean;
};

/** A column that the permission sets, whatever the caller says. */
export type Preset = { readonly column: TableColumn; readonly value: Sql };

export type InsertAccess = {
  readonly columns: ReadonlySet<TableColumn>;
  readonly check: Condition;
  readonly presets: readonly Preset[];
};

export type UpdateAccess = {
  readonly columns: ReadonlySet<TableColumn>;
  readonly filter: Condition;
  readonly check: Condition;
  readonly presets: readonly Preset[];
};

export type DeleteAccess = { readonly filter: Condition };

/** What a role may do with one table. */
export type TableAccess = {
  readonly select: SelectAccess | undefined;
  readonly insert: InsertAccess | undefined;
  readonly update: UpdateAccess | undefined;
  readonly delete: DeleteAccess | undefined;
};

/** What a role may do. */
export type RoleAccess = {
  readonly role: string;
  /** The role itself and, for an inherited one, every role that it stands for. */
  readonly roles: ReadonlySet<string>;
  of(table: Table): TableAccess;
};

/** Hasura's own role that no permission binds. */
export const ADMIN = 'admin';
