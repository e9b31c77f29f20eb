import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepSubscribed } from './keep-subscribed.ts';
import type { LiveClient } from './live-client.ts';

type Sink = Parameters<LiveClient['subscribe']>[1];

/** Acts as the server: each subscription's sink, and how many are open. */
function makeClient() {
  const sinks: Sink[] = [];
  let open = 0;
  const client = {
    subscribe: (_payload: unknown, sink: Sink) => {
      sinks.push(sink);
      open += 1;
      return () => {
        open -= 1;
        sink.complete();
      };
    },
  } as unknown as LiveClient;

  return { client, sinks, open: () => open };
}

const failure = (code: string) => ({ errors: [{ message: 'no', extensions: { code } }] }) as never;

function keep(client: LiveClient) {
  const heard: unknown[] = [];
  const failed: boolean[] = [];
  const stop = keepSubscribed(
    client,
    { query: 'subscription { greeting }' },
    { next: (data) => heard.push(data), failed: (_error, isOver) => failed.push(isOver) },
  );

  return { heard, failed, stop };
}

describe('keepSubscribed', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('subscribes once more, not several times, after several errors', async () => {
    const { client, sinks, open } = makeClient();
    const { failed } = keep(client);

    sinks[0]?.next(failure('unexpected'));
    sinks[0]?.next(failure('unexpected'));
    sinks[0]?.next(failure('unexpected'));
    await vi.advanceTimersByTimeAsync(10_000);

    expect([open(), sinks.length]).toEqual([1, 2]);
    expect(failed).toEqual([false]);
  });

  it('subscribes again when the server completes the subscription', async () => {
    const { client, sinks, open } = makeClient();
    const { heard } = keep(client);

    sinks[0]?.complete();
    await vi.advanceTimersByTimeAsync(2000);
    sinks[1]?.next({ data: 'new' } as never);

    expect(open()).toBe(1);
    expect(heard).toEqual(['new']);
  });

  it('subscribes again at once when the browser is back online', () => {
    const { client, sinks } = makeClient();
    keep(client);
    sinks[0]?.error(new Error('lost'));

    window.dispatchEvent(new Event('online'));

    expect(sinks).toHaveLength(2);
  });

  it('does not subscribe again after a validation error, and reports that it is over', async () => {
    const { client, sinks, open } = makeClient();
    const { failed } = keep(client);

    sinks[0]?.next(failure('validation-failed'));
    await vi.advanceTimersByTimeAsync(60_000);

    expect([open(), sinks.length]).toEqual([0, 1]);
    expect(failed).toEqual([true]);
  });

  it('passes on no data and does not subscribe again once it was stopped', async () => {
    const { client, sinks, open } = makeClient();
    const { heard, failed, stop } = keep(client);

    sinks[0]?.error(new Error('lost'));
    stop();
    sinks[0]?.next({ data: 'late' } as never);
    await vi.advanceTimersByTimeAsync(60_000);

    expect([sinks.length, heard.length, failed.length]).toEqual([1, 0, 1]);
    expect(open()).toBe(0);
  });
});
