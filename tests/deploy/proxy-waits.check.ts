import { once } from 'node:events';
import { createServer } from 'node:http';
import { describe, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { listen } from '#tests/support/processes/serve.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { startApi } from '#tests/web/start-api.ts';
import { PROXIES, startProxy } from './start-proxy.ts';
import { hasTools } from './tools.ts';

/** Proxies that wait 50 or 60 s at most for a byte of a socket: with HAProxy by `timeout client`, else by their defaults. */
const IMPATIENT = ['haproxy', 'nginx', 'apache2', 'varnishd', 'lighttpd'] as const;
const TALK_MS = 1_000;
const TEST_MS = 600_000;

/** Starts a server whose sockets are silent, or only talk, but without a ping that a client would answer. */
async function startUnanswered(isSilent: boolean) {
  const server = createServer();
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket) => {
    if (isSilent) return;
    const talking = setInterval(() => socket.send('still here'), TALK_MS);
    socket.once('close', () => clearInterval(talking));
  });
  const port = await listen(server);

  return {
    port,
    async stop() {
      for (const client of sockets.clients) client.terminate();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

describe('a socket of the product without messages', () => {
  const api = useStarted(() => startApi());
  const silent = useStarted(() => startUnanswered(true));
  const talking = useStarted(() => startUnanswered(false));

  it.concurrent.for(IMPATIENT)(
    'outlasts one that %s ends, because the engine pings it',
    { timeout: TEST_MS },
    async (name, { expect, onTestFinished, skip }) => {
      if (!hasTools(name)) return skip(`${name} is not installed`);
      // lighttpd counts only what the client sends.
      const other = name === 'lighttpd' ? talking : silent;
      const open = async (origin: number, protocol: string[]) => {
        const proxy = await startProxy(name, origin, PROXIES[name].forSockets);
        onTestFinished(proxy.stop);
        const socket = new WebSocket(`${proxy.url.replace('http', 'ws')}/v1/graphql`, protocol);
        onTestFinished(() => socket.terminate());
        await once(socket, 'open');
        return socket;
      };
      const own = await open(api.web.port, ['graphql-transport-ws']);
      own.send('{"type":"connection_init"}');
      await once(own, 'message');

      const [code] = await once(await open(other.port, []), 'close');
      own.send('{"type":"ping"}');
      const [answer] = await once(own, 'message');

      expect([code, String(answer)]).toEqual([1006, '{"type":"pong"}']);
    },
  );
});
