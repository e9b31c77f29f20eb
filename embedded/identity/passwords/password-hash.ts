import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { hashRaw } from '@node-rs/argon2';
import type { PasswordCredential } from '../storage/credential-store.ts';

type Hashed = Pick<PasswordCredential, 'secretData' | 'credentialData'>;

const HASH_BYTES = 32;
const SALT_BYTES = 16;
const MEMORY_KIB = 7168;
const ITERATIONS = 5;
const PARALLELISM = 1;

/** Keycloak's own parameters (argon2id, its defaults), so that hashes move to a real Keycloak unchanged. */
const CREDENTIAL_DATA = {
  hashIterations: ITERATIONS,
  algorithm: 'argon2',
  additionalParameters: {
    hashLength: [String(HASH_BYTES)],
    memory: [String(MEMORY_KIB)],
    type: ['id'],
    version: ['1.3'],
    parallelism: [String(PARALLELISM)],
  },
};

/** Hashes a password with a fresh salt. */
export async function hashPassword(password: string): Promise<Hashed> {
  const salt = randomBytes(SALT_BYTES);
  const value = await argon2(password, salt, CREDENTIAL_DATA);

  return {
    secretData: { value: value.toString('base64'), salt: salt.toString('base64') },
    credentialData: CREDENTIAL_DATA,
  };
}

/** Tells whether a password matches a stored hash. */
export async function verifyPassword(password: string, stored: Hashed): Promise<boolean> {
  const salt = Buffer.from(stored.secretData.salt, 'base64');
  const expected = Buffer.from(stored.secretData.value, 'base64');
  const actual = await derive(password, salt, stored.credentialData, expected.length);

  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** Takes as long as a real check, so that the time of an answer does not reveal whether a name exists. */
export async function pretendToVerify(): Promise<void> {
  await argon2('of nobody', Buffer.alloc(SALT_BYTES, 1), CREDENTIAL_DATA);
}

/**
 * Digests by Keycloak's names of its older algorithms; people that a release up to 0.3.0 imported have such hashes.
 */
const PBKDF2_DIGESTS = new Map([
  ['pbkdf2', 'sha1'],
  ['pbkdf2-sha256', 'sha256'],
  ['pbkdf2-sha512', 'sha512'],
]);

function derive(
  password: string,
  salt: Buffer,
  data: Hashed['credentialData'],
  bytes: number,
): Promise<Buffer> {
  const digest = PBKDF2_DIGESTS.get(data.algorithm);
  if (digest === undefined) return argon2(password, salt, data);
  return promisify(pbkdf2)(password, salt, data.hashIterations, bytes, digest);
}

/**
 * Computes an argon2id hash of version 1.3, which are the library's defaults; throws where the hash was made
 * otherwise.
 */
function argon2(password: string, salt: Buffer, data: Hashed['credentialData']): Promise<Buffer> {
  const parameter = (name: string): string => {
    const value = data.additionalParameters[name]?.[0];
    if (value === undefined) throw new Error(`A password's hash lacks the parameter "${name}".`);
    return value;
  };
  if (data.algorithm !== CREDENTIAL_DATA.algorithm) {
    throw new Error(`A password was hashed with ${data.algorithm}, which is not known here.`);
  }
  if (parameter('type') !== 'id' || parameter('version') !== '1.3') {
    throw new Error(`A password was hashed with argon2 ${parameter('type')}, not with argon2 id 1.3.`);
  }

  return hashRaw(password, {
    salt,
    memoryCost: Number(parameter('memory')),
    timeCost: data.hashIterations,
    parallelism: Number(parameter('parallelism')),
    outputLen: Number(parameter('hashLength')),
  });
}
