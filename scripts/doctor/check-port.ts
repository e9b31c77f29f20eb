import { createServer } from 'node:net';
import { fault, ok, reasonOf, type Check } from './check.ts';
import { readStart } from './read-start.ts';

/** Recognizes an answer of the product. */
type Sign = { readonly path: string; isOurs(answer: Response): boolean | Promise<boolean> };

const LIVE: Sign = {
  path: '/livez',
  isOurs: ({ headers }) => /json/.test(headers.get('content-type') ?? ''),
};
/** The product's own metrics may stand behind all those of Node.js. */
const METRICS: Sign = {
  path: '/metrics',
  isOurs: async (answer) => /^hostfront_/m.test(await readStart(answer, 1024 ** 2)),
};

/** Tries to listen as the process will do. */
export const checkPort = (host: string, port: number): Check => checkListening(host, port, LIVE);

/** Tries to listen as a process will do that serves metrics; no process starts while it can't. */
export const checkMetricsPort = (host: string, port: number): Check => checkListening(host, port, METRICS);

function checkListening(host: string, port: number, sign: Sign): Check {
  return {
    name: 'port',
    run: async (signal) => {
      const reason = await tryToListen(host, port);
      if (reason === undefined) return [ok(`Port ${port} is free.`)];
      if (reason.code !== 'EADDRINUSE') {
        return [fault(`Port ${port} can't be used: ${reasonOf(reason)}.`, 'Choose another host or port.')];
      }
      if (await isProduct(`http://${nameOf(host)}:${port}${sign.path}`, sign, signal)) {
        return [ok(`The product answers on port ${port}.`)];
      }
      const advice = `Find it with "ss -ltnp sport = :${port}" and stop it, or choose another port.`;
      return [fault(`Port ${port} is taken by another program.`, advice)];
    },
  };
}

function tryToListen(host: string, port: number): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

const nameOf = (host: string) =>
  ({ '0.0.0.0': '127.0.0.1', '::': '[::1]' })[host] ?? (host.includes(':') ? `[${host}]` : host);

async function isProduct(url: string, { isOurs }: Sign, signal: AbortSignal): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal, redirect: 'error' });
    const isOurAnswer = answer.ok && (await isOurs(answer));
    if (!answer.bodyUsed) await answer.body?.cancel();
    return isOurAnswer;
  } catch {
    return false;
  }
}
