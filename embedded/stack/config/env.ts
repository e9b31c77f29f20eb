import { existsSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { boolean, number, object, string, type InferType } from 'yup';
import {
  givenVariables,
  httpUrl,
  port,
  postgresUrl,
  readEnvironment,
  type Environment,
} from '#runtime/process/environment.ts';

export const envSchema = object({
  /** Port of the product's one public origin. */
  PORT: port().min(1, '${path} must be a port that people can know, not 0').default(3000),
  /** Host on which the site listens. */
  HOST: string().default('localhost'),
  /** First of four inside ports for metrics: web, engine, identity, actions. Without it no process serves metrics. */
  METRICS_PORT: port()
    .min(1, '${path} must be a port that people can know, not 0')
    .max(65_532, '${path} must be at most 65532, since the three ports after it are used, too'),
  /** Host on which metrics are served; do not make it public. */
  METRICS_HOST: string().default('127.0.0.1'),
  /** Origin of the site as a browser sees it; also the issuer of tokens (with the realm's path). */
  PUBLIC_URL: httpUrl(),
  /** Folder for the database, secrets and logs. */
  DATA_DIR: string().default('.data'),
  /** Bytes at which the log of a part begins a new file. */
  LOG_MAX_BYTES: number()
    .integer()
    .min(65_536)
    .default(10 * 1024 ** 2),
  /** Files that are kept of the log of each part. */
  LOG_MAX_FILES: number().integer().min(1).default(5),
  /** Whether an empty database gets the demo set. */
  DEMO_DATA: boolean().default(true),
  ADMIN_EMAIL: string().email('${path} must be an email address'),
  /** Password of the first administrator; `npm start` makes one where it is missing. */
  ADMIN_PASSWORD: string().min(6, '${path} must have at least 6 characters'),
  /** A PostgreSQL in place of the embedded one. */
  DATABASE_URL: postgresUrl(),
  /** A Hasura in place of the embedded engine. */
  HASURA_GRAPHQL_ENDPOINT: httpUrl(),
  /** A Keycloak in place of the embedded one, without /realms. */
  KEYCLOAK_URL: httpUrl(),
  /** The actions service's mail server in place of the mail catcher: smtp(s)://user:password@host:port. */
  SMTP_URL: string().matches(/^smtps?:\/\//, '${path} must start with smtp:// or smtps://'),
  // The secrets are required where a real server that shares them replaces the embedded part; otherwise generated.
  /** Shared by engine, actions service and web server: proves that a call comes from one of them. */
  ACTION_SECRET: string().min(32, '${path} must have at least 32 characters'),
  WEB_CLIENT_SECRET: string(),
  ACTIONS_CLIENT_SECRET: string(),
  API_READER_CLIENT_SECRET: string(),
  API_EDITOR_CLIENT_SECRET: string(),
  API_MAILING_CLIENT_SECRET: string(),
  CAPTCHA_SECRET: string(),
  COOKIE_SECRET: string(),
  LIMIT_SECRET: string(),
  SESSION_SECRET: string(),
  TICKET_SECRET: string(),
  LINK_SECRET: string(),
  /** Client of realm `master` that may administer every realm. */
  KC_BOOTSTRAP_ADMIN_CLIENT_ID: string(),
  /** Secret of that client. */
  KC_BOOTSTRAP_ADMIN_CLIENT_SECRET: string(),
});

export type StackEnv = InferType<typeof envSchema> & { readonly passedOn: Record<string, string> };

/** Variables that no part is given as they are: those of the launcher, its secrets among them, and of backups. */
const OWN = new Set([...Object.keys(envSchema.fields), 'BACKUP_PASSPHRASE', 'BACKUP_PASSPHRASE_FILE']);

/** Reads the environment once; every fault is named in one error. */
export function readEnv(root: string, source: Environment = process.env): StackEnv {
  const env = readEnvironment(envSchema, source);
  const dataDir = isAbsolute(env.DATA_DIR) ? env.DATA_DIR : resolve(root, env.DATA_DIR);
  refuseHalfReplaced(env);
  refuseUntraceable(root, source);
  const passedOn = Object.fromEntries(
    Object.entries(givenVariables(source)).filter(([name]) => !OWN.has(name)),
  );

  return { ...env, DATA_DIR: dataDir, passedOn };
}

/** Throws where traces are wanted and the packages that record them, which the product runs without, are missing. */
function refuseUntraceable(root: string, { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }: Environment): void {
  if (!endpoint || existsSync(join(root, 'deploy/tracing/node_modules'))) return;
  throw new Error(
    'With OTEL_EXPORTER_OTLP_ENDPOINT set, the packages for traces are needed: npm ci --prefix deploy/tracing',
  );
}

/** Throws where a real server is configured without the secrets and the database that it shares with our parts. */
function refuseHalfReplaced(env: InferType<typeof envSchema>): void {
  const needs: Array<[keyof typeof env, ReadonlyArray<keyof typeof env>]> = [
    ['HASURA_GRAPHQL_ENDPOINT', ['DATABASE_URL', 'ACTION_SECRET']],
    ['KEYCLOAK_URL', ['WEB_CLIENT_SECRET', 'ACTIONS_CLIENT_SECRET']],
  ];
  for (const [name, companions] of needs) {
    const missing = companions.filter((companion) => env[companion] === undefined);
    if (env[name] !== undefined && missing.length > 0) {
      throw new Error(`With ${name} set, ${missing.join(' and ')} must be set too.`);
    }
  }
}
