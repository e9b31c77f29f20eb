import { object, string } from 'yup';
import {
  givenVariables,
  httpOrigin,
  httpUrl,
  logLevel,
  readEnvironment,
  readNamedFile,
  type Environment,
} from '#runtime/process/environment.ts';

const clientSecret = () => string().min(16, '${path} must have at least 16 characters').required();

export const envSchema = object({
  /** Inside address of Keycloak, without /realms. */
  KEYCLOAK_URL: httpUrl().required(),
  /** A client of realm `master` with the role `admin`; Keycloak creates it at its first start. */
  KC_BOOTSTRAP_ADMIN_CLIENT_ID: string().required(),
  KC_BOOTSTRAP_ADMIN_CLIENT_SECRET: string().required(),
  /** Origin of the site, to which people return after signing in. */
  WEB_URL: httpOrigin().required(),
  WEB_CLIENT_SECRET: clientSecret(),
  ACTIONS_CLIENT_SECRET: clientSecret(),
  API_READER_CLIENT_SECRET: clientSecret(),
  API_EDITOR_CLIENT_SECRET: clientSecret(),
  API_MAILING_CLIENT_SECRET: clientSecret(),
  /** E-mail address of the first administrator, who is created only while there is no administrator. */
  ADMIN_EMAIL: string().email('${path} must be an email address'),
  ADMIN_PASSWORD: string().when('ADMIN_EMAIL', {
    is: (email: string | undefined) => email !== undefined,
    then: (password) => password.required('ADMIN_PASSWORD must be set with ADMIN_EMAIL'),
  }),
  /** Path of the file with the realm as this project defines it. */
  KEYCLOAK_REALM_FILE: string().default('keycloak/realm.json'),
  LOG_LEVEL: logLevel(),
});

/**
 * Reads the environment once, and the text of the realm file with the variables from which its placeholders are
 * resolved; every fault is named in one error.
 */
export function readEnv(source: Environment = process.env) {
  const env = readEnvironment(envSchema, source);
  const realmFile = readNamedFile('KEYCLOAK_REALM_FILE', env.KEYCLOAK_REALM_FILE);

  return { ...env, realmFile, placeholders: givenVariables(source) };
}
