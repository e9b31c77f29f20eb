import { metricsVariables } from '#runtime/observe/metrics.ts';
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
} from '#runtime/process/environment.ts';

export const envSchema = object({
  /** Host on which the process listens. */
  IDENTITY_HOST: string().default('127.0.0.1'),
  /** Port on which the process listens. */
  IDENTITY_PORT: port().default(8081),
  /** Database in which this process creates and owns the schema `identity`. */
  DATABASE_URL: postgresUrl().required(),
  /**
   * Public origin of the product; tokens are issued by PUBLIC_URL/realms/<realm>, whatever inside address a request
   * came by.
   */
  PUBLIC_URL: httpOrigin().required(),
  /** Path of the realm file, which a real Keycloak imports too. */
  KEYCLOAK_REALM_FILE: string().required(),
  /** Client of realm `master` that may administer every realm. */
  KC_BOOTSTRAP_ADMIN_CLIENT_ID: string().required(),
  KC_BOOTSTRAP_ADMIN_CLIENT_SECRET: string().min(16).required(),
  LOG_LEVEL: logLevel(),
  ...metricsVariables,
});

export type IdentityEnv = InferType<typeof envSchema> & {
  /** Text of the realm file, with its placeholders unresolved. */
  readonly realmFile: string;
  /** Variables from which the realm file's placeholders are resolved. */
  readonly placeholders: Readonly<Record<string, string>>;
};

/** Reads the environment once; every fault is named in one error. */
export function readEnv(source: Environment = process.env): IdentityEnv {
  const env = readEnvironment(envSchema, source);
  const realmFile = readNamedFile('KEYCLOAK_REALM_FILE', env.KEYCLOAK_REALM_FILE);

  return { ...env, realmFile, placeholders: givenVariables(source) };
}
