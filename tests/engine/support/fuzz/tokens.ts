import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { createAuthenticate } from '#embedded/engine/auth/authenticate.ts';
import { parseJwtConfig } from '#embedded/engine/auth/jwt-config.ts';
import { EngineError } from '#embedded/engine/errors/engine-error.ts';
import type { Target } from './fuzz.ts';
import type { Input } from './mutate.ts';

const SECRET = 's'.repeat(32);
const NAMESPACE = 'https://hasura.io/jwt/claims';
const CLAIMS = {
  'x-hasura-user-id': '1',
  'x-hasura-default-role': 'user',
  'x-hasura-allowed-roles': ['user', 'editor'],
};
const pair = generateKeyPairSync('ed25519');
const publicKey = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString();

type Fields = { readonly [key: string]: Input };
type Sign = (text: string) => string;
const byHmac =
  (key: string): Sign =>
  (text) =>
    createHmac('sha256', key).update(text).digest('base64url');
const byEd25519: Sign = (text) => sign(null, Buffer.from(text), pair.privateKey).toString('base64url');

/** Settings of engines, with the function that signs for them and the claims that they read. */
const settings = [
  [{ type: 'HS256', key: SECRET }, byHmac(SECRET), { [NAMESPACE]: CLAIMS }],
  [
    { type: 'HS256', key: SECRET, audience: ['a', 'b'], issuer: 'me', allowed_skew: 5 },
    byHmac(SECRET),
    { [NAMESPACE]: CLAIMS, aud: ['b'], iss: 'me', exp: 4_000_000_000, nbf: 1, iat: 1 },
  ],
  [
    { type: 'HS256', key: SECRET, claims_namespace_path: '$.a["b.c"]', claims_format: 'stringified_json' },
    byHmac(SECRET),
    { a: { 'b.c': JSON.stringify(CLAIMS) } },
  ],
  [
    {
      type: 'HS256',
      key: SECRET,
      header: { type: 'Cookie', name: 'token' },
      claims_map: {
        'x-hasura-allowed-roles': { path: '$.roles' },
        'x-hasura-default-role': { path: '$.roles[0]', default: 'user' },
        'x-hasura-user-id': { path: '$.sub' },
      },
    },
    byHmac(SECRET),
    { sub: '1', roles: ['user'] },
  ],
  [{ type: 'Ed25519', key: publicKey }, byEd25519, { [NAMESPACE]: CLAIMS }],
] as const satisfies readonly (readonly [object, Sign, Fields])[];

const WORDS = [
  ...[
    'alg',
    'typ',
    'kid',
    'crit',
    'b64',
    'jwk',
    'jku',
    'x5c',
    'none',
    'HS256',
    'HS512',
    'RS256',
    'EdDSA',
    'Ed25519',
  ],
  ...['exp', 'nbf', 'iat', 'aud', 'iss', 'sub', 'roles', NAMESPACE, ...Object.keys(CLAIMS), 'admin', 'user'],
  ...[
    'authorization',
    'cookie',
    'x-hasura-role',
    'x-hasura-admin-secret',
    'x-hasura-use-backend-only-permissions',
  ],
  ...['Bearer $token', 'bearer', 'token=$token', '$token', '.', '..', '; ', '=', 'eyJhbGciOiJub25lIn0'],
];

/** Headers with tokens: claims, header and signature are mutated, and the text of the headers around them. */
export function tokensTarget(): Target {
  const engines = settings.map(([config]) =>
    createAuthenticate({
      adminSecret: 'secret',
      jwt: parseJwtConfig(JSON.stringify(config)),
      unauthorizedRole: 'anonymous',
      refuseAdminClaim: true,
    }),
  );

  return {
    name: 'tokens',
    seeds: settings.flatMap(([{ type, ...config }, , payload], at): Fields[] => [
      {
        at,
        isOwn: true,
        header: { alg: type === 'HS256' ? 'HS256' : 'EdDSA' },
        payload,
        headers: 'header' in config ? { cookie: 'token=$token' } : { authorization: 'Bearer $token' },
      },
    ]),
    words: WORDS,
    run: async (input) => {
      const { at = 0, isOwn = true, headers = {}, ...token } = (input ?? {}) as Fields;
      const index = typeof at === 'number' && at in engines ? at : 0;
      const text = tokenOf(token, isOwn === true ? settings[index]![1] : byHmac(publicKey));
      const sent = headersOf(headers, text);
      try {
        const session = await engines[index]!(sent);
        const isSecret = Object.entries(sent).some(
          ([name, value]) => /secret|access/.test(name) && value === 'secret',
        );
        if (session.isTrusted !== isSecret) throw new Error('a session is trusted without the secret');
        if (isOwn !== true && !isSecret && session.role !== 'anonymous')
          throw new Error('a forged token was accepted');

        return session.role === 'anonymous' ? 'anonymous' : 'session';
      } catch (error) {
        if (!(error instanceof EngineError) || error.code === 'unexpected') throw error;
        // No key is fetched here, so it tells of a fault that no other name fits.
        if (error.message.endsWith('the keys are unavailable')) throw error;

        return error.code;
      }
    },
  };
}

function tokenOf({ header = null, payload = null }: Fields, signed: Sign): string {
  const text = [header, payload]
    .map((part) => Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url'))
    .join('.');

  return `${text}.${signed(text)}`;
}

/** Returns headers as Node gives them: names in lower case, values of one line. */
function headersOf(headers: Input, token: string): Record<string, string> {
  if (typeof headers !== 'object' || headers === null) return {};

  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name.toLowerCase(),
      (typeof value === 'string' ? value : JSON.stringify(value)).replaceAll('$token', token).trim(),
    ]),
  );
}
