import { describe, expect, it } from 'vitest';
import { createCountsIp, proxyWarning } from './counts-ip.ts';

describe('createCountsIp', () => {
  it("returns false for programs on the developer's own machine", () => {
    const counts = createCountsIp('http://localhost:3000');

    expect(counts('127.0.0.1')).toBe(false);
    expect(counts('::1', { accept: '*/*' })).toBe(false);
    expect(counts('127.0.0.2')).toBe(true);
    expect(counts('192.0.2.1')).toBe(true);
  });

  it('returns true for the local address if a proxy runs on this machine', () => {
    expect(createCountsIp('https://hosting.test')('127.0.0.1')).toBe(true);
    expect(createCountsIp('http://localhost:3000')('127.0.0.1', { 'x-forwarded-for': '8.8.8.8' })).toBe(true);
  });
});

describe('the warning about missing trusted proxies', () => {
  const given = { host: 'localhost', publicUrl: 'https://hosting.test', trustedProxies: '' };

  it('names TRUSTED_PROXIES if there must be a proxy and none is configured', () => {
    expect(proxyWarning(given)).toContain('TRUSTED_PROXIES names none');
    expect(proxyWarning({ ...given, publicUrl: 'http://hosting.test' })).toContain('TRUSTED_PROXIES');
    expect(proxyWarning({ ...given, host: '0.0.0.0' })).toContain('TRUSTED_PROXIES');
  });

  it('is undefined if proxies are configured, or if none is needed', () => {
    expect(proxyWarning({ ...given, trustedProxies: '127.0.0.1' })).toBeUndefined();
    expect(proxyWarning({ ...given, publicUrl: 'http://localhost:3000' })).toBeUndefined();
    expect(
      proxyWarning({ ...given, host: '0.0.0.0', publicUrl: 'http://hosting.test:3000' }),
    ).toBeUndefined();
  });
});
