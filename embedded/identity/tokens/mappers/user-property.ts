import type { Account } from '../../storage/account-store.ts';
import { claimPath, typedValue, type ProtocolMapperType } from '../protocol-mapper.ts';

const PROPERTIES: Readonly<Record<string, (account: Account) => string | null>> = {
  id: (account) => account.id,
  username: (account) => account.username,
  email: (account) => account.email,
  emailVerified: (account) => String(account.emailVerified),
  firstName: (account) => account.firstName,
  lastName: (account) => account.lastName,
};

/** Writes a property of the account, such as its id. */
export const userProperty: ProtocolMapperType = {
  name: 'oidc-usermodel-property-mapper',
  priority: 0,
  apply: (config, { account }, claims) => {
    const value = PROPERTIES[config['user.attribute'] ?? '']?.(account) ?? null;
    if (value !== null) claims.set(claimPath(config), typedValue(config, value));
  },
};
