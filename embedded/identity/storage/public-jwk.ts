import type { JWK } from 'jose';

/** The half of an RSA key that everybody may have. */
export function publicJwk({ kty, kid, alg, use, n, e }: JWK): JWK {
  return { kty, kid, alg, use, n, e } as JWK;
}
