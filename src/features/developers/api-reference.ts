/** What `/developers` and docs/api.md say of the API, made from what is in force. */
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
  /** What each role may do with whole rows; a role that may do nothing is absent. */
  readonly access: Readonly<Record<string, TableAccess>>;
  readonly columns: readonly ColumnReference[];
};

/** Rights: `r` reads, `i` inserts, `u` updates. */
export type ColumnReference = {
  readonly name: string;
  readonly type: string;
  readonly description: string;
  readonly rights: Readonly<Record<string, string>>;
};

export type TableAccess = {
  readonly deletes: boolean;
  readonly totals: boolean;
  /** Rows of one answer at most, where the role has such a limit. */
  readonly mostRows?: number;
  /** Whether a condition leaves out some of the rows. */
  readonly isFiltered: boolean;
};

export type ActionReference = {
  readonly name: string;
  readonly operation: 'query' | 'mutation';
  readonly description: string;
  readonly roles: readonly string[];
};

export type LimitReference = { readonly variable: string; readonly value: number; readonly counts: string };

export type ErrorCodeGroup = {
  readonly source: string;
  readonly codes: readonly { readonly code: string; readonly meaning: string }[];
};

export type ChangeEntry = {
  /** A day; null: not yet recorded. */
  readonly date: string | null;
  readonly changes: readonly SchemaChange[];
};

export type SchemaChange = {
  readonly kind: 'breaking' | 'dangerous' | 'added';
  readonly text: string;
  readonly roles: readonly string[];
};

export type Example = {
  readonly id: 'visitor' | 'key' | 'webhook' | 'typed';
  readonly language: string;
  readonly file: string;
  readonly code: string;
};
