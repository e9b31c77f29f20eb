import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a proxy before the site that holds back every script until `release` is called, as a slow line does. */
export async function startSlowLine(siteUrl: string) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const server = createServer((incoming, outgoing) => {
    const ask = () => {
      const { method = 'GET', headers } = incoming;
      const upstream = request(new URL(incoming.url ?? '/', siteUrl), { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      upstream.on('error', () => outgoing.destroy());
      incoming.pipe(upstream);
    };
    if (/\.js$/.test(incoming.url ?? '')) void released.then(ask);
    else ask();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
