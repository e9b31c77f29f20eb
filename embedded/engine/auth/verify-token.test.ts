import { generateKeyPairSync } from 'node:crypto';
import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { parseJwtConfig } from './jwt-config.ts';
import { createVerifyToken } from './verify-token.ts';

const ed25519 = generateKeyPairSync('ed25519');
const p256 = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });

type Pair = typeof rsa;

async function verify(type: string, alg: string, { publicKey, privateKey }: Pair) {
  const key = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const token = await new SignJWT({ sub: 'me' })
    .setProtectedHeader({ alg })
    .setExpirationTime('1h')
    .sign(privateKey);

  return createVerifyToken(parseJwtConfig(JSON.stringify({ type, key })))(token);
}

describe('createVerifyToken', () => {
  it.each([
    ['Ed25519', 'EdDSA', ed25519],
    ['EdDSA', 'Ed25519', ed25519],
    ['ES256', 'ES256', p256],
    ['RS256', 'RS256', rsa],
  ])('accepts with a key of type %s a token signed by %s', async (type, alg, pair) => {
    expect(await verify(type, alg, pair)).toMatchObject({ sub: 'me' });
  });

  it.each([
    ['RS256', 'RS512'],
    ['RS512', 'PS512'],
  ])('refuses with a key of type %s a token signed by %s', async (type, alg) => {
    await expect(verify(type, alg, rsa)).rejects.toMatchObject({
      code: 'invalid-jwt',
      message: 'Could not verify JWT: JWSError JWSInvalidSignature',
    });
  });
});
