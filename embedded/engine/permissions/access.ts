import type { ReadRootField } from '../metadata/metadata.ts';
import type { ComputedField, Table, TableColumn } from '../model/model.ts';
import type { Sql } from '../sql/sql.ts';
import type { Condition } from './condition.ts';

export type SelectAccess = {
  readonly columns: ReadonlySet<TableColumn>;
  readonly computedFields: ReadonlySet<ComputedField>;
  readonly filter: Condition;
  /**
   * For an inherited role: returns the condition under which a field may be shown that not every parent role reads.
   * Undefined if the row's filter is the only condition.
   */
  readonly cell?: ((field: TableColumn | ComputedField) => Condition | undefined) | undefined;
  readonly limit: number | undefined;
  readonly allowAggregations: boolean;
  /** Root fields that the role sees; undefined for all, empty for none. */
  readonly queryRootFields: readonly ReadRootField[] | undefined;
  readonly subscriptionRootFields: readonly ReadRootField[] | undefined;
};

/** A column that the permission sets; callers can't write it. */
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

/** Permissions of a role for one table. */
export type TableAccess = {
  readonly select: SelectAccess | undefined;
  readonly insert: InsertAccess | undefined;
  readonly update: UpdateAccess | undefined;
  readonly delete: DeleteAccess | undefined;
};

/** Permissions of a role. */
export type RoleAccess = {
  readonly role: string;
  /** The role itself and, for an inherited role, every role that it inherits from. */
  readonly roles: ReadonlySet<string>;
  of(table: Table): TableAccess;
};

/** Hasura's superuser role, which no permission limits. */
export const ADMIN = 'admin';
