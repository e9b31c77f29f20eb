import { portIsFree, type Listening } from '#embedded/stack/preflight.ts';
import { addressOf } from '#runtime/network/free-ports.ts';
import type { Check } from './check.ts';
import { asStartAsks } from './check-preflight.ts';
import { readStart } from './read-start.ts';

/** A port on which another process than the launcher listens, and whether it serves metrics there. */
export type PortOfProcess = Listening & { readonly servesMetrics?: boolean };

/** Bytes up to which an answer is read; the product's own metrics may come behind all those of Node.js. */
const MOST_BYTES = 1024 ** 2;

/** Asks of a port what a start asks of its own; that the product answers there is no fault. */
export const checkPort = ({ servesMetrics, ...listening }: PortOfProcess): Check =>
  asStartAsks(portIsFree(listening), async (signal) => {
    const url = `${addressOf(listening)}${servesMetrics ? '/metrics' : '/livez'}`;
    const text = await readStart(await fetch(url, { signal, redirect: 'error' }), MOST_BYTES);
    return servesMetrics ? /^hostfront_/m.test(text) : /^\{"status":"ok"/.test(text);
  });
