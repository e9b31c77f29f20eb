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
};

/** Settings with which the product runs. */
export const defaultSettings: EngineSettings = {
  stringifyNumericTypes: true,
  inferFunctionPermissions: true,
  enableAllowlist: false,
  arraysAsLists: true,
  devMode: false,
  adminInternalErrors: false,
};
