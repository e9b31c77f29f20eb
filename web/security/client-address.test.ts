import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { clientAddress, createTrust } from './client-address.ts';

const request = (peer: string, forwarded?: string) =>
  ({
    headers: { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: peer },
  }) as unknown as IncomingMessage;

describe('the address of a visitor', () => {
  it('is the peer, whatever a header says', () => {
    expect(clientAddress(request('192.0.2.1', '6.6.6.6'), createTrust(''))).toBe('192.0.2.1');
  });

  it('is the nearest one that is no trusted proxy', () => {
    const isTrusted = createTrust('10.0.0.0/8, 192.0.2.9, fd00::/8');

    expect(clientAddress(request('10.1.1.1', '6.6.6.6, 8.8.8.8, 192.0.2.9'), isTrusted)).toBe('8.8.8.8');
    expect(clientAddress(request('fd00::1', '8.8.8.8'), isTrusted)).toBe('8.8.8.8');
    expect(clientAddress(request('10.1.1.1'), isTrusted)).toBe('10.1.1.1');
  });

  it('needs well-formed networks', () => {
    expect(() => createTrust('nonsense')).toThrow('TRUSTED_PROXIES names "nonsense"');
  });
});
