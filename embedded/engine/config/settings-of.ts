import type { EngineSettings } from '../settings.ts';
import type { EngineConfig } from './env.ts';

/** The switches of the engine's core, as the environment sets them. */
export function settingsOf({ env }: EngineConfig): EngineSettings {
  return {
    stringifyNumericTypes: env.HASURA_GRAPHQL_STRINGIFY_NUMERIC_TYPES,
    inferFunctionPermissions: env.HASURA_GRAPHQL_INFER_FUNCTION_PERMISSIONS,
    enableAllowlist: env.HASURA_GRAPHQL_ENABLE_ALLOWLIST,
    arraysAsLists: !env.HASURA_GRAPHQL_EXPERIMENTAL_FEATURES.includes('disable_postgres_arrays'),
    devMode: env.HASURA_GRAPHQL_DEV_MODE,
    adminInternalErrors: env.HASURA_GRAPHQL_ADMIN_INTERNAL_ERRORS,
  };
}
