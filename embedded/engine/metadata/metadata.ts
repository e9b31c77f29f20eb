/** Name of a table, view or function with its schema. */
export type QualifiedName = { readonly schema: string; readonly name: string };

/** A boolean expression of the metadata, not parsed yet, with its place for error messages. */
export type FilterSource = { readonly value: unknown; readonly place: string };

export type ColumnList = '*' | readonly string[];

/** Root fields by which a table is read. */
export const QUERY_ROOT_FIELDS = ['select', 'select_by_pk', 'select_aggregate'] as const;
export const SUBSCRIPTION_ROOT_FIELDS = [...QUERY_ROOT_FIELDS, 'select_stream'] as const;
export type ReadRootField = (typeof SUBSCRIPTION_ROOT_FIELDS)[number];

export type SelectPermission = {
  readonly role: string;
  readonly columns: ColumnList;
  readonly computedFields: readonly string[];
  readonly filter: FilterSource;
  readonly limit: number | undefined;
  readonly allowAggregations: boolean;
  /** Root fields that the role sees on `query_root` and `subscription_root`; undefined for all, empty for none. */
  readonly queryRootFields: readonly ReadRootField[] | undefined;
  readonly subscriptionRootFields: readonly ReadRootField[] | undefined;
};

export type InsertPermission = {
  readonly role: string;
  readonly columns: ColumnList;
  readonly check: FilterSource;
  readonly set: Readonly<Record<string, unknown>>;
  readonly isBackendOnly: boolean;
};

export type UpdatePermission = {
  readonly role: string;
  readonly columns: ColumnList;
  readonly filter: FilterSource;
  readonly check: FilterSource | undefined;
  readonly set: Readonly<Record<string, unknown>>;
  readonly isBackendOnly: boolean;
};

export type DeletePermission = {
  readonly role: string;
  readonly filter: FilterSource;
  readonly isBackendOnly: boolean;
};

/** The source of a relationship's other side by name, with its place; no name means the only source. */
export type SourceReference = { readonly name: string | undefined; readonly place: string };

/** Join of a relationship: by a foreign key or by columns given by hand. */
export type RelationshipUsing =
  /** The foreign key is in this table. */
  | { readonly kind: 'own-key'; readonly columns: readonly string[] }
  /** The foreign key is in the other table and refers to this one. */
  | { readonly kind: 'foreign-key'; readonly table: QualifiedName; readonly columns: readonly string[] }
  | {
      readonly kind: 'manual';
      readonly table: QualifiedName;
      readonly mapping: readonly (readonly [own: string, other: string])[];
      readonly insertAfterParent: boolean;
      readonly source: SourceReference;
    };

export type RelationshipMetadata = {
  readonly name: string;
  readonly type: 'object' | 'array';
  readonly using: RelationshipUsing;
  readonly comment: string | undefined;
  readonly place: string;
};

export type ComputedFieldMetadata = {
  readonly name: string;
  readonly function: QualifiedName;
  readonly tableArgument: string | undefined;
  readonly sessionArgument: string | undefined;
  readonly comment: string | undefined;
  readonly place: string;
};

export type RootFieldKind =
  | 'select'
  | 'select_by_pk'
  | 'select_aggregate'
  | 'select_stream'
  | 'insert'
  | 'insert_one'
  | 'update'
  | 'update_by_pk'
  | 'update_many'
  | 'delete'
  | 'delete_by_pk';

export type RootFieldSetting = { readonly name: string | undefined; readonly comment: string | undefined };

export type TableMetadata = {
  readonly table: QualifiedName;
  readonly isEnum: boolean;
  readonly customName: string | undefined;
  readonly comment: string | undefined;
  readonly rootFields: Readonly<Partial<Record<RootFieldKind, RootFieldSetting>>>;
  readonly columnNames: Readonly<Record<string, string>>;
  readonly columnComments: Readonly<Record<string, string>>;
  readonly relationships: readonly RelationshipMetadata[];
  readonly computedFields: readonly ComputedFieldMetadata[];
  readonly select: readonly SelectPermission[];
  readonly insert: readonly InsertPermission[];
  readonly update: readonly UpdatePermission[];
  readonly delete: readonly DeletePermission[];
  readonly place: string;
};

