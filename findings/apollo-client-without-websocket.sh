#!/usr/bin/env bash
# On a Node without a global WebSocket a subscription that can't connect never gets its error.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --prefix "$folder" --no-audit --no-fund --ignore-scripts --silent \
  @apollo/client@4.3.8 graphql@16.15.0 graphql-ws@6.4.2 rxjs@7.8.2 ws@8.23.0

cat >"$folder/finding.mjs" <<'JS'
import { createServer } from 'node:net';
import { ApolloClient, InMemoryCache, gql } from '@apollo/client/core';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';

/** Finds a port on which nothing listens. */
async function closedPort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Tells what hears first that a subscription could not connect. */
async function whatHears() {
  const url = `ws://127.0.0.1:${await closedPort()}/graphql`;
  const socket = createClient({ url, webSocketImpl: WebSocket, retryAttempts: 0 });
  const client = new ApolloClient({ link: new GraphQLWsLink(socket), cache: new InMemoryCache() });
  return new Promise((resolve) => {
    process.once('unhandledRejection', (error) => resolve(`the process, as an unhandled rejection: ${error.message}`));
    client.subscribe({ query: gql`subscription { time }` }).subscribe({
      next: ({ error }) => resolve(`the subscriber: ${error?.message}`),
      error: (error) => resolve(`the subscriber: ${error.message}`),
    });
  });
}

// Node 20 has no global WebSocket; later ones have it taken away here.
delete globalThis.WebSocket;
console.log(`without a global WebSocket: ${await whatHears()}`);
globalThis.WebSocket = WebSocket;
console.log(`with a global WebSocket: ${await whatHears()}`);
process.exit();
JS

cat <<'TEXT'
@apollo/client 4.3.8 with graphql-ws 6.4.2 and `webSocketImpl`: a subscription to a server that is away
  expected:  the subscriber gets an error, whichever way WebSocket is provided
  behaviour: GraphQLWsLink reads `WebSocket.CLOSED` of the global while it handles the error, so that on Node 20 the error is
             lost in a ReferenceError, and the subscription waits for ever
TEXT
expected='without a global WebSocket: the process, as an unhandled rejection: WebSocket is not defined
with a global WebSocket: the subscriber: Socket closed'
seen=$(node "$folder/finding.mjs")
echo "  seen:      ${seen//$'\n'/$'\n             '}"
[ "$seen" = "$expected" ] || { echo "  This has changed. It was: $expected" >&2; exit 1; }
