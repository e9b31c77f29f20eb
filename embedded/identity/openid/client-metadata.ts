import { randomBytes } from 'node:crypto';
import type { AdapterPayload, Client as ProviderClient } from 'oidc-provider';
import { webOriginsOf } from './web-origins.ts';
import type { Client } from '../storage/representation.ts';

/** Name under which the metadata of a client list the origins whose pages may use it. */
export const WEB_ORIGINS = 'web_origins';
const POST_LOGOUT_URIS = 'post.logout.redirect.uris';

/** Returns a client of the realm as metadata of OpenID Connect's client registration. */
export function clientMetadata(client: Client): AdapterPayload {
  const { redirectUris = [] } = client;
  // Without an address to come back to, no browser can be sent here, and `oidc-provider` refuses such metadata.
  const takesBrowsers = Boolean(client.standardFlowEnabled) && redirectUris.length > 0;
  return {
    client_id: client.clientId,
    ...(client.name && { client_name: client.name }),
    ...(client.publicClient
      ? { token_endpoint_auth_method: 'none' }
      : { token_endpoint_auth_method: 'client_secret_basic', client_secret: client.secret ?? unguessable() }),
    redirect_uris: takesBrowsers ? redirectUris : [],
    post_logout_redirect_uris: postLogoutUris(client),
    response_types: takesBrowsers ? ['code'] : [],
    grant_types: grantTypes(client, takesBrowsers),
    id_token_signed_response_alg: 'RS256',
    [WEB_ORIGINS]: webOriginsOf(client),
  };
}

/** Returns those origins of a client of `oidc-provider`. */
export const originsOfClient = (client: ProviderClient): string[] =>
  (client.metadata() as Record<string, unknown>)[WEB_ORIGINS] as string[];

/**
 * Returns the addresses to which a logout may redirect. Keycloak separates them by `##`; `+` means the redirect URIs.
 */
function postLogoutUris(client: Client): string[] {
  return (client.attributes?.[POST_LOGOUT_URIS] ?? '')
    .split('##')
    .filter((uri) => uri !== '')
    .flatMap((uri) => (uri === '+' ? (client.redirectUris ?? []) : [uri]));
}

function grantTypes(client: Client, takesBrowsers: boolean): string[] {
  if (client.bearerOnly) return [];
  return [
    ...(takesBrowsers ? ['authorization_code'] : []),
    ...(client.directAccessGrantsEnabled ? ['password'] : []),
    ...(client.serviceAccountsEnabled && !client.publicClient ? ['client_credentials'] : []),
    'refresh_token',
  ];
}

/** Returns a random secret in place of a missing one: a bearer-only client has none and must not authenticate. */
const unguessable = (): string => randomBytes(32).toString('base64url');
