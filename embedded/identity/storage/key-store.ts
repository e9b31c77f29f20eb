import { randomBytes, randomUUID } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Db } from './database.ts';

export type RealmKey = {
  kid: string;
  /** Private key; no answer of the server holds it. */
  jwk: JWK;
  priority: number;
  createdAt: Date;
};

export type RealmKeys = {
  /** RSA keys; the first one signs, the public halves of all are published. */
  signing: RealmKey[];
  /** HMAC key for refresh tokens and cookies, which only the server itself reads again. */
  secret: { readonly kid: string; readonly base64url: string };
};

const SECRET_BYTES = 64;

/** Returns the keys of a realm by priority, and creates those that are missing. */
export async function loadKeys(db: Db, realm: string): Promise<RealmKeys> {
  const keys = await listKeys(db, realm);
  const signing = keys.filter((key) => key.jwk.kty === 'RSA');
  const secret = keys.find((key) => key.jwk.kty === 'oct');
  if (signing.length > 0 && secret !== undefined) return { signing, secret: readSecret(secret) };

  if (signing.length === 0) await addSigningKey(db, realm, 100);
  if (secret === undefined) await addSecret(db, realm);
  return loadKeys(db, realm);
}

/** Reads the HMAC secret; throws where it is empty, as anybody could sign with an empty secret. */
function readSecret({ kid, jwk }: RealmKey): RealmKeys['secret'] {
  if (!jwk.k) throw new Error(`The key ${kid} in identity.signing_key has no secret.`);

  return { kid, base64url: jwk.k };
}

/** Adds an RSA key of 2048 bits and returns its `kid`; the key with the highest priority signs. */
export async function addSigningKey(db: Db, realm: string, priority: number): Promise<string> {
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  await insertKey(db, realm, { kid, jwk: { ...jwk, kid, alg: 'RS256', use: 'sig' }, priority });

  return kid;
}

async function addSecret(db: Db, realm: string): Promise<void> {
  const kid = randomUUID();
  const jwk = { kty: 'oct', kid, alg: 'HS512', k: randomBytes(SECRET_BYTES).toString('base64url') };
  await insertKey(db, realm, { kid, jwk, priority: 100 });
}

async function listKeys(db: Db, realm: string): Promise<RealmKey[]> {
  const { rows } = await db.query<RealmKey>(
    `select kid, jwk, priority::int, created_at as "createdAt" from identity.signing_key where realm = $1
     order by priority desc, created_at desc, kid`,
    [realm],
  );
  return rows;
}

async function insertKey(
  db: Db,
  realm: string,
  { kid, jwk, priority }: Omit<RealmKey, 'createdAt'>,
): Promise<void> {
  await db.query('insert into identity.signing_key (kid, realm, jwk, priority) values ($1, $2, $3, $4)', [
    kid,
    realm,
    jwk,
    priority,
  ]);
}
