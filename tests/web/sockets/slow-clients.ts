import { connect, type Socket } from 'node:net';

/** Way of stalling: a body or headers that never end, silence, or an answer that is never read. */
export type Stall = 'body' | 'chunks' | 'headers' | 'silence' | 'reading';

type Attack = { port: number; path: string; stall: Stall; count: number; addresses?: readonly string[] };

/** Loopback addresses other than the tests' own; an attack is spread over them to avoid the limits per address. */
const ADDRESSES = Array.from({ length: 8 }, (_, index) => `127.0.0.${index + 2}`);

const PREFACES: Record<Stall, (path: string) => string> = {
  body: (path) =>
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50000\r\n\r\n{`,
  chunks: (path) =>
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{`,
  headers: (path) => `POST ${path} HTTP/1.1\r\nHost: x\r\nX-Slow: `,
  silence: () => '',
  reading: (path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`,
};

/** Opens sockets that stall; `open` returns how many the server has not closed. */
export async function stall({ port, path, stall: kind, count, addresses = ADDRESSES }: Attack) {
  const answers = new Map<Socket, string>();
  function read(socket: Socket) {
    if (kind === 'reading') return;
    socket.on('data', (data) => answers.set(socket, (answers.get(socket) ?? '') + data.toString()));
  }
  const sockets = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      connectFrom(addresses[index % addresses.length] ?? '', port, PREFACES[kind](path), read),
    ),
  );
  return {
    answers: () => [...answers.values()],
    open: () => sockets.filter((socket) => !socket.destroyed).length,
    end: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}

function connectFrom(localAddress: string, port: number, preface: string, read: (socket: Socket) => void) {
  return new Promise<Socket>((resolve) => {
    const socket = connect({ host: '127.0.0.1', port, localAddress });
    // The server may close the socket at any moment; that is no error of the test.
    socket.on('error', () => socket.destroy());
    socket.once('close', () => resolve(socket));
    read(socket);
    socket.once('connect', () => {
      if (preface !== '') socket.write(preface);
      resolve(socket);
    });
  });
}

/** Sends ordinary requests one after the other, and returns the highest status. */
export async function worstStatus(url: string, init: RequestInit = {}, count = 11): Promise<number> {
  let worst = 0;
  for (let index = 0; index < count; index += 1) {
    const response = await fetch(url, init);
    await response.arrayBuffer();
    worst = Math.max(worst, response.status);
  }

  return worst;
}
