import { addressOf, refuseUsedPort } from '#runtime/network/free-ports.ts';
import { ok, refusal, type Check } from './check.ts';
import { readStart } from './read-start.ts';

/** A port on which a process listens, by the variables that set it, and whether it serves metrics there. */
export type Listening = {
  readonly host: string;
  readonly port: number;
  readonly names: { readonly host: string; readonly port: string };
  readonly servesMetrics?: boolean;
};

/** Bytes up to which an answer is read; the product's own metrics may come behind all those of Node.js. */
const MOST_BYTES = 1024 ** 2;

/** Tries to listen as the process will do, which does not start while it can't. */
export function checkPort(listening: Listening): Check {
  const { port, names } = listening;
  return {
    name: 'port',
    run: async (signal) => {
      try {
        await refuseUsedPort(listening, names);
        return [ok(`Port ${port} is free.`)];
      } catch (error) {
        const isHeld = await isProduct(listening, signal);
        return [isHeld ? ok(`The product answers on port ${port}.`) : refusal(error)];
      }
    },
  };
}

async function isProduct(listening: Listening, signal: AbortSignal): Promise<boolean> {
  const path = listening.servesMetrics ? '/metrics' : '/livez';
  try {
    const answer = await fetch(`${addressOf(listening)}${path}`, { signal, redirect: 'error' });
    const text = await readStart(answer, MOST_BYTES);
    return listening.servesMetrics ? /^hostfront_/m.test(text) : /^\{"status":"ok"/.test(text);
  } catch {
    return false;
  }
}
