import { createServer, type AddressInfo } from 'node:net';
import { runChecks, type Check } from '../../scripts/doctor/check.ts';

/** Returns the findings as lines: level and message. */
export async function say(check: Check, deadlineMs?: number): Promise<string> {
  const findings = await runChecks([check], deadlineMs);
  return findings.map(({ level, message }) => `${level}: ${message}`).join('\n');
}

/** Returns a port on which nobody listens. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));

  return port;
}
