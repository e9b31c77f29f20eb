import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createKeyExchange } from '../keys/exchange-keys.ts';
import { renewByKey } from './renew-by-key.ts';

const LIFE_MS = 300_000;
const place = { ip: '192.0.2.7', origin: undefined };

describe("the renewal of a WebSocket's token by its API key", () => {
  beforeEach(() => void vi.useFakeTimers({ now: 0 }));
  afterEach(() => void vi.useRealTimers());

  it('tries again after the actions service was down when the token was to be renewed', async () => {
    let [number, isAway] = [0, false];
    const { exchange } = createKeyExchange({
      async ask() {
        await Promise.resolve();
        if (isAway) return undefined;
        number += 1;
        const token = { value: `t${number}`, jti: `j${number}`, endsAt: Date.now() + LIFE_MS };
        return { origins: [], addresses: [], token };
      },
      isUp: () => true,
      isRefused: () => false,
      counts: () => true,
    });
    const passed: string[] = [];
    const renewing = renewByKey({
      exchange: (key, marginMs) => exchange(key, place, marginMs),
      onToken: (token) => passed.push(token),
      onRefused: (code) => passed.push(code),
    });
    const found = await exchange('key', place);
    if (!('token' in found)) throw new Error('The key was refused.');
    renewing.follow('key', found.token);

    isAway = true;
    await vi.advanceTimersByTimeAsync(LIFE_MS - 20_000);
    isAway = false;
    await vi.advanceTimersByTimeAsync(10_000);

    expect(passed).toEqual(['t2']);
    renewing.stop();
  });
});
