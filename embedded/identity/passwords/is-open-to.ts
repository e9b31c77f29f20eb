import type { Db } from '../storage/database.ts';
import { findAccountByLogin, directRoleIds } from '../storage/account-store.ts';
import { findPassword } from '../storage/credential-store.ts';
import { findRole } from '../storage/role-store.ts';
import { verifyPassword } from './password-hash.ts';

type Holder = { realm: string; email: string; password: string; role: string };

/** Tells whether an account is enabled, holds the role of the realm and still has this password. */
export async function isOpenTo(db: Db, { realm, email, password, role: name }: Holder): Promise<boolean> {
  const account = await findAccountByLogin(db, realm, email, true);
  if (!account?.enabled) return false;
  const role = await findRole(db, { realm }, name);
  if (!role || !(await directRoleIds(db, account.id)).includes(role.id)) return false;
  const stored = await findPassword(db, account.id);

  return stored !== undefined && (await verifyPassword(password, stored));
}
