import { describe, expect, it, vi } from 'vitest';
import type { KeyAnswer } from './ask-actions.ts';
import { createKeyExchange } from './exchange-keys.ts';
import { refusal } from '../../server/security/refusals.ts';

const home = { ip: '192.0.2.7', origin: undefined };
const other = { ip: '203.0.113.9', origin: undefined };
const LIFE_MS = 300_000;
const HOUR_MS = 3_600_000;

function start({ isUp = true, addresses = [] as string[] } = {}) {
  let number = 0;
  const state = { isUp, isAway: false, nowMs: 0, refused: new Set<string>(), revoked: new Set<string>() };
  const ask = vi.fn(async ({ jti, key, ip }: { jti: string | undefined; key: string; ip: string }) => {
    await Promise.resolve();
    if (state.isAway) return undefined;
    if (key.startsWith('unknown') || state.revoked.has(key))
      return { refusal: refusal(401, 'api-key-invalid', 'No key of ours.') };
    if (addresses.length > 0 && !addresses.includes(ip)) {
      return { refusal: refusal(403, 'api-key-address-refused', 'Not from here.') };
    }
    if (jti !== undefined) return { origins: [], addresses: [...addresses] } satisfies KeyAnswer;
    number += 1;
    const token = { value: `t${number}`, jti: `j${number}`, endsAt: state.nowMs + LIFE_MS };
    return { origins: [], addresses: [...addresses], token } satisfies KeyAnswer;
  });
  const exchange = createKeyExchange({
    ask,
    isUp: () => state.isUp,
    isRefused: (jti) => state.refused.has(jti),
    counts: () => true,
    now: () => state.nowMs,
  });
  const take = async (key = 'key', place = home, marginMs?: number) => {
    const found = await exchange.exchange(key, place, marginMs);
    return 'token' in found ? found.token.value : found.refusal.body.extensions.code;
  };
  return { state, ask, take, exchange };
}

describe('the exchange of an API key for a token', () => {
  it('asks the actions service once for simultaneous uses, and again when the token is about to expire', async () => {
    const { ask, take, state } = start();

    expect(await Promise.all([take(), take(), take('key', other)])).toEqual(['t1', 't1', 't1']);
    expect(await take()).toBe('t1');
    expect(ask).toHaveBeenCalledTimes(1);

    state.nowMs = LIFE_MS - 1_000;
    expect(await take()).toBe('t2');
  });

  it("asks the actions service at each use while revocations don't arrive, and keeps the token", async () => {
    const { ask, take } = start({ isUp: false });

    expect([await take(), await take(), await take()]).toEqual(['t1', 't1', 't1']);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('returns the known token until it expires while the actions service is down, then an error', async () => {
    const { take, state } = start();
    await take();
    Object.assign(state, { isUp: false, isAway: true, nowMs: LIFE_MS - 1 });

    expect(await take()).toBe('t1');
    expect(await take('another')).toBe('service-unavailable');
    state.nowMs = LIFE_MS;
    expect(await take()).toBe('service-unavailable');
  });

  it('asks for a new token once the token is refused', async () => {
    const { take, state } = start();
    await take();
    state.refused.add('j1');

    expect(await take()).toBe('t2');
  });

  it('checks the IP address of every use, also of uses that wait for the same answer', async () => {
    const { take, ask } = start({ addresses: [home.ip] });

    expect(await Promise.all([take('key', other), take()])).toEqual(['api-key-address-refused', 't1']);
    expect(await take('key', other)).toBe('api-key-address-refused');
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('accepts an IP address that was allowed after the token was made, with the same token', async () => {
    const addresses = [home.ip];
    const { take } = start({ addresses });
    expect([await take(), await take('key', other)]).toEqual(['t1', 'api-key-address-refused']);

    addresses.push(other.ip);

    expect([await take('key', other), await take()]).toEqual(['t1', 't1']);
  });

  it('asks about at most 60 unknown keys of one network in a minute', async () => {
    const { take, ask, state } = start();
    for (let at = 0; at < 60; at += 1) expect(await take(`unknown-${at}`)).toBe('api-key-invalid');

    expect(await take('unknown-more')).toBe('too-many-requests');
    expect(await take('unknown-more', other)).toBe('api-key-invalid');
    expect(ask).toHaveBeenCalledTimes(61);
    state.nowMs = 60_000;
    expect(await take('unknown-more')).toBe('api-key-invalid');
  });

  it('still asks about recently valid keys when 60 unknown keys of the network were refused', async () => {
    const { take, ask, state } = start();
    expect([await take('good'), await take('gone')]).toEqual(['t1', 't2']);
    state.nowMs = LIFE_MS + HOUR_MS - 1;
    for (let at = 0; at < 60; at += 1) await take(`unknown-${at}`);
    expect(await take('new')).toBe('too-many-requests');

    expect(await take('good')).toBe('t3');

    // A key that was revoked since is asked about once more, and counts as unknown then.
    state.revoked.add('gone');
    ask.mockClear();
    expect([await take('gone'), await take('gone')]).toEqual(['api-key-invalid', 'too-many-requests']);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('keeps at most 5,000 keys in memory', async () => {
    const { take, exchange } = start();
    for (let at = 0; at <= 5_000; at += 1) await take(`key-${at}`);

    expect(exchange.size()).toBe(5_000);
  });
});