export type FunctionMetadata = {
  readonly function: QualifiedName;
  readonly customName: string | undefined;
  readonly rootFields: { readonly function: string | undefined; readonly aggregate: string | undefined };
  readonly sessionArgument: string | undefined;
  readonly exposedAs: 'query' | 'mutation' | undefined;
  readonly roles: readonly string[];
  readonly comment: string | undefined;
  readonly place: string;
};

/** A header that every call of the action's webhook carries. */
export type ActionHeader =
  | { readonly name: string; readonly value: string }
  /** The environment variable that holds the value. */
  | { readonly name: string; readonly value_from_env: string };

/** A field or argument with its type in GraphQL's notation, such as `[String!]!`. */
export type TypedName = {
  readonly name: string;
  readonly type: string;
  readonly description: string | undefined;
};

export type ActionMetadata = {
  readonly name: string;
  readonly operation: 'query' | 'mutation';
  readonly isAsynchronous: boolean;
  readonly handler: string;
  readonly timeoutS: number | undefined;
  readonly forwardClientHeaders: boolean;
  /** Names of client headers, in lower case, that are not forwarded. */
  readonly ignoredClientHeaders: readonly string[];
  readonly headers: readonly ActionHeader[];
  readonly arguments: readonly TypedName[];
  readonly outputType: string;
  readonly roles: readonly string[];
  readonly comment: string | undefined;
  readonly place: string;
};

export type CustomRelationship = {
  readonly name: string;
  readonly type: 'object' | 'array';
  readonly table: QualifiedName;
  readonly fieldMapping: Readonly<Record<string, string>>;
  readonly source: SourceReference;
  readonly place: string;
};

export type CustomTypes = {
  readonly objects: readonly {
    readonly name: string;
    readonly description: string | undefined;
    readonly fields: readonly TypedName[];
    readonly relationships: readonly CustomRelationship[];
    readonly place: string;
  }[];
  readonly inputObjects: readonly {
    readonly name: string;
    readonly description: string | undefined;
    readonly fields: readonly TypedName[];
    readonly place: string;
  }[];
  readonly scalars: readonly {
    readonly name: string;
    readonly description: string | undefined;
    readonly place: string;
  }[];
  readonly enums: readonly {
    readonly name: string;
    readonly description: string | undefined;
    readonly values: readonly { readonly name: string; readonly description: string | undefined }[];
    readonly place: string;
  }[];
};

/** A permission that was left out because it does not fit; a role that inherits gets none in its place. */
export type LostPermission = {
  readonly kind: 'select' | 'insert' | 'update' | 'delete';
  readonly table: QualifiedName;
  readonly role: string;
};

export type InheritedRole = {
  readonly name: string;
  readonly parents: readonly string[];
  readonly place: string;
};

/** An operation of a collection. */
export type SavedQuery = { readonly query: string; readonly place: string };

export type RestMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A saved operation with a URL of its own below `/api/rest/`. */
export type RestEndpointMetadata = {
  readonly name: string;
  /** Path of the URL; a segment that begins with a colon names a variable of the operation. */
  readonly url: string;
  readonly methods: readonly RestMethod[];
  readonly comment: string | undefined;
  readonly query: string;
  readonly place: string;
};

/** Everything that the engine takes from a Hasura metadata directory, checked and in one form. */
export type Metadata = {
  readonly tables: readonly TableMetadata[];
  readonly functions: readonly FunctionMetadata[];
  readonly actions: readonly ActionMetadata[];
  readonly customTypes: CustomTypes;
  readonly inheritedRoles: readonly InheritedRole[];
  readonly lostPermissions?: readonly LostPermission[];
  /** Documents of the operations on the allow-list. */
  readonly allowedQueries: readonly string[];
  readonly restEndpoints: readonly RestEndpointMetadata[];
  /** Operations of the allow-list and the REST endpoints, each once. */
  readonly savedQueries: readonly SavedQuery[];
  readonly introspectionDisabledRoles: readonly string[];
};
