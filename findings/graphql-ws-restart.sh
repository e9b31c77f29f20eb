#!/usr/bin/env bash
# A server that restarts ends subscriptions, although the client may try again five times.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --prefix "$folder" --no-audit --no-fund --ignore-scripts --silent \
  graphql@16.15.0 graphql-ws@6.4.2 ws@8.23.0

cat >"$folder/finding.mjs" <<'JS'
import { setTimeout as wait } from 'node:timers/promises';
import { buildSchema } from 'graphql';
import { createClient } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import WebSocket, { WebSocketServer } from 'ws';

const schema = buildSchema('type Query { a: Int } type Subscription { value: Int }');
const roots = {
  subscription: {
    async *value() {
      yield { value: 1 };
      await new Promise(() => {});
    },
  },
};

async function start(port) {
  const server = new WebSocketServer({ host: '127.0.0.1', port });
  useServer({ schema, roots }, server);
  await new Promise((resolve) => server.once('listening', resolve));
  return server;
}

async function stop(server) {
  for (const socket of server.clients) socket.terminate();
  await new Promise((resolve) => server.close(resolve));
}

/** Restarts the server while it is subscribed to; the first attempt to connect again meets no server. */
async function restart(options) {
  const first = await start(0);
  const { port } = first.address();
  let attempts = -1;
  const client = createClient({
    url: `ws://127.0.0.1:${port}`,
    webSocketImpl: WebSocket,
    retryAttempts: 5,
    retryWait: () => wait(200),
    on: { connecting: () => (attempts += 1) },
    ...options,
  });
  let values = 0;
  const received = deferred();
  const end = new Promise((resolve) => {
    client.subscribe(
      { query: 'subscription { value }' },
      {
        next: () => ((values += 1) === 1 ? received.resolve() : resolve(`goes on after the restart`)),
        error: ({ message }) => resolve(`ends after ${attempts} attempt: ${message.replace(/:\d+$/, '')}`),
        complete: () => resolve('completes'),
      },
    );
  });
  await received.promise;
  await stop(first);
  while (attempts < 1) await wait(10);
  await wait(50);
  const second = await start(port);
  const text = await end;
  await client.dispose();
  await stop(second);
  return text;
}

function deferred() {
  let resolve;
  const promise = new Promise((done) => (resolve = done));
  return { promise, resolve };
}

console.log(`retryAttempts: 5: ${await restart({})}`);
console.log(`and shouldRetry: () => true: ${await restart({ shouldRetry: () => true })}`);
process.exit();
JS

cat <<'TEXT'
graphql-ws 6.4.2: the client while its server restarts
  expected:  five attempts to connect again, as a restart closes the socket and then refuses connections for a moment
  behaviour: the closed socket is tried again, but the first refused connection ends the subscription; the documentation of
             `retryAttempts` mentions it, and only `shouldRetry` changes it
TEXT
expected='retryAttempts: 5: ends after 1 attempt: connect ECONNREFUSED 127.0.0.1
and shouldRetry: () => true: goes on after the restart'
seen=$(node "$folder/finding.mjs")
echo "  seen:      ${seen//$'\n'/$'\n             '}"
[ "$seen" = "$expected" ] || { echo "  This has changed. It was: $expected" >&2; exit 1; }
