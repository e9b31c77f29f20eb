import { request } from 'node:http';
import { connect } from 'node:net';
import { startServer } from '#tests/support/processes/serve.ts';

/**
 * Header that is removed: with it, alone or among others, Lighthouse 13.5 and the tests' Chromium 147 report the page as
 * aborted. Each other header was tried alone and causes no problem, so it stays.
 */
const LEFT_OUT = 'referrer-policy';

/** Proxies the site and its sockets unchanged, except for the header that Lighthouse cannot handle. */
export async function serveToLighthouse(site: string) {
  const { hostname, port, host } = new URL(site);
  const {
    server,
    port: ownPort,
    stop,
  } = await startServer((asked, response) => {
    const { url: path, method, headers } = asked;
    const forwarded = request({
      hostname,
      port,
      path,
      method,
      // The site accepts requests from its own origin only.
      headers: { ...headers, host, ...(headers.origin && { origin: site }) },
    });
    forwarded.on('response', (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => name !== LEFT_OUT);
      // The site's policy contains its own host, for sockets.
      const { 'content-security-policy': policy } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, {
        ...Object.fromEntries(kept),
        ...(policy && {
          'content-security-policy': String(policy).replaceAll(host, asked.headers.host ?? host),
        }),
      });
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    asked.pipe(forwarded);
  });
  server.on('upgrade', ({ url, headers }, socket, head) => {
    const lines = Object.entries({ ...headers, host, origin: site });
    const upstream = connect(Number(port), hostname, () => {
      upstream.write(
        `GET ${url} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
      );
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
    });
    upstream.on('error', () => socket.destroy());
    socket.on('error', () => upstream.destroy());
  });

  return { url: `http://localhost:${ownPort}`, stop };
}
