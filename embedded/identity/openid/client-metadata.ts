import { randomBytes } from 'node:crypto';
import type { AdapterPayload } from 'oidc-provider';
import type { Client } from '../storage/representation.ts';

/** Returns a client of the realm as metadata of OpenID Connect's client registration. */
export function clientMetadata(client: Client): AdapterPayload {
  return {
    client_id: client.clientId,
    ...(client.name && { client_name: client.name }),
    ...(client.publicClient
      ? { token_endpoint_auth_method: 'none' }
      : { token_endpoint_auth_method: 'client_secret_basic', client_secret: client.secret ?? unguessable() }),
    redirect_uris: client.standardFlowEnabled ? (client.redirectUris ?? []) : [],
    response_types: client.standardFlowEnabled ? ['code'] : [],
    grant_types: grantTypes(client),
    id_token_signed_response_alg: 'RS256',
  };
}

function grantTypes(client: Client): string[] {
  if (client.bearerOnly) return [];
  return [
    ...(client.standardFlowEnabled ? ['authorization_code'] : []),
    ...(client.directAccessGrantsEnabled ? ['password'] : []),
    ...(client.serviceAccountsEnabled && !client.publicClient ? ['client_credentials'] : []),
    'refresh_token',
  ];
}

/** Returns a random secret in place of a missing one: a bearer-only client has none and must not authenticate. */
const unguessable = (): string => randomBytes(32).toString('base64url');
