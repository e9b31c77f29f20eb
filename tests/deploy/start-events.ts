import type { ServerResponse } from 'node:http';
import { startServer } from '#tests/support/processes/serve.ts';
import { waitUntil } from '#tests/support/wait-until.ts';

/** Starts a server that keeps a stream of events open for each request, as the actions service does for web servers. */
export async function startEvents() {
  const streams = new Set<ServerResponse>();
  const { port, stop } = await startServer((_request, answer) => {
    answer.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' }).flushHeaders();
    streams.add(answer);
  });

  return {
    port,
    stop,
    /** Waits until that many streams are open. */
    opened: (count: number) => waitUntil(`${count} streams are open`, () => streams.size === count),
    send: (text: string) => streams.forEach((stream) => stream.write(`data: ${text}\n\n`)),
    end: () => streams.forEach((stream) => stream.end()),
  };
}
