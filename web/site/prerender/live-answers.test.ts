import { createServer, type AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { WebSocketServer } from 'ws';
import { createLiveAnswers } from './live-answers.ts';

it('closing the subscriptions causes no unhandled rejection while a connection is being refused', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  onTestFinished(() => void process.off('unhandledRejection', unhandled));
  const refused = vi.fn();
  const server = createServer((socket) => {
    socket.once('close', refused);
    socket.destroy();
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const live = createLiveAnswers({
    endpoint: `http://127.0.0.1:${port}`,
    log: { warn: vi.fn() },
    onAnswer: vi.fn(),
  });
  live.watch({ key: 'Plans', name: 'Plans', query: 'query Plans { plans { id } }', variables: {} });

  live.close();
  await expect.poll(() => refused.mock.calls.length).toBeGreaterThan(0);
  await new Promise((resolve) => setImmediate(resolve));

  expect(unhandled).not.toHaveBeenCalled();
});

it('forgetting a query ends its subscription, and watching it again starts another', async () => {
  const { port, received } = await fakeApi();
  const answered: string[] = [];
  const live = createLiveAnswers({
    endpoint: `http://127.0.0.1:${port}`,
    log: { warn: vi.fn() },
    onAnswer: (key) => void answered.push(key),
  });
  onTestFinished(() => live.close());
  const plans = { key: 'Plans', name: 'Plans', query: 'query Plans { plans { id } }', variables: {} };
  live.watch(plans);
  await expect.poll(() => live.get('Plans')).toEqual({ plans: [] });

  live.forget('Plans');

  expect(live.get('Plans')).toBeUndefined();
  await expect.poll(() => received).toEqual(['subscribe', 'complete']);
  live.watch(plans);
  await expect.poll(() => live.get('Plans')).toEqual({ plans: [] });
  expect(answered).toEqual(['Plans', 'Plans']);
});

/** Starts an API that answers each subscription once, and lists the messages about subscriptions that it gets. */
async function fakeApi(): Promise<{ port: number; received: string[] }> {
  const received: string[] = [];
  const server = new WebSocketServer({
    port: 0,
    host: '127.0.0.1',
    handleProtocols: () => 'graphql-transport-ws',
  });
  onTestFinished(() => void server.close());
  server.on('connection', (socket) => {
    socket.on('message', (message) => {
      const { type, id } = JSON.parse(String(message)) as { type: string; id?: string };
      if (type === 'connection_init') return socket.send(JSON.stringify({ type: 'connection_ack' }));
      if (id !== undefined) received.push(type);
      if (type === 'subscribe')
        socket.send(JSON.stringify({ type: 'next', id, payload: { data: { plans: [] } } }));
    });
  });
  await new Promise((resolve) => server.once('listening', resolve));

  return { port: (server.address() as AddressInfo).port, received };
}
