import type { Client, Flow, RealmSettings, Role } from '../storage/representation.ts';
import type { Account } from '../storage/account-store.ts';
import type { Administrator } from './administrator.ts';
import type { Credential } from '../storage/credential-store.ts';

const MANAGE_USERS = 'manage-users';
const MASK = '**********';

/** Returns a role in the form of the Admin API. */
export function showRole({
  id,
  name,
  description,
  composite,
  client,
  containerId,
}: Role): Record<string, unknown> {
  return {
    id,
    name,
    ...(description !== null && { description }),
    composite,
    clientRole: client !== null,
    containerId,
  };
}

/** Returns a role as it is shown alone; no role has attributes here. */
export const showRoleInFull = (role: Role): Record<string, unknown> => ({
  ...showRole(role),
  attributes: {},
});

/** Returns an account in the brief form of lists. */
export function showAccountBriefly(account: Account, administrator: Administrator): Record<string, unknown> {
  const { id, username, firstName, lastName, email, emailVerified, enabled, createdAt } = account;
  return {
    id,
    username,
    ...(firstName !== null && { firstName }),
    ...(lastName !== null && { lastName }),
    ...(email !== null && { email }),
    emailVerified,
    enabled,
    createdTimestamp: createdAt.getTime(),
    access: { manage: administrator.has(MANAGE_USERS) },
  };
}

/** Returns an account in the form of lists; `totp` says whether the account has an authenticator app. */
export function showAccount(
  account: Account,
  administrator: Administrator,
  totp: boolean,
): Record<string, unknown> {
  return {
    ...showAccountBriefly(account, administrator),
    totp,
    disableableCredentialTypes: [],
    requiredActions: account.requiredActions,
    notBefore: account.notBefore,
  };
}

/** Returns an account as it is shown alone, with its links to other identity providers. */
export function showAccountInFull(
  account: Account,
  administrator: Administrator,
  { totp, links }: { totp: boolean; links: readonly object[] },
): Record<string, unknown> {
  const mayManage = administrator.has(MANAGE_USERS);
  return {
    ...showAccount(account, administrator, totp),
    federatedIdentities: links,
    access: {
      manageGroupMembership: mayManage,
      resetPassword: mayManage,
      view: true,
      mapRoles: mayManage,
      impersonate: administrator.has('impersonation'),
      manage: mayManage,
    },
  };
}

/** Returns a client in the form of the Admin API, which leaves an empty list of mappers out. */
export function showClient({ protocolMappers = [], ...client }: Client): Record<string, unknown> {
  return { ...client, ...(protocolMappers.length > 0 && { protocolMappers }) };
}

/** Returns a realm in the form of the Admin API, with the mail server's password masked. */
export function showRealm(realm: RealmSettings): Record<string, unknown> {
  const smtp = realm['smtpServer'];
  const isObject = typeof smtp === 'object' && smtp !== null;
  return {
    ...realm,
    ...(isObject && { smtpServer: 'password' in smtp ? { ...smtp, password: MASK } : smtp }),
  };
}

/** Returns a credential in the form of the Admin API, without its hash or secret. */
export function showCredential({
  id,
  type,
  userLabel,
  createdAt,
  credentialData,
}: Credential): Record<string, unknown> {
  return {
    id,
    type,
    ...(userLabel !== null && { userLabel }),
    createdDate: createdAt.getTime(),
    credentialData: JSON.stringify(credentialData),
  };
}

/** Returns a flow in the form of the Admin API. */
export function showFlow({ executions, ...flow }: Flow): Record<string, unknown> {
  return {
    ...flow,
    authenticationExecutions: executions.map(({ authenticator, requirement }, index) => ({
      authenticator,
      authenticatorFlow: false,
      requirement,
      priority: (index + 1) * 10,
      userSetupAllowed: false,
    })),
  };
}

/** Returns a flow's executions in the form of the Admin API. */
export function showExecutions({ executions }: Flow): Array<Record<string, unknown>> {
  return executions.map(({ id, authenticator, requirement }, index) => ({
    id,
    requirement,
    providerId: authenticator,
    level: 0,
    index,
    priority: (index + 1) * 10,
    configurable: authenticator === 'identity-provider-redirector',
  }));
}
