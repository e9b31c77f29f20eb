import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { startServer } from '#tests/support/processes/serve.ts';

export type Received = { id: string; body: string; headers: Record<string, string>; at: number };
type Answer = (received: Received, response: ServerResponse) => void;

/** Starts a receiver of webhooks on this machine; `control.answer` decides how it answers. */
export async function startReceiver() {
  const received: Received[] = [];
  const control: { answer: Answer } = { answer: (_received, response) => void response.writeHead(204).end() };
  const { url, stop } = await startServer(async (request, response) => {
    const body = await text(request).catch(() => undefined);
    if (body === undefined) return;
    const headers = request.headers as Record<string, string>;
    const one = { id: headers['webhook-id'] ?? '', body, headers, at: Date.now() };
    received.push(one);
    control.answer(one, response);
  });

  return {
    received,
    control,
    url: `${url}/hooks`,
    types: () => received.map(({ body }) => (JSON.parse(body) as { type: string }).type),
    stop,
  };
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
