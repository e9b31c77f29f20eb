import { metricsVariables } from '#runtime/metrics.ts';
import { object, string, type InferType } from 'yup';
import {
  givenVariables,
  httpOrigin,
  logLevel,
  port,
  postgresUrl,
  readEnvironment,
  readNamedFile,
  type Environment,
} from '#runtime/environment.ts';

const envSchema = object({
  IDENTITY_HOST: string().default('127.0.0.1'),
  IDENTITY_PORT: port().default(8081),
  /** Its schema `identity` is made and owned by this process. */
  DATABASE_URL: postgresUrl().required(),
  /** Origin that people meet; the issuer of tokens is PUBLIC_URL/realms/<realm>, whatever the inside address. */
  PUBLIC_URL: httpOrigin().required(),
  /** The same file that a real Keycloak imports. */
  KEYCLOAK_REALM_FILE: string().required(),
  /** The one client of realm `master`: what may administer everything. */
  KC_BOOTSTRAP_ADMIN_CLIENT_ID: string().required(),
  KC_BOOTSTRAP_ADMIN_CLIENT_SECRET: string().min(16).required(),
  LOG_LEVEL: logLevel(),
  ...metricsVariables,
});

export type IdentityEnv = InferType<typeof envSchema> & {
  /** The realm file as it stands, its placeholders unresolved. */
  readonly realmFile: string;
  /** What its placeholders are resolved from. */
  readonly placeholders: Readonly<Record<string, string>>;
};

/** Reads the environment once; every fault is named in one error. */
export function readEnv(source: Environment = process.env): IdentityEnv {
  const env = readEnvironment(envSchema, source);
  const realmFile = readNamedFile('KEYCLOAK_REALM_FILE', env.KEYCLOAK_REALM_FILE);

  return { ...env, realmFile, placeholders: givenVariables(source) };
}
