import { createSign, createHmac, generateKeyPairSync } from 'node:crypto';
import { ADMIN_SECRET } from '../support/start-test-engine.ts';
import type { Auth, GraphqlStep, Token } from './suite.ts';
import { keys } from './suite-engine.ts';

const wrongKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

/** Returns the headers of a step, with the admin secret or the token by which it is authenticated. */
export function requestHeaders(
  step: Pick<GraphqlStep, 'headers' | 'token' | 'token_in'>,
  auth: Auth | undefined,
): Record<string, string> {
  const headers = step.headers ?? {};
  switch (auth) {
    case 'none':
    case 'no-admin-secret-configured':
      return headers;
    case 'jwt':
      return step.token === undefined
        ? headers
        : { ...headers, ...tokenHeader(sign(step.token), step.token_in) };
    case 'jwt-from-headers':
      return { ...headers, authorization: `Bearer ${sign(tokenFromHeaders(headers))}` };
    default:
      return { 'x-hasura-admin-secret': ADMIN_SECRET, ...headers };
  }
}

function tokenHeader(token: string, place: GraphqlStep['token_in']): Record<string, string> {
  return place?.type === 'Cookie'
    ? { cookie: `${place.name ?? ''}=${token}` }
    : { authorization: `Bearer ${token}` };
}

function tokenFromHeaders(headers: Record<string, string>): Token {
  const lower = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const role = lower['x-hasura-role'] ?? 'admin';
  const claims = { ...lower, 'x-hasura-allowed-roles': [role], 'x-hasura-default-role': role };

  return {
    alg: 'RS512',
    key: 'right',
    exp_offset_s: 3600,
    claims: { 'https://hasura.io/jwt/claims': claims },
  };
}

/**
 * Signs a token. A wrong key signs with HS256 and another private key's PEM, so that the algorithm's check is tested
 * too.
 */
function sign({ key, exp_offset_s: offset, claims }: Token): string {
  const nowS = Math.floor(Date.now() / 1000);
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const alg = key === 'right' ? 'RS512' : 'HS256';
  const text = `${encode({ alg, typ: 'JWT' })}.${encode({ ...claims, iat: nowS, exp: nowS + offset })}`;
  const signature =
    key === 'right'
      ? createSign('RSA-SHA512').update(text).sign(keys.privateKey, 'base64url')
      : createHmac('sha256', wrongKey.export({ type: 'pkcs8', format: 'pem' }))
          .update(text)
          .digest('base64url');

  return `${text}.${signature}`;
}
