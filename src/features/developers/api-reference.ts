/** Data behind `/developers` and docs/integrate/api.md, generated from the schemas, metadata and settings in force. */
export type ApiReference = {
  readonly roles: readonly string[];
  readonly tables: readonly TableReference[];
  readonly actions: readonly ActionReference[];
  readonly limits: readonly LimitReference[];
  readonly errorCodes: readonly ErrorCodeGroup[];
  readonly changes: readonly ChangeEntry[];
  readonly examples: readonly Example[];
};

export type TableReference = {
  readonly name: string;
  readonly description: string;
  /** Rights of each role on whole rows; a role without any right is absent. */
  readonly access: Readonly<Record<string, TableAccess>>;
  readonly columns: readonly ColumnReference[];
};

/** One column; `rights` holds letters for each role: `r` reads, `i` inserts, `u` updates. */
export type ColumnReference = {
  readonly name: string;
  readonly type: string;
  readonly description: string;
  readonly rights: Readonly<Record<string, string>>;
};

export type TableAccess = {
  readonly deletes: boolean;
  readonly totals: boolean;
  /** Upper bound for the rows of one answer; absent if the role has no such limit. */
  readonly mostRows?: number;
  /** True if the role's permission filters out some rows. */
  readonly isFiltered: boolean;
};

type ActionReference = {
  readonly name: string;
  readonly operation: 'query' | 'mutation';
  readonly description: string;
  readonly roles: readonly string[];
};

export type LimitReference = {
  /** Variable that sets the limit; null for a fixed one. */
  readonly variable: string | null;
  readonly value: number;
  readonly counts: string;
};

export type ErrorCodeGroup = {
  readonly source: string;
  readonly codes: readonly { readonly code: string; readonly meaning: string }[];
};

export type ChangeEntry = {
  /** Day of the change; null if it is not recorded yet. */
  readonly date: string | null;
  readonly changes: readonly SchemaChange[];
};

export type SchemaChange = {
  readonly kind: 'breaking' | 'dangerous' | 'added';
  readonly text: string;
  readonly roles: readonly string[];
};

export type Example = {
  readonly id: 'first' | 'visitor' | 'key' | 'live' | 'webhook' | 'typed';
  readonly language: string;
  readonly file: string;
  readonly code: string;
};
