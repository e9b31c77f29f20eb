import { createHmac, createPublicKey, type JsonWebKey } from 'node:crypto';
import {
  decodeJwt,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  importJWK,
  SignJWT,
  UnsecuredJWT,
  type JWK,
  type JWTPayload,
} from 'jose';

/**
 * The most that an attacker could have; a token made with the realm's own key differs from a valid one by its claims
 * alone.
 */
export type AttackKit = {
  /** Tokens of an administrator, as the identity server issued them. */
  accessToken: string;
  idToken: string;
  refreshToken: string;
  /** Access token of the same server's realm `master`. */
  masterToken: string;
  /** The realm's private signing key. */
  key: JWK;
};

type Attack = {
  name: string;
  forge: (kit: AttackKit) => string | Promise<string>;
  /** Error codes, where they aren't `invalid-jwt` of the engine and `token-invalid` of the actions service. */
  codes?: { engine: string; actions: string };
};

const NAMESPACE = 'https://hasura.io/jwt/claims';

const nowS = () => Math.floor(Date.now() / 1000);
const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const partsOf = (token: string) => token.split('.') as [string, string, string];

/** Signs a token with the realm's own key and changed claims; `undefined` removes a claim. */
export async function signAs(
  { accessToken, key }: AttackKit,
  changes: Record<string, unknown> = {},
): Promise<string> {
  const claims = JSON.parse(JSON.stringify({ ...decodeJwt(accessToken), ...changes })) as JWTPayload;
  const { kid = '' } = decodeProtectedHeader(accessToken);

  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid })
    .sign(await importJWK(key, 'RS256'));
}

/** The key is generated once, because that takes a while. */
const strangersKey = generateKeyPair('RS256', { extractable: true });

/**
 * Signs a token with the attacker's own key. Its header claims the realm's key id, or brings the attacker's public
 * key along.
 */
async function signByStranger({ accessToken }: AttackKit, brings: boolean): Promise<string> {
  const { publicKey, privateKey } = await strangersKey;
  const { kid = '' } = decodeProtectedHeader(accessToken);
  const header = brings ? { jwk: await exportJWK(publicKey) } : { kid };

  return new SignJWT(decodeJwt(accessToken)).setProtectedHeader({ alg: 'RS256', ...header }).sign(privateKey);
}

/** Signs a token by HMAC with the realm's public key, which everybody can read, in place of a shared secret. */
function signByPublicKey({ accessToken, key }: AttackKit): string {
  const { kid = '' } = decodeProtectedHeader(accessToken);
  const publicKey = createPublicKey({ key: key as JsonWebKey, format: 'jwk' });
  const signed = `${encode({ alg: 'HS256', typ: 'JWT', kid })}.${partsOf(accessToken)[1]}`;
  const pem = publicKey.export({ type: 'spki', format: 'pem' });

  return `${signed}.${createHmac('sha256', pem).update(signed).digest('base64url')}`;
}

/** Puts another person's claims under the signature of a valid token. */
function changeClaims({ accessToken }: AttackKit): string {
  const [header, , signature] = partsOf(accessToken);

  return `${header}.${encode({ ...decodeJwt(accessToken), sub: '00000000-0000-4000-8000-000000000000' })}.${signature}`;
}

function withHasura(kit: AttackKit, change: object): Promise<string> {
  const claims = decodeJwt(kit.accessToken)[NAMESPACE] as object;

  return signAs(kit, { [NAMESPACE]: { ...claims, ...change } });
}

const superuser = { engine: 'access-denied', actions: 'role-required' };

/** Attacks by somebody who has tokens, but no private key of the realm. */
export const forgeries: readonly Attack[] = [
  { name: 'alg none', forge: ({ accessToken }) => new UnsecuredJWT(decodeJwt(accessToken)).encode() },
  { name: 'HS256 with the public key as the secret', forge: signByPublicKey },
  {
    name: 'a stripped signature',
    forge: ({ accessToken }) => `${partsOf(accessToken).slice(0, 2).join('.')}.`,
  },
  { name: 'other claims under the old signature', forge: changeClaims },
  { name: "a stranger's key under the realm's name", forge: (kit) => signByStranger(kit, false) },
  { name: "a stranger's key in the header", forge: (kit) => signByStranger(kit, true) },
  { name: 'another realm', forge: ({ masterToken }) => masterToken },
  { name: 'an ID token', forge: ({ idToken }) => idToken },
  { name: 'a refresh token', forge: ({ refreshToken }) => refreshToken },
];

/** Attacks whose tokens the engine and the actions service must both refuse. */
export const tokenAttacks: readonly Attack[] = [
  ...forgeries,
  { name: 'another issuer', forge: (kit) => signAs(kit, { iss: 'https://evil.test/realms/hosting' }) },
  { name: 'no issuer', forge: (kit) => signAs(kit, { iss: undefined }) },
  { name: 'another audience', forge: (kit) => signAs(kit, { aud: 'account' }) },
  { name: 'no audience', forge: (kit) => signAs(kit, { aud: undefined }) },
  { name: 'an end that has passed', forge: (kit) => signAs(kit, { exp: nowS() - 1 }) },
  { name: 'a beginning to come', forge: (kit) => signAs(kit, { nbf: nowS() + 120 }) },
  {
    name: 'no roles',
    forge: (kit) => signAs(kit, { [NAMESPACE]: undefined }),
    codes: { engine: 'jwt-missing-role-claims', actions: 'token-invalid' },
  },
  {
    name: 'the superuser among its roles',
    forge: (kit) => withHasura(kit, { 'x-hasura-allowed-roles': ['user', 'site_admin', 'admin'] }),
    codes: superuser,
  },
  { name: 'more than a token may have', forge: (kit) => signAs(kit, { padding: 'x'.repeat(16_384) }) },
];
