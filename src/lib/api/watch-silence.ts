import type { Client } from 'graphql-ws';

/** Time after which a server that has not answered a heartbeat counts as gone. */
const PONG_WAIT_MS = 5000;
/**
 * Steps of that time: a page that stood still (a frozen tab, a computer that slept) counts one step for it, and reads what
 * has arrived meanwhile before the next.
 */
const STEPS = 10;
const PING = JSON.stringify({ type: 'ping' });

type Options = {
  /** Time between two heartbeats: a socket that was silent for that long and for an answer's time is gone. */
  isLongAfterMs: number;
  giveUp: () => void;
};

/** Calls `giveUp` when the server has stopped answering heartbeats; `check` asks at once, as after sleep. */
export function watchSilence(client: Client, { isLongAfterMs, giveUp }: Options): { check: () => void } {
  let socket: WebSocket | undefined;
  let heardAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (steps: number): void => {
    timer = setTimeout(() => (steps > 1 ? wait(steps - 1) : giveUp()), PONG_WAIT_MS / STEPS);
  };
  const expectAnswer = (): void => {
    clearTimeout(timer);
    wait(STEPS);
  };
  const forget = (): void => {
    clearTimeout(timer);
    socket = undefined;
  };
  client.on('connected', (opened) => (socket = opened as WebSocket));
  client.on('message', () => (heardAt = Date.now()));
  client.on('ping', (isReceived) => {
    if (!isReceived) expectAnswer();
  });
  client.on('pong', (isReceived) => {
    if (isReceived) clearTimeout(timer);
  });
  client.on('closed', forget);
  client.on('error', forget);

  return {
    check: () => {
      if (!socket) return;
      if (Date.now() - heardAt > isLongAfterMs + PONG_WAIT_MS) return giveUp();
      socket.send(PING);
      expectAnswer();
    },
  };
}
