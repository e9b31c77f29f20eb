import { createHash, createPrivateKey, sign, type JsonWebKey } from 'node:crypto';
import type { JWK } from 'jose';
import type { RealmKey } from './key-store.ts';
import { publicJwk, publicKey } from './public-jwk.ts';

/** Tags of DER (ITU-T X.690, 8). */
const TAGS = { integer: 0x02, bits: 0x03, utf8: 0x0c, utcTime: 0x17, time: 0x18, sequence: 0x30, set: 0x31 };
/** The algorithm sha256WithRSAEncryption (RFC 4055, 5) and the attribute commonName (RFC 5280, appendix A), in DER. */
const RS256 = Buffer.from('300d06092a864886f70d01010b0500', 'hex');
const COMMON_NAME = Buffer.from('0603550403', 'hex');
/** The end of a certificate that has none (RFC 5280, 4.1.2.5). */
const NO_END = '99991231235959Z';

/**
 * Returns what the key set shows of a key: its public half with a certificate that it signs itself, and the certificate's
 * hashes (RFC 7517, 4.7 to 4.9). As Keycloak's, the certificate names the realm and is signed by no authority.
 */
export function publishedKey(realm: string, key: RealmKey): JWK {
  const certificate = certificateOf(realm, key);
  const hash = (algorithm: string) => createHash(algorithm).update(certificate).digest('base64url');

  return {
    ...publicJwk(key.jwk),
    x5c: [certificate.toString('base64')],
    x5t: hash('sha1'),
    'x5t#S256': hash('sha256'),
  };
}

/** Returns an X.509 certificate of version 1 in DER; it is the same each time, as the signature has nothing random. */
function certificateOf(realm: string, { kid, jwk, createdAt }: RealmKey): Buffer {
  const name = der('sequence', der('set', der('sequence', COMMON_NAME, der('utf8', Buffer.from(realm)))));
  const beginning = `${createdAt.toISOString().slice(2, 19).replaceAll(/\D/g, '')}Z`;
  const content = der(
    'sequence',
    // The first byte keeps the number positive.
    der('integer', Buffer.of(1), createHash('sha256').update(kid).digest().subarray(0, 15)),
    RS256,
    name,
    der('sequence', der('utcTime', Buffer.from(beginning)), der('time', Buffer.from(NO_END))),
    name,
    Buffer.from(publicKey(jwk), 'base64'),
  );
  const signature = sign('sha256', content, createPrivateKey({ key: jwk as JsonWebKey, format: 'jwk' }));

  return der('sequence', content, RS256, der('bits', Buffer.of(0), signature));
}

/** Writes a value in DER: its tag, its length, and the parts of its content. */
function der(tag: keyof typeof TAGS, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);

  return Buffer.concat([Buffer.of(TAGS[tag], ...lengthBytes(content.length)), content]);
}

function lengthBytes(length: number): number[] {
  if (length < 0x80) return [length];
  if (length < 0x100) return [0x81, length];
  return [0x82, length >> 8, length & 0xff];
}
