import { boolean, number, object, string, type InferType } from 'yup';
import {
  commaList,
  givenVariables,
  port,
  postgresUrl,
  readEnvironment,
  type Environment,
} from '#runtime/process/environment.ts';
import { metricsVariables } from '#runtime/observe/metrics.ts';
import { parseJwtConfig, type JwtConfig } from '../auth/jwt-config.ts';
import type { EngineSettings } from '../contract/settings.ts';
import type { BudgetLimits } from '../limits/budget.ts';
import { MEASURED_DEPTH, type Limits } from '../limits/limits.ts';

const API_NAMES = ['graphql', 'metadata', 'pgdump', 'config'] as const;
const LOOPBACK = /^(localhost|127(?:\.\d+){3}|::1)$/;
const KNOWN_FEATURES = ['disable_postgres_arrays', 'inherited_roles'];
const MEGABYTE = 1024 * 1024;

const flag = (whenAbsent: boolean) => boolean().default(whenAbsent);
const count = (whenAbsent: number) => number().integer().positive().default(whenAbsent);

export const envSchema = object({
  HASURA_GRAPHQL_SERVER_HOST: string().default('127.0.0.1'),
  HASURA_GRAPHQL_SERVER_PORT: port().default(8080),
  /** Database of the engine. */
  HASURA_GRAPHQL_DATABASE_URL: postgresUrl().required(),
  /** Folder of the metadata. */
  HASURA_GRAPHQL_METADATA_DIR: string().required(),
  HASURA_GRAPHQL_ADMIN_SECRET: string().min(1),
  /** JSON, see https://hasura.io/docs/latest/auth/authentication/jwt/ */
  HASURA_GRAPHQL_JWT_SECRET: string().min(1),
  HASURA_GRAPHQL_UNAUTHORIZED_ROLE: string().min(1),
  HASURA_GRAPHQL_STRINGIFY_NUMERIC_TYPES: flag(false),
  HASURA_GRAPHQL_EXPERIMENTAL_FEATURES: commaList().test('known', '', (features, context) => {
    const unknown = features.filter((feature) => !KNOWN_FEATURES.includes(feature));
    return (
      unknown.length === 0 ||
      context.createError({
        message: `HASURA_GRAPHQL_EXPERIMENTAL_FEATURES knows ${KNOWN_FEATURES.join(', ')}, not ${unknown.join(', ')}`,
      })
    );
  }),
  /** APIs that are answered; without this variable all of them on a loopback address, and elsewhere `graphql` alone. */
  HASURA_GRAPHQL_ENABLED_APIS: commaList().test('known', '', (names, context) => {
    const unknown = names.filter((name) => !API_NAMES.some((api) => api === name));
    return (
      unknown.length === 0 ||
      context.createError({
        message: `HASURA_GRAPHQL_ENABLED_APIS knows ${API_NAMES.join(', ')}, not ${unknown.join(', ')}`,
      })
    );
  }),
  HASURA_GRAPHQL_DEV_MODE: flag(false),
  HASURA_GRAPHQL_ADMIN_INTERNAL_ERRORS: flag(true),
  HASURA_GRAPHQL_INFER_FUNCTION_PERMISSIONS: flag(true),
  HASURA_GRAPHQL_ENABLE_ALLOWLIST: flag(false),
  HASURA_GRAPHQL_PG_CONNECTIONS: count(20),
  HASURA_GRAPHQL_CORS_DOMAIN: commaList(),
  HASURA_GRAPHQL_LOG_LEVEL: string().oneOf(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /**
   * Milliseconds between two fetches of subscriptions on unwatched relations (views, foreign tables); of all when
   * polling.
   */
  HASURA_GRAPHQL_LIVE_QUERIES_MULTIPLEXED_REFETCH_INTERVAL: count(1000),
  HASURA_GRAPHQL_LIVE_QUERIES_MULTIPLEXED_BATCH_SIZE: number().integer().min(1).max(100).default(100),
  /** Seconds between two keep-alive messages on a socket. */
  HASURA_GRAPHQL_WEBSOCKET_KEEPALIVE: count(5),
  /** Seconds from the opening of a socket to its connection_init. */
  HASURA_GRAPHQL_WEBSOCKET_CONNECTION_INIT_TIMEOUT: count(3),
  /** Whether a token that claims the role `admin` is refused. */
  ENGINE_REFUSE_ADMIN_CLAIM: flag(true),
  /** Details of errors and descriptions of scalars, which Hasura's protocol does not have (docs/integrate/api.md). */
  ENGINE_BEYOND_HASURA: flag(true),
  /** Roles to which errors suggest names of their schema: administrators and programs. */
  ENGINE_SUGGESTING_ROLES: commaList().default(['site_admin', 'reader', 'editor', 'mailing']),
  /**
   * With `auto` live queries are pushed unless something speaks against triggers on the tables (docs/build/engine.md);
   * `push` and `poll` decide it.
   */
  ENGINE_LIVE_MODE: string().oneOf(['auto', 'push', 'poll']).default('auto'),
  /** Seconds between two fetches of all subscriptions, in case a notification was lost. */
  ENGINE_LIVE_SAFETY_REFETCH: count(120),
  /** Origins whose pages may open a WebSocket; an empty list allows any. */
  ENGINE_WEBSOCKET_ORIGINS: commaList(),
  /** Addresses of proxies whose X-Forwarded-For is believed. */
  ENGINE_TRUSTED_PROXIES: commaList().default(['127.0.0.1', '::1']),
  ENGINE_MAX_BODY_BYTES: count(2 * MEGABYTE),
  ENGINE_MAX_FRAME_BYTES: count(2 * MEGABYTE),
  ENGINE_MAX_BATCH: count(20),
  ENGINE_MAX_DEPTH: count(25).max(MEASURED_DEPTH),
  ENGINE_MAX_INPUT_DEPTH: count(64),
  // The budget of one request; docs/integrate/limits.md explains each of these variables.
  ENGINE_MAX_REQUEST_BYTES: count(256 * 1024),
  ENGINE_MAX_TOKENS: count(8_000),
  ENGINE_MAX_ROOT_FIELDS: count(50),
  ENGINE_MAX_NODES: count(1_000),
  ENGINE_MAX_ALIASES: count(100),
  ENGINE_MAX_DIRECTIVES: count(100),
  ENGINE_MAX_VALUES: count(2_000),
  ENGINE_MAX_PARAMETERS: count(4_000),
  ENGINE_MAX_ACTIONS: count(5),
  ENGINE_MAX_ESTIMATED_NODES: count(100_000),
  ENGINE_MAX_NESTED_ROWS: count(20_000),
  ENGINE_MAX_ESTIMATED_BYTES: count(8 * MEGABYTE),
  ENGINE_MAX_ANSWER_BYTES: count(4 * MEGABYTE),
  ENGINE_MAX_ROWS: count(10_000),
  /** Roles that write much at once; ENGINE_WIDE_FACTOR multiplies their budget. */
  ENGINE_WIDE_ROLES: commaList().default(['site_admin', 'editor', 'mailing']),
  ENGINE_WIDE_FACTOR: count(10),
  // Upper bounds for requests that wait for a connection to the database: their number and their waiting time.
  ENGINE_MAX_WAITING: count(1_000),
  ENGINE_MAX_WAIT_MS: count(5_000),
  ENGINE_MAX_OPERATIONS_PER_SOCKET: count(100),
  ENGINE_MAX_SOCKETS_PER_ADDRESS: count(500),
  /** TCP connections of clients and sockets, in all. */
  ENGINE_MAX_CONNECTIONS: count(10_000),
  ENGINE_STATEMENT_TIMEOUT_MS: count(30_000),
  /** Time limit for one request of the administrator: its commands and SQL are one transaction. */
  ENGINE_ADMIN_TIMEOUT_MS: count(300_000),
  /** Names one start of the product, which applies the metadata folder once; a new name for each process if not given. */
  ENGINE_START_ID: string().min(1).max(100),
  /** Age from which a statement counts as costly; costly statements get half of the connections. */
  ENGINE_COSTLY_STATEMENT_MS: count(250),
  /** Time limit for the role HASURA_GRAPHQL_UNAUTHORIZED_ROLE. */
  ENGINE_STRANGER_TIMEOUT_MS: count(5_000),
  /** Time limit for a statement of live queries. */
  ENGINE_LIVE_STATEMENT_TIMEOUT_MS: count(3_000),
  ENGINE_MAX_ACTION_CALLS: count(50),
  ENGINE_MAX_CACHE_BYTES: count(128 * 1024 * 1024),
  ...metricsVariables,
});

type Env = InferType<typeof envSchema>;

/** The engine's configuration from the environment, checked. */
export type EngineConfig = {
  readonly env: Env;
  readonly apis: ReadonlySet<string>;
  readonly jwt: JwtConfig | undefined;
  readonly limits: Limits;
  readonly settings: EngineSettings;
  /** For `{{VARIABLE}}` and `value_from_env` of actions. */
  readonly environment: Environment;
};

/** Reads the environment; names every fault in one error. */
export function readEngineConfig(source: Environment = process.env): EngineConfig {
  const env = readEnvironment(envSchema, source);
  const secret = env.HASURA_GRAPHQL_JWT_SECRET;
  const jwt = secret === undefined ? undefined : parseJwtConfig(secret);
  refuseContradictions(env);

  return {
    env,
    apis: apisOf(env, source),
    jwt,
    limits: limitsOf(env),
    settings: settingsOf(env),
    environment: givenVariables(source),
  };
}

/** Reads the database's address alone, for commands that need no other variable. */
export function readDatabaseUrl(): string {
  return readEnvironment(envSchema.pick(['HASURA_GRAPHQL_DATABASE_URL']), process.env)
    .HASURA_GRAPHQL_DATABASE_URL;
}

/** Returns the APIs that are answered. Those of the administrator need a secret to be set. */
function apisOf(env: Env, source: Environment): ReadonlySet<string> {
  const isInside = LOOPBACK.test(env.HASURA_GRAPHQL_SERVER_HOST);
  const isGiven = 'HASURA_GRAPHQL_ENABLED_APIS' in givenVariables(source);
  const byDefault: readonly string[] = isInside ? API_NAMES : ['graphql'];
  const names = isGiven ? env.HASURA_GRAPHQL_ENABLED_APIS : byDefault;
  const hasSecret = env.HASURA_GRAPHQL_ADMIN_SECRET !== undefined;

  return new Set(names.filter((name) => hasSecret || name === 'graphql'));
}

function refuseContradictions(env: Env) {
  if (env.HASURA_GRAPHQL_ADMIN_SECRET !== undefined) return;
  for (const name of ['HASURA_GRAPHQL_JWT_SECRET', 'HASURA_GRAPHQL_UNAUTHORIZED_ROLE'] as const) {
    if (env[name] !== undefined) throw new Error(`${name} needs HASURA_GRAPHQL_ADMIN_SECRET to be set too.`);
  }
}

function settingsOf(env: Env): EngineSettings {
  return {
    stringifyNumericTypes: env.HASURA_GRAPHQL_STRINGIFY_NUMERIC_TYPES,
    inferFunctionPermissions: env.HASURA_GRAPHQL_INFER_FUNCTION_PERMISSIONS,
    enableAllowlist: env.HASURA_GRAPHQL_ENABLE_ALLOWLIST,
    arraysAsLists: !env.HASURA_GRAPHQL_EXPERIMENTAL_FEATURES.includes('disable_postgres_arrays'),
    devMode: env.HASURA_GRAPHQL_DEV_MODE,
    adminInternalErrors: env.HASURA_GRAPHQL_ADMIN_INTERNAL_ERRORS,
    beyondHasura: env.ENGINE_BEYOND_HASURA,
    suggestingRoles: env.ENGINE_SUGGESTING_ROLES,
  };
}

function limitsOf(env: Env): Limits {
  return {
    maxBodyBytes: env.ENGINE_MAX_BODY_BYTES,
    maxFrameBytes: env.ENGINE_MAX_FRAME_BYTES,
    maxBatch: env.ENGINE_MAX_BATCH,
    maxDepth: env.ENGINE_MAX_DEPTH,
    maxInputDepth: env.ENGINE_MAX_INPUT_DEPTH,
    maxOperationsPerSocket: env.ENGINE_MAX_OPERATIONS_PER_SOCKET,
    maxSocketsPerNetwork: env.ENGINE_MAX_SOCKETS_PER_ADDRESS,
    maxConnections: env.ENGINE_MAX_CONNECTIONS,
    statementTimeoutMs: env.ENGINE_STATEMENT_TIMEOUT_MS,
    costlyStatementMs: env.ENGINE_COSTLY_STATEMENT_MS,
    strangerTimeoutMs: env.ENGINE_STRANGER_TIMEOUT_MS,
    liveStatementTimeoutMs: env.ENGINE_LIVE_STATEMENT_TIMEOUT_MS,
    maxCacheBytes: env.ENGINE_MAX_CACHE_BYTES,
    maxActionCalls: env.ENGINE_MAX_ACTION_CALLS,
    strangerRole: env.HASURA_GRAPHQL_UNAUTHORIZED_ROLE,
    maxWaiting: env.ENGINE_MAX_WAITING,
    maxWaitMs: env.ENGINE_MAX_WAIT_MS,
    budget: budgetLimitsOf(env),
    wideRoles: env.ENGINE_WIDE_ROLES,
    wideFactor: env.ENGINE_WIDE_FACTOR,
  };
}

function budgetLimitsOf(env: Env): BudgetLimits {
  return {
    requestBytes: env.ENGINE_MAX_REQUEST_BYTES,
    tokens: env.ENGINE_MAX_TOKENS,
    rootFields: env.ENGINE_MAX_ROOT_FIELDS,
    fields: env.ENGINE_MAX_NODES,
    aliases: env.ENGINE_MAX_ALIASES,
    directives: env.ENGINE_MAX_DIRECTIVES,
    values: env.ENGINE_MAX_VALUES,
    parameters: env.ENGINE_MAX_PARAMETERS,
    actions: env.ENGINE_MAX_ACTIONS,
    nodes: env.ENGINE_MAX_ESTIMATED_NODES,
    nestedRows: env.ENGINE_MAX_NESTED_ROWS,
    estimatedBytes: env.ENGINE_MAX_ESTIMATED_BYTES,
    answerBytes: env.ENGINE_MAX_ANSWER_BYTES,
    rows: env.ENGINE_MAX_ROWS,
  };
}
