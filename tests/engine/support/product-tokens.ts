import { exportSPKI, generateKeyPair, SignJWT } from 'jose';

const ISSUER = 'https://hostfront.test/realms/hosting';

export type TokenMaker = {
  /** Value of HASURA_GRAPHQL_JWT_SECRET that trusts this maker. */
  readonly jwtSecret: string;
  sign(claims: { userId: string; roles: string[]; defaultRole?: string }): Promise<string>;
};

/** Makes a signer of tokens in the form of the product's identity server. */
export async function createTokenMaker(): Promise<TokenMaker> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');

  return {
    jwtSecret: JSON.stringify({
      type: 'RS256',
      key: await exportSPKI(publicKey),
      issuer: ISSUER,
      audience: 'hasura',
    }),
    sign: ({ userId, roles, defaultRole = 'user' }) =>
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
        .setExpirationTime('5m')
        .sign(privateKey),
  };
}
