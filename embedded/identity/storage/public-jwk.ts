import { createPublicKey, type JsonWebKey } from 'node:crypto';
import type { JWK } from 'jose';

/** Returns the public half of an RSA key. */
export function publicJwk({ kty, kid, alg, use, n, e }: JWK): JWK {
  return { kty, kid, alg, use, n, e } as JWK;
}

/** Returns the public half of an RSA key in Base64, as libraries read it from Keycloak's page about a realm. */
export function publicKey(jwk: JWK): string {
  return createPublicKey({ key: jwk as JsonWebKey, format: 'jwk' })
    .export({ type: 'spki', format: 'der' })
    .toString('base64');
}
