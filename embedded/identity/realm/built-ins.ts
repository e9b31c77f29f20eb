import { randomUUID } from 'node:crypto';
import type { ClientSettings, Flow } from '../storage/representation.ts';

/** Realm roles that every new realm has in Keycloak; the default role, which every new account gets, includes them. */
export const REALM_ROLES = ['offline_access', 'uma_authorization'];

/** Returns the name of the role that every new account gets. */
export const defaultRoleName = (realm: string): string => `default-roles-${realm}`;

/** Client whose roles are the rights in the Admin API. */
export const REALM_MANAGEMENT = 'realm-management';

/** The rights in the Admin API, each with the rights that it includes. */
export const MANAGEMENT_ROLES: Readonly<Record<string, readonly string[]>> = {
  'create-client': [],
  impersonation: [],
  'manage-authorization': [],
  'manage-clients': [],
  'manage-events': [],
  'manage-identity-providers': [],
  'manage-realm': [],
  'manage-users': [],
  'query-clients': [],
  'query-groups': [],
  'query-realms': [],
  'query-users': [],
  'view-authorization': [],
  'view-clients': ['query-clients'],
  'view-events': [],
  'view-identity-providers': [],
  'view-realm': [],
  'view-users': ['query-users', 'query-groups'],
};

/** Clients that a new realm has in Keycloak. */
export const CLIENTS: readonly ClientSettings[] = [
  { clientId: REALM_MANAGEMENT, name: '${client_realm-management}', bearerOnly: true },
  {
    clientId: 'admin-cli',
    name: '${client_admin-cli}',
    publicClient: true,
    standardFlowEnabled: false,
    directAccessGrantsEnabled: true,
  },
];

/** Authenticator of a direct grant that asks for the code of an authenticator app. */
export const OTP_AUTHENTICATOR = 'direct-grant-validate-otp';

/**
 * Returns the flows that a client uses unless it names another; they hold only executions that this server supports.
 */
export function builtInFlows(): Flow[] {
  return [
    {
      id: randomUUID(),
      alias: 'direct grant',
      description: 'OpenID Connect Resource Owner Grant',
      providerId: 'basic-flow',
      topLevel: true,
      builtIn: true,
      executions: [
        { id: randomUUID(), authenticator: 'direct-grant-validate-username', requirement: 'REQUIRED' },
        { id: randomUUID(), authenticator: 'direct-grant-validate-password', requirement: 'REQUIRED' },
        { id: randomUUID(), authenticator: OTP_AUTHENTICATOR, requirement: 'REQUIRED' },
      ],
    },
    {
      id: randomUUID(),
      alias: 'browser',
      description: 'Browser based authentication',
      providerId: 'basic-flow',
      topLevel: true,
      builtIn: true,
      executions: [
        { id: randomUUID(), authenticator: 'auth-cookie', requirement: 'ALTERNATIVE' },
        { id: randomUUID(), authenticator: 'identity-provider-redirector', requirement: 'ALTERNATIVE' },
      ],
    },
  ];
}
