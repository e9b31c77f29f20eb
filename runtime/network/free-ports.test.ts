import { expect, it } from 'vitest';
import { addressOf, freePorts } from './free-ports.ts';

it('freePorts returns ports that are all different', async () => {
  const ports = await freePorts(20);

  expect(new Set(ports).size).toBe(20);
});

it('freePorts fails, and does not retry for ever, on a host on which no port can be opened', async () => {
  const ports = freePorts(1, '192.0.2.1');

  await expect(ports).rejects.toThrow(/^No port of 192\.0\.2\.1 can be listened on \(EADDRNOTAVAIL\), /);
});

it.each([
  ['0.0.0.0', 'http://127.0.0.1:80'],
  ['::', 'http://[::1]:80'],
  ['::1', 'http://[::1]:80'],
  ['localhost', 'http://localhost:80'],
  ['192.0.2.1', 'http://192.0.2.1:80'],
])('addressOf a server that listens on %s is %s', (host, address) => {
  expect(addressOf({ host, port: 80 })).toBe(address);
});
