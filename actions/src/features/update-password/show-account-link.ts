import { object, string } from 'yup';
import { findLink, linkInvalid } from '#actions/lib/accounts/account-links.ts';
import type { Db } from '#actions/lib/database.ts';
import { throwUnavailable, type KeycloakAdmin } from '#actions/lib/keycloak/keycloak-admin.ts';
import { readInput } from '#actions/lib/read-input.ts';

const inputSchema = object({ token: string().max(200).default('') }).required();

type Deps = { pool: Db; keycloakAdmin: Pick<KeycloakAdmin, 'findUser'> };

/** Returns the purpose, the account's email and the expiry of a single-use link; the link stays usable. */
export async function showAccountLink(input: unknown, { pool, keycloakAdmin }: Deps) {
  const link = await findLink(pool, readInput(inputSchema, input).token);
  const user = link && (await keycloakAdmin.findUser(link.userId).catch(throwUnavailable));
  if (!link || !user?.email || !user.enabled) throw linkInvalid();

  return { purpose: link.purpose, email: user.email, expires_at: link.expiresAt.toISOString() };
}
