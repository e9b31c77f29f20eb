import { createServer, request } from 'node:http';
import { connect, type AddressInfo } from 'node:net';

/** With these Lighthouse 13.5 and the tests' Chromium give up each page as aborted; what is sent stays the same. */
const LEFT_OUT = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
];

/** The site as it is, but for the headers that Lighthouse cannot be measured with; its sockets too. */
export async function serveWithoutPolicies(site: string): Promise<{ url: string; stop: () => void }> {
  const { hostname, port } = new URL(site);
  const server = createServer((asked, response) => {
    const { url: path, method, headers } = asked;
    const forwarded = request({
      hostname,
      port,
      path,
      method,
      headers: { ...headers, host: `${hostname}:${port}` },
    });
    forwarded.on('response', (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !LEFT_OUT.includes(name));
      response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    asked.pipe(forwarded);
  });
  server.on('upgrade', ({ url, headers }, socket, head) => {
    const lines = Object.entries({ ...headers, host: `${hostname}:${port}`, origin: site });
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
