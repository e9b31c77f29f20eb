/** The switches that change what the engine answers, by Hasura's names. */
export type EngineSettings = {
  readonly stringifyNumericTypes: boolean;
  readonly inferFunctionPermissions: boolean;
  readonly enableAllowlist: boolean;
  /** Arrays are lists; off with `disable_postgres_arrays`. */
  readonly arraysAsLists: boolean;
  /** `extensions.internal` for everybody. */
  readonly devMode: boolean;
  /** `extensions.internal` for the role admin. */
  readonly adminInternalErrors: boolean;
};

/** As the product runs. */
export const defaultSettings: EngineSettings = {
  stringifyNumericTypes: true,
  inferFunctionPermissions: true,
  enableAllowlist: false,
  arraysAsLists: true,
  devMode: false,
  adminInternalErrors: false,
};
