import { describe, expect, it } from 'vitest';
import { redactText } from './redact-text.ts';

const KEY = `hfk_0123456789ab_${'s'.repeat(43)}`;
const TOKEN = `${'A1b2-'.repeat(8)}xyz`;
const JWT = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhZGEifQ.c2ln_bmF0-dXJl';

describe('redactText', () => {
  it.each([
    ['550 <ada.lovelace+news@mail.example.test>: no', '550 <[Redacted]>: no'],
    ["451 o'brien@example.test is busy", '451 [Redacted] is busy'],
    ['Key (email)=(عمر@مثال.شبكة) exists', 'Key (email)=([Redacted]) exists'],
    ['to ada@xn--mgbh0fb.xn--kgbechtv.', 'to [Redacted].'],
    ['a@example.test,b@example.test', '[Redacted],[Redacted]'],
    ['GET /people/ada%40example.test/mails', 'GET /people/[Redacted]/mails'],
    [`the key ${KEY}, of ours`, 'the key [Redacted], of ours'],
    [`/api/HFK%5F0123456789ab%5F${'s'.repeat(43)}?x`, '/api/[Redacted]?x'],
    [
      `at https://host.test/unsubscribe/${TOKEN}?lng=ar`,
      'at https://host.test/unsubscribe/[Redacted]?lng=ar',
    ],
    [`{"link_token":"${TOKEN}"}`, '{"link_token":"[Redacted]"}'],
    [`?token=${TOKEN}&x=1`, '?token=[Redacted]&x=1'],
    [`Headers.append: "Bearer ${JWT}" is`, 'Headers.append: "Bearer [Redacted]" is'],
    [`of ${JWT} alone`, 'of [Redacted] alone'],
    ['authorization: basic YWRhOmxvdmVsYWNl', 'authorization: basic [Redacted]'],
    ['signed by whsec_c2VjcmV0LW9mLWEtaG9vaw==', 'signed by whsec_[Redacted]'],
    ['postgres://hostfront:p%20ss@db:5432/hostfront', 'postgres://hostfront:[Redacted]@db:5432/hostfront'],
    ['smtp://ada%40mail.test:p@ss@localhost', 'smtp://[Redacted]:[Redacted]@ss@localhost'],
    ['redis://:secret@cache', 'redis://:[Redacted]@cache'],
  ])('rewrites %s to %s', (text, redacted) => {
    expect(redactText(text)).toBe(redacted);
  });

  it.each([
    'at file:///app/node_modules/@fastify/http-proxy/index.js:10:5 and undici@7.1.0, http-proxy@11.6.3-rc.1',
    'root@localhost, @example.test, 10 @ 3.50, a@b',
    'the key hfk_0123456789ab was revoked; hfk_… is the form',
    'src/features/subscribe/confirm-subscription.ts, /subscribe/news, Unexpected token <, tokens: 5',
    'Bearer realm="hosting", a basic failure, https://host.test:8080/path',
    '{"userId":"3f0c2f5e-0d6e-4b3e-9b53-1f6a2f1c9f10","traceId":"0af7651916cd43dd8448eb211c80319c"}',
  ])('does not change %s, which holds no secret and no address', (text) => {
    expect(redactText(text)).toBe(text);
  });

  it('keeps a line of JSON valid whatever escaped character precedes a secret', () => {
    const beginnings = ['\n', '\t', '\\', '\\\\', '"', '\u0001', '\ud800', '\\n', 'n\n', '\u2028', '😀'];
    const secrets = [
      'ada@example.test',
      'ada%40example.test',
      JWT,
      KEY,
      'postgres://me:ada@db',
      `token\n${TOKEN}`,
    ];
    for (const beginning of beginnings)
      for (const secret of secrets) {
        const line = redactText(
          JSON.stringify({ [`${beginning}x`]: 1, msg: beginning + secret + beginning }),
        );

        expect(Object.keys(JSON.parse(line) as object)).toEqual([`${beginning}x`, 'msg']);
        expect(line).not.toMatch(/ada|sss|A1b2|eyJ/);
      }
  });

  it('stays fast for texts made to slow down regular expressions', () => {
    // A search whose time grew with the square of the length would take minutes.
    const pieces = [
      'a',
      '@',
      'a@',
      '%40',
      'a.',
      '.@',
      '\\',
      '\\@',
      '://',
      '://a@',
      '://a:',
      'hfk_',
      '.eyJ',
      'eyJ',
    ];
    const others = [
      'hfk_0123456789ab_',
      'whsec_',
      'subscribe/',
      'token',
      'token:',
      'bearer ',
      'م',
      'م@',
      '-@a.-',
    ];
    const before = process.cpuUsage();
    for (const piece of [...pieces, ...others]) {
      const text = piece.repeat(300_000 / piece.length);

      expect(redactText(`${text}@`).length, piece).toBeGreaterThan(0);
      expect(redactText(`@${text}`).length, piece).toBeGreaterThan(0);
    }
    expect(process.cpuUsage(before).user).toBeLessThan(30_000_000);
  });
});
