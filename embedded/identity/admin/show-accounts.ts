import type { Account } from '../storage/account-store.ts';
import { accountsWithOtp } from '../storage/credential-store.ts';
import type { AdminCall } from './admin-router.ts';
import { showAccount, showAccountBriefly } from './representations.ts';

/** Returns a list of accounts in the form that the request asks for: in full, or briefly. */
export async function showAccounts(
  { pool, query, administrator }: AdminCall,
  accounts: readonly Account[],
): Promise<Array<Record<string, unknown>>> {
  if (query['briefRepresentation'] === 'true')
    return accounts.map((account) => showAccountBriefly(account, administrator));
  const withOtp = await accountsWithOtp(
    pool,
    accounts.map(({ id }) => id),
  );
  return accounts.map((account) => showAccount(account, administrator, withOtp.has(account.id)));
}
