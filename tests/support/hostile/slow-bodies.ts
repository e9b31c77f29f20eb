import { stall } from '#tests/web/sockets/slow-clients.ts';
import type { Attack } from './attack.ts';

const COUNT = 1_000;

/** Begins a thousand requests whose bodies never end. */
export const slowBodies: Attack = async ({ url }) => {
  const attack = await stall({
    port: Number(new URL(url).port),
    path: '/v1/graphql',
    stall: 'body',
    count: COUNT,
  });

  return {
    stop: () => {
      const open = attack.open();
      attack.end();
      return Promise.resolve({ 'connections open': open });
    },
  };
};
