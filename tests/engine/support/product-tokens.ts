import { exportJWK, exportSPKI, generateKeyPair, SignJWT, type JWK } from 'jose';

const ISSUER = 'https://hostfront.test/realms/hosting';

export type TokenMaker = {
  /** Value of HASURA_GRAPHQL_JWT_SECRET that trusts this maker. */
  readonly jwtSecret: string;
  /** Public keys as an identity server serves them. */
  readonly keys: readonly JWK[];
  /** Signs a token that is valid for five minutes unless seconds are given. */
  sign(
    claims: { userId: string; roles: readonly string[]; defaultRole?: string },
    validS?: number,
  ): Promise<string>;
};

/** Makes a signer of tokens in the form of the product's identity server; `more` says how an engine reads them. */
export async function createTokenMaker(more: object = {}): Promise<TokenMaker> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');

  return {
    jwtSecret: JSON.stringify({
      type: 'RS256',
      key: await exportSPKI(publicKey),
      issuer: ISSUER,
      audience: 'hasura',
      ...more,
    }),
    keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256', use: 'sig' }],
    sign: ({ userId, roles, defaultRole = 'user' }, validS = 300) =>
      new SignJWT({
        'https://hasura.io/jwt/claims': {
          'x-hasura-user-id': userId,
          'x-hasura-default-role': defaultRole,
          'x-hasura-allowed-roles': roles,
        },
      })
        .setProtectedHeader({ alg: 'RS256' })
        .setIssuer(ISSUER)
        .setAudience('hasura')
        .setSubject(userId)
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.now() / 1_000) + validS)
        .sign(privateKey),
  };
}
