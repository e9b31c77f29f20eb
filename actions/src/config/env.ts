import {
  httpUrl,
  logLevel,
  port,
  postgresUrl,
  readEnvironment,
  type Environment,
} from '#runtime/environment.ts';
import { number, object, string, type InferType } from 'yup';

const secret = () => string().min(32);

const envSchema = object({
  ACTIONS_HOST: string().default('127.0.0.1'),
  ACTIONS_PORT: port().default(8090),
  DATABASE_URL: postgresUrl().required(),
  /** Where this service reaches Keycloak; people meet it under PUBLIC_URL. */
  KEYCLOAK_URL: httpUrl().required(),
  KEYCLOAK_REALM: string().default('hosting'),
  /** The origin that people see; requests of other origins are refused. */
  PUBLIC_URL: httpUrl().required(),
  WEB_CLIENT_SECRET: string().required(),
  ACTIONS_CLIENT_SECRET: string().required(),
  /** Shared with the GraphQL engine; proves that a request comes from it. */
  ACTION_SECRET: secret().required(),
  /** Signs captcha challenges and hashes what the rate limits remember. */
  CAPTCHA_SECRET: secret().required(),
  /** PBKDF2 iterations of one try; a challenge takes some hundred tries. */
  CAPTCHA_COST: number().integer().min(1).max(1_000_000).default(2_000),
  /** Given: captcha tokens are Cloudflare Turnstile's instead of ALTCHA's. */
  TURNSTILE_SECRET_KEY: string().default(''),
  LOG_LEVEL: logLevel(),
});

/** What the service is told at its start. */
export type Env = InferType<typeof envSchema>;

/** Reads the environment; one error names every fault. */
export function readEnv(source: Environment = process.env): Env {
  return readEnvironment(envSchema, source);
}
