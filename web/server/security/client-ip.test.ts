import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { describe, expect, it } from 'vitest';
import { createTrust } from './client-ip.ts';

const address = (trust: ReturnType<typeof createTrust>, peer: string, forwarded?: string) =>
  proxyAddr(
    {
      headers: { 'x-forwarded-for': forwarded },
      socket: { remoteAddress: peer },
    } as unknown as IncomingMessage,
    trust,
  );

describe('the address of a visitor', () => {
  it('is that of the connection if no proxy is trusted, whatever X-Forwarded-For says', () => {
    expect(address(createTrust(''), '192.0.2.1', '6.6.6.6')).toBe('192.0.2.1');
  });

  it('is the last address in X-Forwarded-For that is no trusted proxy', () => {
    const trust = createTrust('10.0.0.0/8, 192.0.2.9, fd00::/8');

    expect(address(trust, '10.1.1.1', '6.6.6.6, 8.8.8.8, 192.0.2.9')).toBe('8.8.8.8');
    expect(address(trust, '::ffff:10.1.1.1', '8.8.8.8')).toBe('8.8.8.8');
    expect(address(trust, 'fd00::1', '8.8.8.8')).toBe('8.8.8.8');
    expect(address(trust, '10.1.1.1')).toBe('10.1.1.1');
  });

  it.each(['nonsense', '10.0.0.0/99'])('requires valid TRUSTED_PROXIES, not %s', (entry) => {
    expect(() => createTrust(`192.0.2.1, ${entry}`)).toThrow(/TRUSTED_PROXIES .* invalid/);
  });
});
