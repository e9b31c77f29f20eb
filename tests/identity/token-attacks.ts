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

/** What an attacker may have at best; with the realm's own key a token differs from a good one by its claims alone. */
export type AttackKit = {
  /** Of an administrator, as the identity server gave them. */
  accessToken: string;
  idToken: string;
  refreshToken: string;
  /** Of the same server's realm `master`. */
  masterToken: string;
  /** The realm's private signing key. */
  key: JWK;
};

type Attack = {
  name: string;
  forge: (kit: AttackKit) => string | Promise<string>;
  /** The codes of the refusal, where they aren't `invalid-jwt` of the engine and `token-invalid` of the actions service. */
  codes?: { engine: string; actions: string };
};

const NAMESPACE = 'https://hasura.io/jwt/claims';

const nowS = () => Math.floor(Date.now() / 1000);
const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const partsOf = (token: string) => token.split('.') as [string, string, string];

/** A token signed by the realm's own key; `undefined` takes a claim away. */
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

/** Made once: a key takes a while. */
const strangersKey = generateKeyPair('RS256', { extractable: true });

/** A token signed by the attacker's own key, which its header says is the realm's or brings along. */
async function signByStranger({ accessToken }: AttackKit, brings: boolean): Promise<string> {
  const { publicKey, privateKey } = await strangersKey;
  const { kid = '' } = decodeProtectedHeader(accessToken);
  const header = brings ? { jwk: await exportJWK(publicKey) } : { kid };

  return new SignJWT(decodeJwt(accessToken)).setProtectedHeader({ alg: 'RS256', ...header }).sign(privateKey);
}

/** The public key as everybody can read it, taken for a secret that both sides share. */
function signByPublicKey({ accessToken, key }: AttackKit): string {
  const { kid = '' } = decodeProtectedHeader(accessToken);
  const publicKey = createPublicKey({ key: key as JsonWebKey, format: 'jwk' });
  const signed = `${encode({ alg: 'HS256', typ: 'JWT', kid })}.${partsOf(accessToken)[1]}`;
  const pem = publicKey.export({ type: 'spki', format: 'pem' });

  return `${signed}.${createHmac('sha256', pem).update(signed).digest('base64url')}`;
}

/** Claims of somebody else under the signature of the good ones. */
function changeClaims({ accessToken }: AttackKit): string {
  const [header, , signature] = partsOf(accessToken);

  return `${header}.${encode({ ...decodeJwt(accessToken), sub: '00000000-0000-4000-8000-000000000000' })}.${signature}`;
}

function withHasura(kit: AttackKit, change: object): Promise<string> {
  const claims = decodeJwt(kit.accessToken)[NAMESPACE] as object;

  return signAs(kit, { [NAMESPACE]: { ...claims, ...change } });
}

const superuser = { engine: 'access-denied', actions: 'role-required' };

/** Tokens that nobody may come in with, at any door. */
export const tokenAttacks: readonly Attack[] = [
  { name: 'alg none', forge: ({ accessToken }) => new UnsecuredJWT(decodeJwt(accessToken)).encode() },
  { name: 'HS256 with the public key as the secret', forge: signByPublicKey },
  {
    name: 'a stripped signature',
    forge: ({ accessToken }) => `${partsOf(accessToken).slice(0, 2).join('.')}.`,
  },
  { name: 'other claims under the old signature', forge: changeClaims },
  { name: "a stranger's key under the realm's name", forge: (kit) => signByStranger(kit, false) },
  { name: "a stranger's key in the header", forge: (kit) => signByStranger(kit, true) },
  { name: 'another issuer', forge: (kit) => signAs(kit, { iss: 'https://evil.test/realms/hosting' }) },
  { name: 'no issuer', forge: (kit) => signAs(kit, { iss: undefined }) },
  { name: 'another audience', forge: (kit) => signAs(kit, { aud: 'account' }) },
  { name: 'no audience', forge: (kit) => signAs(kit, { aud: undefined }) },
  { name: 'another realm', forge: ({ masterToken }) => masterToken },
  { name: 'an ID token', forge: ({ idToken }) => idToken },
  { name: 'a refresh token', forge: ({ refreshToken }) => refreshToken },
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
