import { isOpenTo } from '../identity/passwords/is-open-to.ts';
import { withClient } from '../postgres/with-client.ts';
import type { StackEnv } from './config/env.ts';
import { REALM, type StackPlan } from './parts/definitions.ts';
import { secretsFile, type Secrets } from './secrets/secrets.ts';

/** Milliseconds for the connection and for each query: the product is up and must say so. */
const ANSWER_MS = 5_000;

type FirstAdministrator = {
  readonly env: Pick<StackEnv, 'ADMIN_PASSWORD' | 'DATA_DIR'>;
  readonly secrets: Pick<Secrets, 'adminEmail' | 'adminPassword' | 'adminPasswordMade'>;
  readonly publicUrl: string;
  /** Whether the first password opens the back office; undefined where that can't be known. */
  readonly isOpen: boolean | undefined;
};

/**
 * Returns what the launcher prints about signing in: the first administrator's password while it is valid and was made
 * here, otherwise where a person finds one that is valid.
 */
export function signInLine({ env, secrets, publicUrl, isOpen }: FirstAdministrator): string {
  const { adminEmail, adminPassword, adminPasswordMade } = secrets;
  if (isOpen === false) {
    return `${publicUrl}/auth#admin  with the password that was chosen ("Forgot password?" mails a link)`;
  }
  if (isOpen && adminPasswordMade) return `${adminEmail}  ${adminPassword}`;
  if (isOpen && adminPassword === env.ADMIN_PASSWORD) return `${adminEmail}  with ADMIN_PASSWORD`;

  return `${adminEmail}  with adminPassword in ${secretsFile(env)}, until another is chosen`;
}

/**
 * Tells whether the first administrator's first password still opens the back office. A real Keycloak could only be
 * asked by a sign-in, which it would count, so there and where the database does not answer the result is undefined.
 */
export async function isFirstPasswordOpen({
  env,
  secrets,
  databaseUrl,
}: Pick<StackPlan, 'env' | 'secrets' | 'databaseUrl'>): Promise<boolean | undefined> {
  if (env.KEYCLOAK_URL !== undefined) return undefined;
  const { adminEmail: email, adminPassword: password } = secrets;
  const patience = { connectMs: ANSWER_MS, answerMs: ANSWER_MS };
  try {
    return await withClient(
      { connectionString: databaseUrl, application_name: 'hostfront launcher', ...patience },
      (client) => isOpenTo(client, { realm: REALM, email, password, role: 'admin' }),
    );
  } catch {
    // The product serves all the same, and the line says where the password is.
    return undefined;
  }
}
