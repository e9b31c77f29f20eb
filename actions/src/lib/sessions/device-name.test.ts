import { describe, expect, it } from 'vitest';
import { readDeviceName } from './device-name.ts';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';

describe('readDeviceName', () => {
  it.each([
    [`${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`, 'Safari', 'macOS'],
    [`${WINDOWS} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
    [
      `${WINDOWS} AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
      'Microsoft Edge',
      'Windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0', 'Firefox', 'Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
      'Safari',
      'iOS',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 SamsungBrowser/26.0 Chrome/122.0 Mobile Safari/537.36',
      'Samsung Internet for Android',
      'Android',
    ],
  ])('names the browser and the system of %s', (userAgent, browser, system) => {
    expect(readDeviceName(userAgent)).toEqual({ browser, system });
  });

  it.each([
    undefined,
    '',
    'https://evil.test/click-here (you won) x',
    '<script>alert(1)</script>/1.0 (a) b',
    'Your account is locked/1 ',
    '\u0000\u202e/1 ',
  ])('returns no name for an unknown user agent: %o', (userAgent) => {
    expect(readDeviceName(userAgent)).toEqual({ browser: null, system: null });
  });

  it('reads at most 512 characters of the user agent', () => {
    expect(readDeviceName(`${' '.repeat(512)}Firefox/142.0`)).toEqual({ browser: null, system: null });
  });
});
