import type WebSocket from 'ws';
import type { RunningAttack } from './attack.ts';

const AGAIN_MS = 10_000;

/** Opens a socket, and another one 10 s after it was closed or refused, until the attack is stopped. */
export async function persistently(open: () => Promise<WebSocket>): Promise<RunningAttack> {
  let isOver = false;
  let socket: WebSocket | undefined;
  const begin = async () => {
    const opened = await open().catch(() => undefined);
    if (isOver) {
      opened?.terminate();
      return;
    }
    socket = opened;
    if (opened === undefined || opened.readyState === opened.CLOSED) beginLater();
    else opened.once('close', beginLater);
  };
  const beginLater = () => {
    if (!isOver) setTimeout(() => void begin(), AGAIN_MS).unref();
  };
  await begin();

  return {
    stop: () => {
      isOver = true;
      socket?.terminate();
      return Promise.resolve();
    },
  };
}
