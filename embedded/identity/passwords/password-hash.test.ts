import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

describe('hashPassword', () => {
  it('gives every password a salt of its own and verifies it', async () => {
    const one = await hashPassword('correct horse');
    const other = await hashPassword('correct horse');

    expect(one.secretData.value).not.toBe(other.secretData.value);
    expect(await verifyPassword('correct horse', one)).toBe(true);
    expect(await verifyPassword('correct Horse', one)).toBe(false);
  });

  it('refuses a hash of another kind instead of guessing', async () => {
    const hashed = await hashPassword('x');
    const credentialData = { ...hashed.credentialData, algorithm: 'pbkdf2-sha512' };

    await expect(verifyPassword('x', { ...hashed, credentialData })).rejects.toThrow('pbkdf2-sha512');
  });
});
