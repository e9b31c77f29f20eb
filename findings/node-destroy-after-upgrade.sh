#!/usr/bin/env bash
# A request that is destroyed once its connection was upgraded leaves the connection open.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# The package brings the program by a script, so scripts are allowed here.
npm install --prefix "$folder" --no-audit --no-fund --silent node@26.10.0

cat >"$folder/finding.mjs" <<'JS'
import { request } from 'node:http';
import { createServer } from 'node:net';

/** Accepts an upgrade of a request whose body has come, and tells whether the client closed the connection. */
function connectionAfter(body) {
  return new Promise((resolve) => {
    const server = createServer((socket) => {
      const end = (state) => {
        clearTimeout(timer);
        socket.destroy();
        server.close(() => resolve(state));
      };
      const timer = setTimeout(end, 3_000, 'open after 3 s');
      socket.on('error', () => undefined).on('close', () => end('closed'));
      socket.once('data', () =>
        socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'),
      );
    });
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      const headers = { connection: 'Upgrade', upgrade: 'websocket' };
      const sent = request({ host: '127.0.0.1', port, method: 'POST', agent: false, headers });
      sent.on('error', () => undefined).on('upgrade', () => sent.destroy());
      if (body === undefined) sent.flushHeaders();
      else sent.end(body);
    });
  });
}

console.log(`sent whole: ${await connectionAfter('{}')}`);
console.log(`not ended:  ${await connectionAfter()}`);
JS

cat <<'TEXT'
Node 26.10.0: request.destroy() in the event "upgrade", after the answer 101 Switching Protocols
  expected:  the connection is closed, as the documentation of request.destroy() and Node 20 to 24 do
  behaviour: the connection stays open if the request was sent whole
TEXT
expected='sent whole: open after 3 s
not ended:  closed'
seen=$("$folder/node_modules/.bin/node" "$folder/finding.mjs")
echo "  seen:      ${seen//$'\n'/$'\n             '}"
[ "$seen" = "$expected" ] || { echo "  This has changed. It was: $expected" >&2; exit 1; }
