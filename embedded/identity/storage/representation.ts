/**
 * The part of Keycloak's representations that this server reads. All other properties in a realm file or a request
 * are kept and returned, as Keycloak does.
 *
 * See https://www.keycloak.org/docs-api/latest/rest-api/index.html
 */
export type RealmSettings = {
  realm: string;
  id?: string;
  enabled?: boolean;
  accessTokenLifespan?: number;
  ssoSessionIdleTimeout?: number;
  ssoSessionMaxLifespan?: number;
  accessCodeLifespan?: number;
  revokeRefreshToken?: boolean;
  registrationEmailAsUsername?: boolean;
  loginWithEmailAllowed?: boolean;
  passwordPolicy?: string;
  [setting: string]: unknown;
};

export type ProtocolMapper = {
  id?: string;
  name: string;
  protocol?: string;
  protocolMapper: string;
  config: Record<string, string>;
};

export type ClientSettings = {
  clientId: string;
  name?: string;
  enabled?: boolean;
  bearerOnly?: boolean;
  publicClient?: boolean;
  secret?: string;
  standardFlowEnabled?: boolean;
  directAccessGrantsEnabled?: boolean;
  serviceAccountsEnabled?: boolean;
  fullScopeAllowed?: boolean;
  /** Keycloak's own default scopes where missing. */
  defaultClientScopes?: string[];
  redirectUris?: string[];
  webOrigins?: string[];
  attributes?: Record<string, string>;
  protocolMappers?: ProtocolMapper[];
  authenticationFlowBindingOverrides?: Record<string, string>;
  [setting: string]: unknown;
};

export type Client = ClientSettings & { id: string };

export type RoleRepresentation = {
  id?: string;
  name: string;
  description?: string;
  composite?: boolean;
  composites?: { realm?: string[]; client?: Record<string, string[]> };
};

export type Role = {
  id: string;
  name: string;
  description: string | null;
  composite: boolean;
  /** Null for a role of the realm. */
  client: string | null;
  /** Id of the realm or the client that the role belongs to. */
  containerId: string;
  /** The `clientId` of its client; null for a role of the realm. */
  clientId: string | null;
};

export type Execution = {
  id: string;
  authenticator: string;
  requirement: 'REQUIRED' | 'ALTERNATIVE' | 'DISABLED' | 'CONDITIONAL';
};

export type Flow = {
  id: string;
  alias: string;
  description?: string;
  providerId: string;
  topLevel: boolean;
  builtIn: boolean;
  executions: Execution[];
};

export type IdentityProvider = {
  alias: string;
  internalId?: string;
  providerId: string;
  enabled?: boolean;
  config?: Record<string, string>;
  [setting: string]: unknown;
};

export type CredentialRepresentation = {
  type?: string;
  value?: string;
  temporary?: boolean;
  userLabel?: string;
  secretData?: string;
  credentialData?: string;
};

export type UserRepresentation = {
  id?: string;
  username?: string;
  email?: string;
  emailVerified?: boolean;
  firstName?: string;
  lastName?: string;
  enabled?: boolean;
  requiredActions?: string[];
  credentials?: CredentialRepresentation[];
  serviceAccountClientId?: string;
  realmRoles?: string[];
  clientRoles?: Record<string, string[]>;
};

export type RealmFile = RealmSettings & {
  roles?: { realm?: RoleRepresentation[]; client?: Record<string, RoleRepresentation[]> };
  clients?: ClientSettings[];
  scopeMappings?: Array<{ client: string; roles: string[] }>;
  clientScopeMappings?: Record<string, Array<{ client: string; roles: string[] }>>;
  identityProviders?: IdentityProvider[];
  users?: UserRepresentation[];
};
