import { describe, expect, it } from 'vitest';
import { readSmtpUrl } from './smtp-connection.ts';

describe('readSmtpUrl', () => {
  it('reads TLS, host, port, login and options from the URL', () => {
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
  ])('requires TLS only if the URL has a login and a public host: %s', (url, requireTLS) => {
    expect(readSmtpUrl(url, 1_000).connection.requireTLS).toBe(requireTLS);
  });

  it('refuses a URL that has a login for a public host and switches TLS off', () => {
    expect(() => readSmtpUrl('smtp://user:secret@mail.example.com?ignoreTLS=true', 1_000)).toThrow(
      /switches TLS off/,
    );
  });
});
