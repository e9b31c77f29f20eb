import { MADE_ADMINISTRATOR } from '#rules/accounts/made-administrator.ts';
import type { RealmAccess, UserRef } from '../realm-access.ts';

const ADMIN_ROLE = 'admin';
/** Upper bound of administrators that are looked at. */
const MOST_HOLDERS = 1_000;

type Administrator = { email: string; password: string };

/**
 * Gives the site an administrator while none is enabled: makes the account of this email, or enables the one that is
 * there, which keeps its password. Returns whether something was done.
 */
export async function ensureAdministrator(
  access: RealmAccess,
  { email, password }: Administrator,
): Promise<boolean> {
  const { api, path } = access;
  const holders = await api.get<UserRef[]>(`${path}/roles/${ADMIN_ROLE}/users?max=${MOST_HOLDERS}`);
  if (holders.some(({ enabled }) => enabled)) return false;

  const found = (await findUser(access, email)) ?? (await makeUser(access, { email, password }));
  if (!found.enabled) await api.put(`${path}/users/${found.id}`, { enabled: true });
  await api.post(`${path}/users/${found.id}/role-mappings/realm`, await access.roles([ADMIN_ROLE]));
  return true;
}

async function findUser({ api, path }: RealmAccess, email: string): Promise<UserRef | undefined> {
  return (await api.get<UserRef[]>(`${path}/users?email=${encodeURIComponent(email)}&exact=true`))[0];
}

async function makeUser(access: RealmAccess, { email, password }: Administrator): Promise<UserRef> {
  await access.api.post(`${access.path}/users`, {
    username: email,
    email,
    emailVerified: true,
    enabled: true,
    ...MADE_ADMINISTRATOR,
    credentials: [{ type: 'password', value: password, temporary: false }],
  });
  const user = await findUser(access, email);
  if (user === undefined) throw new Error('The administrator is gone right after being made.');

  return user;
}
