import { exportJWK, generateKeyPair, type JSONWebKeySet } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { createKeySet, maxAgeOf } from './key-set.ts';

const MINUTE_MS = 60_000;
const token = { payload: '', signature: '' };
const { publicKey } = await generateKeyPair('RS256');
/** Returns a key under an id; the ids tell keys apart, so one pair serves for all. */
const jwk = async (kid: string) => ({ ...(await exportJWK(publicKey)), kid, alg: 'RS256' });
const header = (kid: string) => ({ alg: 'RS256', kid });

describe('createKeySet', () => {
  let fetches = 0;
  let nowMs = 0;
  let keys: JSONWebKeySet = { keys: [] };
  let isDown = false;
  let maxAgeMs: number | undefined;
  const create = () =>
    createKeySet({
      url: new URL('http://127.0.0.1/certs'),
      nowMs: () => nowMs,
      fetchKeys: async () => {
        fetches += 1;
        if (isDown) throw new Error('down');
        return { keySet: keys, ...(maxAgeMs !== undefined && { maxAgeMs }) };
      },
    });

  beforeEach(async () => {
    fetches = 0;
    nowMs = 1_000_000;
    isDown = false;
    maxAgeMs = undefined;
    keys = { keys: [await jwk('one')] };
  });

  it('fetches the keys once for two lookups at the same time, and again after ten minutes', async () => {
    const find = create();
    await Promise.all([find(header('one'), token), find(header('one'), token)]);
    expect(fetches).toBe(1);

    nowMs += 10 * MINUTE_MS - 1;
    await find(header('one'), token);
    expect(fetches).toBe(1);

    nowMs += 1;
    await find(header('one'), token);
    expect(fetches).toBe(2);
  });

  it('fetches the keys earlier where the answer’s cache headers say so, but not at every use', async () => {
    maxAgeMs = MINUTE_MS;
    const find = create();
    await find(header('one'), token);
    nowMs += 2 * MINUTE_MS;
    maxAgeMs = 0;
    await find(header('one'), token);
    expect(fetches).toBe(2);

    await find(header('one'), token);
    expect(fetches).toBe(2);
  });

  it('finds a new key at its first use, once 30 seconds have passed since the last fetch', async () => {
    const find = create();
    await find(header('one'), token);
    keys = { keys: [await jwk('two')] };
    nowMs += 31_000;

    await expect(find(header('two'), token)).resolves.toBeDefined();
    expect(fetches).toBe(2);
  });

  it('fetches once in 30 seconds for a flood of unknown key ids, even if the fetches fail', async () => {
    const find = create();
    await find(header('one'), token);
    nowMs += 31_000;
    isDown = true;

    for (let at = 0; at < 50; at += 1) await expect(find(header(`bogus-${at}`), token)).rejects.toThrow();

    expect(fetches).toBe(2);
  });

  it('keeps its keys while the key server does not answer', async () => {
    const find = create();
    await find(header('one'), token);
    isDown = true;
    nowMs += 20 * MINUTE_MS;

    await expect(find(header('one'), token)).resolves.toBeDefined();
  });

  it('fetches again at once after a failed fetch while it has no key at all', async () => {
    const find = create();
    isDown = true;
    await expect(find(header('one'), token)).rejects.toThrow('down');
    isDown = false;

    await expect(find(header('one'), token)).resolves.toBeDefined();
  });
});

describe('maxAgeOf', () => {
  const nowMs = Date.parse('2030-01-01T00:00:00Z');

  it.each([
    [{ 'cache-control': 'public, max-age=60' }, 60_000],
    [{ 'cache-control': 's-maxage=5, public' }, 5_000],
    [{ 'cache-control': 'no-store, max-age=60' }, 0],
    [{ 'cache-control': 'max-age=60', expires: 'Tue, 01 Jan 2030 01:00:00 GMT' }, 60_000],
    [{ expires: 'Tue, 01 Jan 2030 00:00:10 GMT' }, 10_000],
    [{ expires: 'Mon, 31 Dec 2029 00:00:00 GMT' }, 0],
    [{ expires: '0' }, 0],
    [{ 'cache-control': 'public' }, undefined],
  ])('reads %j as %s milliseconds', (headers, expected) => {
    expect(maxAgeOf(new Headers(headers as Record<string, string>), nowMs)).toBe(expected);
  });
});
