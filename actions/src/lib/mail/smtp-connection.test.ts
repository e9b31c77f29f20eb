import { describe, expect, it } from 'vitest';
import { readSmtpUrl } from './smtp-connection.ts';

describe('readSmtpUrl', () => {
  it('reads security, host, port, login and settings', () => {
    const url = 'smtps://me%40a.test:p%2Fw@mail.test:4650/?tls.rejectUnauthorized=false';

    expect(readSmtpUrl(url, 1_000)).toMatchObject({
      connection: { secure: true, host: 'mail.test', port: 4650, tls: { rejectUnauthorized: false } },
      auth: { user: 'me@a.test', pass: 'p/w' },
    });
    expect(readSmtpUrl('smtp://mail.test', 1_000)).toMatchObject({
      connection: { secure: false, host: 'mail.test' },
      auth: undefined,
    });
  });

  it.each([
    ['smtp://user:secret@mail.example.com:587', true],
    ['smtp://user:secret@203.0.113.7', true],
    ['smtp://mail.example.com', undefined],
    ['smtp://user:secret@localhost:1025', undefined],
    ['smtp://user:secret@mail:1025', undefined],
    ['smtp://user:secret@10.0.0.7', undefined],
  ])('sends a login beyond private hosts only by TLS: %s', (url, requireTLS) => {
    expect(readSmtpUrl(url, 1_000).connection.requireTLS).toBe(requireTLS);
  });

  it('refuses a login without TLS', () => {
    expect(() => readSmtpUrl('smtp://user:secret@mail.example.com?ignoreTLS=true', 1_000)).toThrow(
      /switches TLS off/,
    );
  });
});
