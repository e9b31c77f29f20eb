import { Secret, TOTP, URI } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { isCodeOf, makeKey, showKey } from './totp-key.ts';

const person = { brand: 'هوست فرونت', email: 'salma@example.test' };

describe('a key of an authenticator app', () => {
  it('is a text of 25 characters, different each time', () => {
    expect(makeKey()).toMatch(/^[\w-]{25}$/);
    expect(makeKey()).not.toBe(makeKey());
  });

  it('is shown as secret, URI and QR code, from which an app computes the right codes', () => {
    const key = makeKey();

    const { secret, uri, qr_svg } = showKey(key, person);

    expect(isCodeOf(key, new TOTP({ secret: Secret.fromBase32(secret) }).generate())).toBe(true);
    expect(URI.parse(uri)).toMatchObject({ issuer: person.brand, label: person.email });
    expect(isCodeOf(key, URI.parse(uri).generate())).toBe(true);
    expect(qr_svg).toMatch(/^<svg [^>]*viewBox=/);
  });

  it('names the issuer without the colon of a brand, which would part issuer and account', () => {
    const { uri } = showKey(makeKey(), { brand: 'Host: Front:', email: 'admin@example.test' });

    expect(URI.parse(uri)).toMatchObject({ issuer: 'Host Front', label: 'admin@example.test' });
    expect(uri).toContain('otpauth://totp/Host%20Front:admin%40example.test?');
  });

  it.each([-1, 0, 1])('accepts a code that is off by this many time steps: %i', (steps) => {
    // RFC 6238, appendix B: the key of the test vectors.
    const key = '12345678901234567890';
    const totp = new TOTP({ secret: Secret.fromUTF8(key) });

    expect(isCodeOf(key, totp.generate({ timestamp: Date.now() + steps * 30_000 }))).toBe(true);
  });

  it.each(['', 'abcdef', '1234567', '１２３４５６'])('does not accept the code "%s"', (code) => {
    expect(isCodeOf(makeKey(), code)).toBe(false);
  });
});
