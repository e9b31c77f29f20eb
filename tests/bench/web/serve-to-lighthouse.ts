import { createServer, request } from 'node:http';
import { connect, type AddressInfo } from 'node:net';

/**
 * Lighthouse 13.5 and the tests' Chromium 147 give a page up as aborted where it has this header, alone or among others;
 * tried one by one, every other header of ours stays.
 */
const LEFT_OUT = 'referrer-policy';

/** The site as it is, but for the header that Lighthouse cannot be measured with; its sockets too. */
export async function serveToLighthouse(site: string): Promise<{ url: string; stop: () => void }> {
  const { hostname, port, host } = new URL(site);
  const server = createServer((asked, response) => {
    const { url: path, method, headers } = asked;
    const forwarded = request({
      hostname,
      port,
      path,
      method,
      // The site takes requests of its own pages only.
      headers: { ...headers, host, ...(headers.origin && { origin: site }) },
    });
    forwarded.on('response', (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => name !== LEFT_OUT);
      // Its policy names the site's own address for sockets.
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
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => server.close(),
  };
}
