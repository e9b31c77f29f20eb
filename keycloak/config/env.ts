import { readFileSync } from 'node:fs';
import { object, string, ValidationError, type InferType } from 'yup';

const envSchema = object({
  /** Inside address, without /realms. */
  KEYCLOAK_URL: string()
    .matches(/^https?:\/\//, '${path} must start with http:// or https://')
    .required(),
  /** A client of realm `master` with the role `admin`; the server makes it at its first start. */
  KC_BOOTSTRAP_ADMIN_CLIENT_ID: string().required(),
  KC_BOOTSTRAP_ADMIN_CLIENT_SECRET: string().required(),
  WEB_URL: string()
    .matches(/^https?:\/\/[^/]+$/, '${path} must be an origin such as http://localhost:3000')
    .required(),
  WEB_CLIENT_SECRET: string().min(16, '${path} must have at least 16 characters').required(),
  ACTIONS_CLIENT_SECRET: string().min(16, '${path} must have at least 16 characters').required(),
  /** The first administrator; made only while there is none. */
  ADMIN_EMAIL: string().email('${path} must be an e-mail address'),
  ADMIN_PASSWORD: string().when('ADMIN_EMAIL', {
    is: (email: string | undefined) => email !== undefined,
    then: (password) => password.required('ADMIN_PASSWORD must be set with ADMIN_EMAIL'),
  }),
  /** The realm as this project defines it. */
  KEYCLOAK_REALM_FILE: string().default('keycloak/realm.json'),
  LOG_LEVEL: string().oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type ApplyEnv = InferType<typeof envSchema> & {
  /** The realm file as it stands, its placeholders unresolved. */
  readonly realmFile: string;
  /** What its placeholders are resolved from. */
  readonly placeholders: Readonly<Record<string, string>>;
};

/** Reads the environment once; every fault is named in one error. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): ApplyEnv {
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
