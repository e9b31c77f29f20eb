import { errors } from 'oidc-provider';

/** Creates an error of the token endpoint with Keycloak's status, code and text. */
export function oauthError(status: number, code: string, description: string): Error {
  return Object.assign(new errors.CustomOIDCProviderError(code, description), {
    status,
    statusCode: status,
    translated: true,
  });
}

const FOREIGN_ORIGIN = 'the origin is not one of the client';

/** Creates the error for a page that may not use the client. */
export const invalidOrigin = (): Error => oauthError(403, 'invalid_request', FOREIGN_ORIGIN);

/** Tells whether an error is that of a page that may not use the client, found here or by `oidc-provider`. */
export const isInvalidOrigin = ({ error_description: text = '' }: Failure): boolean =>
  text === FOREIGN_ORIGIN || /^origin .* not allowed for client: /.test(text);

type Answer = { status: number; error: string; error_description: string };

const INVALID_CLIENT = 'Invalid client or Invalid client credentials';

type Failure = {
  error?: string | undefined;
  error_detail?: string | undefined;
  error_description?: string | undefined;
  translated?: boolean;
};

/** Returns Keycloak's answer for an error that `oidc-provider` words differently; tests/identity holds the pairs. */
export function translateError(failure: Failure, grantType: unknown): Answer | undefined {
  if (failure.translated) return undefined;
  if (failure.error === 'invalid_client') {
    const error = failure.error_detail === 'client not found' ? 'invalid_client' : 'unauthorized_client';
    return { status: 401, error, error_description: INVALID_CLIENT };
  }
  if (failure.error === 'unsupported_grant_type') {
    return { status: 400, error: 'unsupported_grant_type', error_description: 'Unsupported grant_type' };
  }
  if (failure.error === 'invalid_grant' && grantType === 'authorization_code') {
    return { status: 400, error: 'invalid_grant', error_description: 'Code not valid' };
  }
  return failure.error === 'invalid_request'
    ? translateRequest(failure.error_description ?? '', grantType)
    : undefined;
}

function translateRequest(description: string, grantType: unknown): Answer | undefined {
  if (description.includes('must not be provided twice')) {
    return { status: 400, error: 'invalid_request', error_description: 'duplicated parameter' };
  }
  const [, missing] = /^missing required parameter '(code)'$/.exec(description) ?? [];
  if (missing !== undefined) {
    return { status: 400, error: 'invalid_request', error_description: `Missing parameter: ${missing}` };
  }
  if (description.includes('no client authentication mechanism')) {
    return { status: 401, error: 'invalid_client', error_description: INVALID_CLIENT };
  }
  if (description.includes("missing required parameter 'grant_type'") || grantType === undefined) {
    return {
      status: 400,
      error: 'invalid_request',
      error_description: 'Missing form parameter: grant_type',
    };
  }
  return description.includes('not allowed for this client') ? refusedGrant(grantType) : undefined;
}

const REFUSED_GRANTS = new Map<unknown, [status: number, description: string]>([
  ['password', [400, 'Client not allowed for direct access grants']],
  ['client_credentials', [401, 'Client not enabled to retrieve service account']],
]);

function refusedGrant(grantType: unknown): Answer {
  const [status, error_description] = REFUSED_GRANTS.get(grantType) ?? [
    400,
    'Client not allowed for this grant',
  ];
  return { status, error: 'unauthorized_client', error_description };
}
