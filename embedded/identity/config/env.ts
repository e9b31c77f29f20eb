import { readFileSync } from 'node:fs';
import { number, object, string, ValidationError, type InferType } from 'yup';

const envSchema = object({
  IDENTITY_HOST: string().default('127.0.0.1'),
  IDENTITY_PORT: number().integer().min(0).max(65535).default(8081),
  /** Its schema `identity` is made and owned by this process. */
  DATABASE_URL: string()
    .matches(/^postgres(ql)?:\/\//, '${path} must start with postgres://')
    .required(),
  /** Origin that people meet; the issuer of tokens is PUBLIC_URL/realms/<realm>, whatever the inside address. */
  PUBLIC_URL: string()
    .matches(/^https?:\/\/[^/]+$/, '${path} must be an origin such as http://localhost:3000')
    .required(),
  /** The same file that a real Keycloak imports. */
  KEYCLOAK_REALM_FILE: string().required(),
  /** The one client of realm `master`: what may administer everything. */
  KC_BOOTSTRAP_ADMIN_CLIENT_ID: string().required(),
  KC_BOOTSTRAP_ADMIN_CLIENT_SECRET: string().min(16).required(),
  LOG_LEVEL: string().oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type IdentityEnv = InferType<typeof envSchema> & {
  /** The realm file as it stands, its placeholders unresolved. */
  readonly realmFile: string;
  /** What its placeholders are resolved from. */
  readonly placeholders: Readonly<Record<string, string>>;
};

/** Reads the environment once; every fault is named in one error. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): IdentityEnv {
  const present = Object.fromEntries(
    Object.entries(source).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
  const env = validated(present);
  return { ...env, realmFile: readRealmFile(env.KEYCLOAK_REALM_FILE), placeholders: present };
}

function validated(source: object): InferType<typeof envSchema> {
  try {
    return envSchema.validateSync(source, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new Error(`The environment is not right: ${error.errors.join('; ')}.`, { cause: error });
  }
}

function readRealmFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw new Error(`KEYCLOAK_REALM_FILE names ${path}, which can't be read.`, { cause });
  }
}
