import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { drainOnClose } from './drain-on-close.ts';

/** Starts a server whose one route waits for `release`. */
async function serve(withinMs: number) {
  const server = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  const isDraining = drainOnClose(server, withinMs);
  let release = (): void => undefined;
  const arrived = new Promise<void>((onArrived) => {
    server.get('/', async () => {
      onArrived();
      await new Promise<void>((resolve) => (release = resolve));
      return 'done';
    });
  });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });

  return { server, url, arrived, isDraining, release: () => release() };
}

describe('a server that closes', () => {
  it('answers requests in progress, and has closed once they are answered', async () => {
    const { server, url, arrived, isDraining, release } = await serve(60_000);
    const answer = fetch(url);
    await arrived;
    expect(isDraining()).toBe(false);

    const closed = server.close();
    await expect.poll(isDraining).toBe(true);
    release();

    expect(await (await answer).text()).toBe('done');
    await closed;
  });

  it('cuts off requests that take longer than the time allowed for closing', async () => {
    const { server, url, arrived, release } = await serve(20);
    const answer = expect(fetch(url)).rejects.toThrow();
    await arrived;

    await server.close();

    await answer;
    release();
  });
});
