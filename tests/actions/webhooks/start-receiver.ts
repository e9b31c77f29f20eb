import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = { id: string; body: string; headers: Record<string, string>; at: number };
type Answer = (received: Received, response: http.ServerResponse) => void;

/** Starts a receiver of webhooks on this machine; `control.answer` decides how it answers. */
export async function startReceiver() {
  const received: Received[] = [];
  const control: { answer: Answer } = { answer: (_received, response) => void response.writeHead(204).end() };
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('error', () => undefined);
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const headers = request.headers as Record<string, string>;
      const one = {
        id: headers['webhook-id'] ?? '',
        body: Buffer.concat(chunks).toString(),
        headers,
        at: Date.now(),
      };
      received.push(one);
      control.answer(one, response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    received,
    control,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    types: () => received.map(({ body }) => (JSON.parse(body) as { type: string }).type),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
