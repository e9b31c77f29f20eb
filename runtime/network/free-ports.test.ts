import { expect, it } from 'vitest';
import { addressOf, freePorts } from './free-ports.ts';

it('ports that are free are all different', async () => {
  const ports = await freePorts(20);

  expect(new Set(ports).size).toBe(20);
});

it('a host on which nothing can listen is said, and not tried for ever', async () => {
  const ports = freePorts(1, '192.0.2.1');

  await expect(ports).rejects.toThrow(/^No port of 192\.0\.2\.1 can be listened on \(EADDRNOTAVAIL\), /);
});

it.each([
  ['0.0.0.0', 'http://127.0.0.1:80'],
  ['::', 'http://[::1]:80'],
  ['::1', 'http://[::1]:80'],
  ['localhost', 'http://localhost:80'],
  ['192.0.2.1', 'http://192.0.2.1:80'],
])('what listens on %s is reached at %s', (host, address) => {
  expect(addressOf({ host, port: 80 })).toBe(address);
});
