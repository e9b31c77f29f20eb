import { createServer, type AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createLiveAnswers } from './live-answers.ts';

/** Returns a port on which no server listens. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));

  return port;
}

it('ends in peace while a connection is tried that will be refused', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  onTestFinished(() => void process.off('unhandledRejection', unhandled));
  const port = await freePort();
  const refused = vi.fn();
  const live = createLiveAnswers({
    endpoint: `http://127.0.0.1:${port}`,
    log: { warn: vi.fn() },
    onAnswer: vi.fn(),
    onLost: refused,
  });
  live.watch({ key: 'Plans', name: 'Plans', query: 'query Plans { plans { id } }', variables: {} });

  live.close();
  await expect.poll(() => refused.mock.calls.length).toBeGreaterThan(0);
  await new Promise((resolve) => setImmediate(resolve));

  expect(unhandled).not.toHaveBeenCalled();
});
