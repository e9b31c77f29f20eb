import { X509Certificate } from 'node:crypto';
import { exportJWK, generateKeyPair, importX509, SignJWT, jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { publishedKey } from './published-key.ts';

async function makeKey() {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: 'a', alg: 'RS256', use: 'sig' };

  return { kid: 'a', jwk, priority: 100, createdAt: new Date('2026-11-30T09:28:53.123Z') };
}

describe('a key of the published key set', () => {
  it.each(['hosting', 'a'.repeat(150)])(
    'has a certificate of its realm that it signs itself: %s',
    async (realm) => {
      const key = await makeKey();
      const { x5c: [text = ''] = [], ...shown } = publishedKey(realm, key);
      const certificate = new X509Certificate(Buffer.from(text, 'base64'));

      expect([certificate.subject, certificate.issuer]).toEqual([`CN=${realm}`, `CN=${realm}`]);
      expect(certificate.verify(certificate.publicKey)).toBe(true);
      expect(certificate.publicKey.export({ format: 'jwk' })).toEqual({ kty: 'RSA', n: shown.n, e: shown.e });
      expect([certificate.validFrom, certificate.validTo]).toEqual([
        'Nov 30 09:28:53 2026 GMT',
        'Dec 31 23:59:59 9999 GMT',
      ]);
      expect(certificate.fingerprint256.replaceAll(':', '').toLowerCase()).toBe(
        Buffer.from(shown['x5t#S256'] ?? '', 'base64url').toString('hex'),
      );
      expect(certificate.fingerprint.replaceAll(':', '').toLowerCase()).toBe(
        Buffer.from(shown.x5t ?? '', 'base64url').toString('hex'),
      );
    },
  );

  it('proves tokens by its certificate, and shows no private part', async () => {
    const key = await makeKey();
    const shown = publishedKey('hosting', key);
    const token = await new SignJWT({ sub: 'salma' }).setProtectedHeader({ alg: 'RS256' }).sign(key.jwk);
    const pem = `-----BEGIN CERTIFICATE-----\n${shown.x5c?.[0]}\n-----END CERTIFICATE-----`;

    const { payload } = await jwtVerify(token, await importX509(pem, 'RS256'));

    expect(payload.sub).toBe('salma');
    expect(Object.keys(shown).sort()).toEqual(
      ['alg', 'e', 'kid', 'kty', 'n', 'use', 'x5c', 'x5t', 'x5t#S256'].sort(),
    );
  });

  it('is the same each time', async () => {
    const key = await makeKey();

    expect(publishedKey('hosting', key)).toEqual(publishedKey('hosting', key));
  });
});
