import { number, object, string, ValidationError, type InferType } from 'yup';

const secret = () => string().min(32);
const httpUrl = () => string().matches(/^https?:\/\/[^\s/]+/, '${path} must be an http(s) URL');

const envSchema = object({
  ACTIONS_HOST: string().default('127.0.0.1'),
  ACTIONS_PORT: number().integer().min(0).max(65_535).default(8090),
  DATABASE_URL: string()
    .matches(/^postgres(ql)?:\/\//, '${path} must start with postgres://')
    .required(),
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
  LOG_LEVEL: string().oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** What the service is told at its start. */
export type Env = InferType<typeof envSchema>;

/** Reads the environment; one error names every fault. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  try {
    return envSchema.validateSync(withoutBlanks(source), { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new Error(`The actions service cannot start: ${error.errors.join('; ')}.`, { cause: error });
  }
}

/** A variable left empty, as in a copied .env file, counts as not given. */
function withoutBlanks(source: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(source).filter((entry): entry is [string, string] => (entry[1] ?? '') !== ''),
  );
}
