import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { ownTime } from '#runtime/process/own-time.ts';
import { countByNetwork } from './count-by-network.ts';
import type { CountsIp } from './counts-ip.ts';

/** Upper bound of connections per IP address; a household or an office shares one address. */
const MAX_PER_ADDRESS = 512;
const CHECK_EVERY_MS = 1_000;
/** A client with a pending answer or upload must move MIN_BYTES in each period of own time: about 3 KB a second. */
const PERIOD_MS = 10_000;
const MIN_BYTES = 32 * 1024;

type Watched = { since: number; bytes: number };
type Watching = { isTrustedProxy: (ip: string) => boolean; counts: CountsIp };

/** Bounds the connections per IP address, and closes those whose client reads an answer or sends an upload too slowly. */
export function watchSockets(server: Server, { isTrustedProxy, counts }: Watching) {
  const perNetwork = countByNetwork(MAX_PER_ADDRESS);
  const open = new Set<Socket>();
  const readers = new WeakMap<Socket, Watched>();
  const uploads = new Map<Socket, { isOurTurn: () => boolean; progress: Watched }>();

  server.on('connection', (socket: Socket) => {
    // The socket is known already: on-websocket.ts may hand a socket to the server a second time.
    if (open.has(socket)) return;
    const peer = socket.remoteAddress ?? '';
    if (!isTrustedProxy(peer) && counts(peer) && !perNetwork.take(peer, socket)) {
      socket.destroy();
      return;
    }
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });

  const looking = ownTime.every(CHECK_EVERY_MS, () => {
    const now = ownTime.now();
    for (const socket of open) if (isSlowReader(socket, now)) socket.destroy();
    for (const [socket, upload] of uploads) {
      if (upload.isOurTurn()) upload.progress = { since: now, bytes: socket.bytesRead };
      else if (isSlow(upload.progress, socket.bytesRead, now)) socket.destroy();
    }
  });
  server.once('close', looking.end);

  function isSlowReader(socket: Socket, now: number): boolean {
    if (socket.writableLength === 0) {
      readers.delete(socket);
      return false;
    }
    const taken = socket.bytesWritten - socket.writableLength;
    const progress = readers.get(socket) ?? { since: now, bytes: taken };
    readers.set(socket, progress);

    return isSlow(progress, taken, now);
  }

  return {
    /** Watches the rate of an upload, which has no request timeout; `isOurTurn`: received bytes wait for this server. */
    addUpload(socket: Socket, isOurTurn: () => boolean): { done: () => void } {
      uploads.set(socket, { isOurTurn, progress: { since: ownTime.now(), bytes: socket.bytesRead } });
      const done = () => {
        uploads.delete(socket);
        socket.off('close', done);
      };
      socket.once('close', done);

      return { done };
    },
    isUploading: (socket: unknown) => uploads.has(socket as Socket),
  };
}

/** Tells whether a period passed with too little progress; starts a new period once there was enough. */
function isSlow(progress: Watched, bytes: number, now: number): boolean {
  if (bytes - progress.bytes >= MIN_BYTES) Object.assign(progress, { since: now, bytes });
  return now - progress.since > PERIOD_MS;
}
