import WebSocket from 'ws';

type Options = {
  readonly url: string;
  readonly address: string;
  readonly headers?: Readonly<Record<string, string>>;
};

type Operation = { readonly query: string; readonly variables?: Readonly<Record<string, unknown>> };

export type GraphqlSocket = {
  readonly socket: WebSocket;
  subscribe(id: string, operation: Operation): void;
  complete(id: string): void;
};

export type SocketMessage = { readonly type: string; readonly id?: string; readonly payload?: unknown };

/** Opens a WebSocket of the protocol graphql-transport-ws and waits for its acknowledgement. */
export async function openGraphqlSocket(
  { url, address, headers = {} }: Options,
  onMessage: (message: SocketMessage) => void = () => undefined,
): Promise<GraphqlSocket> {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/v1/graphql`, ['graphql-transport-ws'], {
    headers: { 'x-forwarded-for': address },
    perMessageDeflate: false,
  });
  socket.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    socket.once('close', (code) => reject(new Error(`the socket was closed with code ${code}`)));
    socket.once('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload: { headers } })));
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as SocketMessage;
      if (message.type === 'connection_ack') resolve();
      else onMessage(message);
    });
  });

  return {
    socket,
    subscribe: (id, payload) => socket.send(JSON.stringify({ type: 'subscribe', id, payload })),
    complete: (id) => socket.send(JSON.stringify({ type: 'complete', id })),
  };
}
