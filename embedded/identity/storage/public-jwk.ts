import type { JWK } from 'jose';

/** Returns the public half of an RSA key. */
export function publicJwk({ kty, kid, alg, use, n, e }: JWK): JWK {
  return { kty, kid, alg, use, n, e } as JWK;
}
