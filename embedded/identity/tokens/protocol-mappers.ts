import type { Account } from '../storage/account-store.ts';
import { claimPath, typedValue, type ProtocolMapperType } from './protocol-mapper.ts';

/** Adds an audience to the token. */
const audience: ProtocolMapperType = {
  name: 'oidc-audience-mapper',
  priority: 0,
  apply: (config, _source, claims) => {
    const name = config['included.client.audience'] || config['included.custom.audience'];
    if (name) claims.addAudience(name);
  },
};

/** Writes the roles that the account has at one client; writes no claim where there are none. */
const clientRole: ProtocolMapperType = {
  name: 'oidc-usermodel-client-role-mapper',
  priority: 40,
  apply: (config, { roles }, claims) => {
    const clientId = config['usermodel.clientRoleMapping.clientId'];
    const prefix = config['usermodel.clientRoleMapping.rolePrefix'] ?? '';
    const names = roles
      .filter((role) => role.clientId !== null && (!clientId || role.clientId === clientId))
      .map((role) => prefix + role.name);
    const [first] = names;
    if (first === undefined) return;

    claims.set(claimPath(config), config['multivalued'] === 'true' ? names : first);
  },
};

/** Writes the same value into every token. */
const hardcodedClaim: ProtocolMapperType = {
  name: 'oidc-hardcoded-claim-mapper',
  priority: 0,
  apply: (config, _source, claims) => {
    claims.set(claimPath(config), typedValue(config, config['claim.value'] ?? ''));
  },
};

const PROPERTIES: Readonly<Record<string, (account: Account) => string | null>> = {
  id: (account) => account.id,
  username: (account) => account.username,
  email: (account) => account.email,
  emailVerified: (account) => String(account.emailVerified),
  firstName: (account) => account.firstName,
  lastName: (account) => account.lastName,
};

/** Writes a property of the account, such as its id. */
const userProperty: ProtocolMapperType = {
  name: 'oidc-usermodel-property-mapper',
  priority: 0,
  apply: (config, { account }, claims) => {
    const value = PROPERTIES[config['user.attribute'] ?? '']?.(account) ?? null;
    if (value !== null) claims.set(claimPath(config), typedValue(config, value));
  },
};

/** Keycloak's protocol mappers that this server supports. */
export const PROTOCOL_MAPPERS: readonly ProtocolMapperType[] = [
  audience,
  clientRole,
  hardcodedClaim,
  userProperty,
];
