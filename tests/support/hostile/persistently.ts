import type WebSocket from 'ws';
import { countOutcomes, type RunningAttack } from './attack.ts';

const AGAIN_MS = 10_000;

export type Count = (outcome: string) => void;

/** Opens a socket, and another one 10 s after it was closed or refused, until the attack is stopped. */
export async function persistently(open: (count: Count) => Promise<WebSocket>): Promise<RunningAttack> {
  const outcomes = countOutcomes();
  let isOver = false;
  let socket: WebSocket | undefined;
  const begin = async () => {
    const opened = await open(outcomes.count).catch(() => undefined);
    if (isOver) {
      opened?.terminate();
      return;
    }
    socket = opened;
    if (opened === undefined || opened.readyState === opened.CLOSED) beginLater('refused');
    else opened.once('close', (code: number) => beginLater(`closed with ${code}`));
  };
  const beginLater = (outcome: string) => {
    if (isOver) return;
    outcomes.count(outcome);
    setTimeout(() => void begin(), AGAIN_MS).unref();
  };
  await begin();

  return {
    stop: () => {
      isOver = true;
      socket?.terminate();
      return Promise.resolve(outcomes.counts());
    },
  };
}
