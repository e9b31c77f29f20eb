import type { Flow, RealmSettings, Role } from '../storage/representation.ts';
import type { Account } from '../storage/account-store.ts';
import type { Credential } from '../storage/credential-store.ts';

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

/**
 * Returns an account in the form of the Admin API; `totp` says whether the account has an authenticator app, and is
 * left out of the brief form.
 */
export function showAccount(account: Account, totp?: boolean): Record<string, unknown> {
  const { id, username, firstName, lastName, email, emailVerified, enabled, createdAt, attributes } = account;
  return {
    id,
    username,
    ...(firstName !== null && { firstName }),
    ...(lastName !== null && { lastName }),
    ...(email !== null && { email }),
    emailVerified,
    ...(Object.keys(attributes).length > 0 && { attributes }),
    enabled,
    createdTimestamp: createdAt.getTime(),
    ...(totp !== undefined && { totp }),
    disableableCredentialTypes: [],
    requiredActions: account.requiredActions,
    notBefore: account.notBefore,
    access: { manage: true },
  };
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
