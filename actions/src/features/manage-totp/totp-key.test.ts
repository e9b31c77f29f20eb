import { Secret, TOTP, URI } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { isCodeOf, makeKey, showKey } from './totp-key.ts';

const person = { brand: 'هوست فرونت', email: 'salma@example.test' };

describe('a key of an authenticator app', () => {
  it('is another each time, of 150 bits that are text', () => {
    expect(makeKey()).toMatch(/^[\w-]{25}$/);
    expect(makeKey()).not.toBe(makeKey());
  });

  it('is shown so that an app computes the codes that are taken', () => {
    const key = makeKey();

    const { secret, uri, qr_svg } = showKey(key, person);

    expect(isCodeOf(key, new TOTP({ secret: Secret.fromBase32(secret) }).generate())).toBe(true);
    expect(URI.parse(uri)).toMatchObject({ issuer: person.brand, label: person.email });
    expect(isCodeOf(key, URI.parse(uri).generate())).toBe(true);
    expect(qr_svg).toMatch(/^<svg [^>]*viewBox=/);
  });

  it.each([-1, 0, 1])('takes the code of %i step beside', (steps) => {
    // RFC 6238, appendix B: the key of the test vectors.
    const key = '12345678901234567890';
    const totp = new TOTP({ secret: Secret.fromUTF8(key) });

    expect(isCodeOf(key, totp.generate({ timestamp: Date.now() + steps * 30_000 }))).toBe(true);
  });

  it.each(['', 'abcdef', '1234567', '１２３４５６'])('does not take "%s"', (code) => {
    expect(isCodeOf(makeKey(), code)).toBe(false);
  });
});
