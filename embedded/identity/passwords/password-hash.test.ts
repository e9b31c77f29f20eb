import { pbkdf2Sync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

describe('hashPassword and verifyPassword', () => {
  it('use a new salt for each hash, and accept the right password only', async () => {
    const one = await hashPassword('correct horse');
    const other = await hashPassword('correct horse');

    expect(one.secretData.value).not.toBe(other.secretData.value);
    expect(await verifyPassword('correct horse', one)).toBe(true);
    expect(await verifyPassword('correct Horse', one)).toBe(false);
  });

  it.each([
    ['pbkdf2', 'sha1', 20],
    ['pbkdf2-sha256', 'sha256', 64],
    ['pbkdf2-sha512', 'sha512', 64],
  ])('check a password against an older hash of Keycloak: %s', async (algorithm, digest, bytes) => {
    const salt = Buffer.alloc(16, 7);
    const value = pbkdf2Sync('correct horse', salt, 1_000, bytes, digest);
    const stored = {
      secretData: { value: value.toString('base64'), salt: salt.toString('base64') },
      credentialData: { hashIterations: 1_000, algorithm, additionalParameters: {} },
    };

    expect(await verifyPassword('correct horse', stored)).toBe(true);
    expect(await verifyPassword('correct Horse', stored)).toBe(false);
  });

  it('refuse a hash of an unknown algorithm', async () => {
    const hashed = await hashPassword('x');
    const parameters = { ...hashed.credentialData.additionalParameters, type: ['d'] };

    for (const change of [{ algorithm: 'bcrypt' }, { additionalParameters: parameters }]) {
      const credentialData = { ...hashed.credentialData, ...change };
      await expect(verifyPassword('x', { ...hashed, credentialData })).rejects.toThrow(/bcrypt|argon2 d/);
    }
  });
});
