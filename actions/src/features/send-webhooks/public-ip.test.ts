import { describe, expect, it } from 'vitest';
import { createPublicLookup, refuseLiteral } from './public-ip.ts';

describe('refuseLiteral', () => {
  it.each(['http://2130706433/', 'http://0x7f.1/', 'http://127.1/', 'http://017700000001/', 'http://[::1]/'])(
    'refuses the loopback address, however it is written: %s',
    (url) => {
      expect(() => refuseLiteral(new URL(url).hostname)).toThrow('is not a public address');
    },
  );

  it('accepts a host name, whose addresses are checked only when it is resolved', () => {
    expect(() => refuseLiteral('localhost')).not.toThrow();
  });
});

describe('createPublicLookup', () => {
  const lookup = (found: string[], all: boolean) =>
    new Promise((resolve) => {
      const look = createPublicLookup(async () => found.map((ip) => ({ address: ip, family: 4 })));
      look('receiver.test', { all }, (error, address) => resolve(error?.message ?? address));
    });

  it('returns one checked address, or all of them, as the caller asks', async () => {
    expect(await lookup(['1.1.1.1', '8.8.8.8'], false)).toBe('1.1.1.1');
    expect(await lookup(['1.1.1.1'], true)).toEqual([{ address: '1.1.1.1', family: 4 }]);
  });

  it('refuses a host name if one of its addresses is private', async () => {
    expect(await lookup(['1.1.1.1', '10.0.0.1'], true)).toBe(
      'receiver.test is 10.0.0.1, which is not public',
    );
  });
});
