import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';
import { serveCalls } from '#tests/support/processes/remote-process.ts';

export type HolderOrder = {
  readonly url: string;
  /** Local addresses, each of which opens `perAddress` sockets. */
  readonly addresses: readonly string[];
  readonly perAddress: number;
  /** Number of the first socket, which is the id of the row that it follows. */
  readonly first: number;
  readonly query: string | undefined;
};

/** Sockets that this process opens at the same time. */
const AT_ONCE = 50;
/** Upper bound of the pause before a lost socket connects again; client libraries spread their attempts too. */
const PAUSE_MS = 1_000;
const RETRY_MS = 500;

let held = 0;
let refused = 0;
let wanted = 0;
/** Tells `open`, with the attempts that were refused until then, whenever all sockets are open. */
const events = new EventEmitter<{ open: [refused: number] }>();

/** Returns the refused attempts when all sockets are open the next time. */
async function refusedUntilOpen(): Promise<number> {
  const [count] = (await once(events, 'open')) as [number];
  return count;
}

serveCalls({
  /** Opens all sockets, then keeps them open. */
  hold: (order: HolderOrder) => {
    void holdAll(order);
    return refusedUntilOpen();
  },
  refusedUntilOpen,
});

/** Opens all sockets and opens each again when it is lost. */
async function holdAll(order: HolderOrder): Promise<void> {
  const all = order.addresses.flatMap((address) => Array.from({ length: order.perAddress }, () => address));
  wanted = all.length;
  const queue = all.entries();
  const work = async () => {
    for (const [at, address] of queue) await hold(order, address, order.first + at);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function hold(order: HolderOrder, address: string, id: number): Promise<void> {
  let socket = await open(order, address, id);
  while (socket === undefined) {
    await sleep(RETRY_MS * (1 + Math.random()));
    socket = await open(order, address, id);
  }
  socket.once('close', () => {
    held -= 1;
    void sleep(Math.random() * PAUSE_MS).then(() => hold(order, address, id));
  });
  held += 1;
  if (held < wanted) return;
  events.emit('open', refused);
  refused = 0;
}

/** Opens a socket and, if there is a query, waits for its first answer; undefined if that fails. */
function open({ url, query }: HolderOrder, localAddress: string, id: number): Promise<WebSocket | undefined> {
  return new Promise((resolve) => {
    const socket = new WebSocket(url, ['graphql-transport-ws'], { perMessageDeflate: false, localAddress });
    const fail = () => {
      socket.terminate();
      resolve(undefined);
    };
    socket.once('unexpected-response', () => {
      refused += 1;
      fail();
    });
    socket.once('error', fail);
    socket.once('close', fail);
    socket.once('open', () => socket.send('{"type":"connection_init"}'));
    socket.on('message', (data: Buffer) => {
      if (data.includes('"connection_ack"') && query !== undefined) {
        const payload = { query, variables: { id } };
        socket.send(JSON.stringify({ type: 'subscribe', id: randomUUID(), payload }));
      } else if (data.includes('"error"')) {
        refused += 1;
        fail();
      } else {
        socket.removeAllListeners('message').removeAllListeners('close');
        socket.on('error', () => undefined);
        resolve(socket);
      }
    });
  });
}
