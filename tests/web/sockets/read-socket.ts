import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { WebSocket } from 'ws';
import type { Seen } from '../part-double.ts';

/** Sends a message to the part's double; returns what reached it: the message, and the headers of the upgrade. */
export async function echoOf(
  socket: WebSocket,
  message = '{"type":"ping"}',
): Promise<Pick<Seen, 'headers'> & { echo: string }> {
  if (socket.readyState === socket.CONNECTING) await once(socket, 'open');
  socket.send(message);
  const [data] = (await once(socket, 'message')) as [Buffer];

  return JSON.parse(data.toString()) as Awaited<ReturnType<typeof echoOf>>;
}

type Refusal = { status: number; headers: IncomingHttpHeaders; body: string };

/** Returns the answer to an upgrade that is refused. */
export async function refusalOf(socket: WebSocket): Promise<Refusal> {
  socket.on('error', () => undefined);
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage];
  const body = await text(response);
  socket.terminate();

  return { status: response.statusCode ?? 0, headers: response.headers, body };
}
