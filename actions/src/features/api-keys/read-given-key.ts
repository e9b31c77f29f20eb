import type { IncomingHttpHeaders } from 'node:http';
import { ActionError } from '#actions/lib/action-error.ts';

const FORM = 'application/x-www-form-urlencoded';

/** A key, and whether it came in a way that the next release refuses. */
export type GivenKey = { readonly key: string; readonly isDeprecated: boolean };

/**
 * Returns the key of a request for a token: the secret of OAuth's client credentials, as a form field or by HTTP Basic.
 * Deprecated since 2026-11-29: a bearer, `x-api-key`, and `key` of a form or of JSON (docs/integrate/api-changelog.md).
 */
export function readGivenKey(headers: IncomingHttpHeaders, body: unknown): GivenKey {
  const form = formOf(headers, body);
  const grant = form?.get('grant_type');
  if (grant !== undefined && grant !== null && grant !== 'client_credentials') {
    throw new ActionError('grant-type-unsupported', 'The grant type must be client_credentials.');
  }
  const { authorization = '', 'x-api-key': apiKey } = headers;
  const secret = form?.get('client_secret') ?? undefined;
  const deprecated = [
    /^Bearer +(\S+)$/i.exec(authorization)?.[1],
    typeof apiKey === 'string' ? apiKey : undefined,
    secret === undefined ? (form?.get('key') ?? undefined) : undefined,
    form ? undefined : keyOf(body),
  ].filter((key) => key !== undefined);
  const all = [basicSecretOf(authorization), secret, ...deprecated].filter((key) => key !== undefined);
  const [key] = all;
  if (key !== undefined && all.every((each) => each === key)) {
    return { key, isDeprecated: deprecated.length > 0 };
  }
  if (key !== undefined) {
    throw new ActionError('credentials-ambiguous', 'The request has several keys. Send one.');
  }
  throw new ActionError(
    'api-key-missing',
    'Send the key as client_secret of the grant client_credentials, as a form field or by HTTP Basic.',
    { status: 401 },
  );
}

type Asked = { headers: IncomingHttpHeaders; body: unknown };

/** Returns an error in the form of RFC 6749, for requests in the form of OAuth; undefined for others. */
export function oauthCodeOf({ code, status }: ActionError, { headers, body }: Asked) {
  const isOauth =
    formOf(headers, body)?.has('grant_type') === true || /^basic /i.test(headers.authorization ?? '');
  if (!isOauth) return undefined;
  if (code === 'grant-type-unsupported') return { status: 400, error: 'unsupported_grant_type' };
  if (status === 401) return { status: 401, error: 'invalid_client' };
  if (status === 403) return { status: 403, error: 'unauthorized_client' };
  if (status === 400) return { status: 400, error: 'invalid_request' };
  return { status, error: 'temporarily_unavailable' };
}

function formOf(headers: IncomingHttpHeaders, body: unknown): URLSearchParams | undefined {
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  return type === FORM && typeof body === 'string' ? new URLSearchParams(body) : undefined;
}

/** Returns the secret of `Authorization: Basic`, whose two parts are form-encoded (RFC 6749, section 2.3.1). */
function basicSecretOf(authorization: string): string | undefined {
  const encoded = /^Basic +([A-Za-z0-9+/=_-]+)$/i.exec(authorization)?.[1];
  if (encoded === undefined) return undefined;
  const [, ...secret] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  return new URLSearchParams(`secret=${secret.join(':')}`).get('secret') ?? undefined;
}

function keyOf(body: unknown): string | undefined {
  try {
    const parsed: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    const key = typeof parsed === 'object' && parsed !== null && 'key' in parsed ? parsed.key : undefined;
    return typeof key === 'string' ? key : undefined;
  } catch {
    return undefined;
  }
}
