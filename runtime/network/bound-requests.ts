import type { Server } from 'node:http';
import { ownTime, type OwnTime } from '../process/own-time.ts';

const LOOK_MS = 1_000;

type Options = { readonly time?: OwnTime; readonly now?: () => number };

/**
 * Lets Node give up a request whose head or body does not arrive whole within so many milliseconds of this process's own
 * time (own-time.ts). Node judges by the clock; so its bound is longer by the time that this process has lost while a
 * request may have been arriving. The returned function is called when the server closes.
 */
export function boundRequests(
  server: Server,
  withinMs: number,
  { time = ownTime, now = () => performance.now() }: Options = {},
): () => void {
  let ms = withinMs;
  const lostMs = () => now() - time.now();
  const lostBefore = [lostMs()];
  const looking = time.every(LOOK_MS, () => {
    lostBefore.push(lostMs());
    if (lostBefore.length > ms / LOOK_MS + 1) lostBefore.shift();
  });
  const bound = {
    get: () => (ms === 0 ? 0 : ms + Math.ceil(lostMs() - (lostBefore[0] ?? 0))),
    set: (changedMs: number) => void (ms = changedMs),
  };
  Object.defineProperties(server, { requestTimeout: bound, headersTimeout: bound });

  return looking.end;
}
