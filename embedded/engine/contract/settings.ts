/** Switches that change the engine's answers, named after Hasura's. */
export type EngineSettings = {
  readonly stringifyNumericTypes: boolean;
  readonly inferFunctionPermissions: boolean;
  readonly enableAllowlist: boolean;
  /** Postgres arrays are GraphQL lists; the feature `disable_postgres_arrays` turns this off. */
  readonly arraysAsLists: boolean;
  /** Shows `extensions.internal` to every role. */
  readonly devMode: boolean;
  /** Shows `extensions.internal` to the role admin. */
  readonly adminInternalErrors: boolean;
  /** Answers with more than Hasura's protocol has: details of errors, and descriptions of scalars in introspection. */
  readonly beyondHasura: boolean;
  /** Roles to which errors suggest names of their schema, if the engine goes beyond Hasura. */
  readonly suggestingRoles: readonly string[];
};

/** Settings with which the product runs. */
export const defaultSettings: EngineSettings = {
  stringifyNumericTypes: true,
  inferFunctionPermissions: true,
  enableAllowlist: false,
  arraysAsLists: true,
  devMode: false,
  adminInternalErrors: false,
  beyondHasura: true,
  suggestingRoles: ['site_admin', 'reader', 'editor', 'mailing'],
};
