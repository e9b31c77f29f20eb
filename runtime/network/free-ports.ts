import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Ports below those that systems give to outgoing connections (from 32768 on Linux, from 49152 elsewhere): one of those
 * would be taken again before its program listens.
 */
const FIRST_PORT = 20_000;
const LAST_PORT = 31_999;
const LOOPBACK = '127.0.0.1';
/** Upper bound of the ports that are tried for one. */
const TRIES = 200;

type Place = { readonly port: number; readonly host: string };

/** Returns different ports of the loopback interface that are free now. */
export async function freePorts(count: number, host = LOOPBACK): Promise<number[]> {
  const ports = new Set<number>();
  let reason: NodeJS.ErrnoException | undefined;
  for (let tried = 0; ports.size < count; tried += 1) {
    if (tried === TRIES) throw noFreePort(host, reason);
    const port = randomInt(FIRST_PORT, LAST_PORT + 1);
    reason = await whyTaken({ port, host });
    if (reason === undefined) ports.add(port);
  }

  return [...ports];
}

const noFreePort = (host: string, cause: NodeJS.ErrnoException | undefined) =>
  new Error(
    `No port of ${host} can be listened on (${cause?.code}), and the parts need some; see whether the loopback interface is up.`,
    { cause },
  );

/** Returns why a port can't be listened on; undefined where it can. */
function whyTaken({ port, host }: Place): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', done);
    server.listen({ port, host, exclusive: true }, () => server.close(() => done(undefined)));
  });
}

/** Codes of a host that is none of this machine. */
const FOREIGN_HOST = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'ENOTFOUND', 'EAI_AGAIN'];

/** Throws where the port is in use already, before anything is started; `names` are the variables of both. */
export async function refuseUsedPort(
  { port, host }: Place,
  names = { port: 'PORT', host: 'HOST' },
): Promise<void> {
  const cause = await whyTaken({ port, host });
  if (cause === undefined) return;
  const { code = 'unknown' } = cause;
  if (FOREIGN_HOST.includes(code)) {
    throw new Error(
      `${names.host} is "${host}", which is no address of this machine (${code}); set it to one that is.`,
      { cause },
    );
  }
  const why = code === 'EADDRINUSE' ? 'is in use already' : `can't be listened on (${code})`;
  throw new Error(`Port ${port} ${why}; stop what holds it, or set ${names.port} to another one.`, {
    cause,
  });
}

/** Returns the address by which this machine reaches what listens on a host and a port. */
export function addressOf({ host, port }: Place): string {
  const reached = { '0.0.0.0': LOOPBACK, '::': '::1' }[host] ?? host;

  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`;
}
