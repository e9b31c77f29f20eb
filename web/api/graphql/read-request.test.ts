import { describe, expect, it } from 'vitest';
import { createPersistedQueries, sha256 } from './persisted-queries.ts';
import { readBody, readQueryString } from './read-request.ts';

const fresh = () => ({ queries: createPersistedQueries(), network: '192.0.2.1' });
const get = (parameters: Record<string, string>, context = fresh()) =>
  readQueryString(new URLSearchParams(parameters).toString(), context);
const bodyOf = (reading: ReturnType<typeof readBody>) => (reading?.kind === 'ask' ? reading.body : reading);
const codeOf = (reading: ReturnType<typeof readBody>) =>
  reading?.kind === 'fault' ? [reading.fault.status, JSON.stringify(reading.fault.body)] : reading;
const hashOf = (text: string) => ({ persistedQuery: { version: 1, sha256Hash: sha256(text) } });

describe('readQueryString', () => {
  it("turns the parameters into a JSON body, and does not parse the variables' numbers", () => {
    const variables = '{"n":9007199254740993}';

    expect(bodyOf(get({ query: 'query A { a }', variables, operationName: 'A', other: 'x' }))).toBe(
      `{"query":"query A { a }","variables":${variables},"operationName":"A"}`,
    );
    expect(bodyOf(get({ query: '{ a }', variables: 'null', operationName: '' }))).toBe(
      '{"query":"{ a }","variables":null}',
    );
  });

  it.each<[Record<string, string>, number, string]>([
    [{}, 400, 'needs the parameter'],
    [{ query: '' }, 400, 'needs the parameter'],
    [{ query: '{' }, 400, 'not a valid graphql query'],
    [{ query: '{ a }', variables: '[1]' }, 400, 'no JSON object: [1]'],
    [{ query: '{ a }', variables: '{' }, 400, 'no JSON object'],
    [{ query: '{ a }', extensions: '1' }, 400, 'no JSON object'],
    [{ query: 'mutation { a }' }, 405, 'method-not-allowed'],
    [{ query: 'query A { a } mutation B { b }' }, 405, 'method-not-allowed'],
    [{ query: 'query A { a } mutation B { b }', operationName: 'B' }, 405, 'method-not-allowed'],
    [{ query: 'subscription { a }' }, 405, 'subscription-needs-socket'],
    [{ extensions: JSON.stringify(hashOf('{ a }')) }, 200, 'PERSISTED_QUERY_NOT_FOUND'],
    [{ query: '{ b }', extensions: JSON.stringify(hashOf('{ a }')) }, 400, 'persisted-query-invalid'],
  ])('rejects the parameters %j', (parameters, status, text) => {
    expect(codeOf(get(parameters))).toEqual([status, expect.stringContaining(text)]);
  });

  it('rejects a parameter that is given twice', () => {
    expect(codeOf(readQueryString('query={a}&query={b}', fresh()))).toEqual([
      400,
      expect.stringContaining('more than once'),
    ]);
  });

  it('rejects a GET request for a mutation that is named only by its hash', () => {
    const context = fresh();
    const text = 'mutation { a }';
    readBody(JSON.stringify({ query: text, extensions: hashOf(text) }), context);

    expect(codeOf(get({ extensions: JSON.stringify(hashOf(text)) }, context))).toEqual([
      405,
      expect.anything(),
    ]);
  });
});

describe('readBody', () => {
  it('replaces the hash of a persisted query by its text once that was registered', () => {
    const context = fresh();
    const extensions = hashOf('{ a }');
    const unknown = readBody(JSON.stringify({ extensions }), context);
    const registered = readBody(JSON.stringify({ query: '{ a }', extensions }), context);
    const known = readBody(`{"extensions":${JSON.stringify(extensions)},"variables":{"n":1e400}}`, context);

    expect(codeOf(unknown)).toEqual([200, expect.stringContaining('"PERSISTED_QUERY_NOT_FOUND"')]);
    expect(bodyOf(registered)).toBe('{"query":"{ a }"}');
    expect(bodyOf(known)).toBe('{"query":"{ a }","variables":{"n":1e400}}');
  });

  it.each([
    { version: 2, sha256Hash: sha256('{ a }') },
    { version: 1, sha256Hash: 'abc' },
    { version: 1, sha256Hash: [sha256('{ a }')] },
    { version: 1, sha256Hash: sha256('{ b }') },
    { version: 1 },
  ])('rejects the persisted query %j', (persistedQuery) => {
    const reading = readBody(JSON.stringify({ query: '{ a }', extensions: { persistedQuery } }), fresh());

    expect(codeOf(reading)).toEqual([400, expect.stringContaining('persisted-query-invalid')]);
    expect(reading).toMatchObject({ fault: { always: true } });
  });

  it('runs no operation of a batch if one of them is refused', () => {
    const context = fresh();
    const known = { query: '{ a }', extensions: hashOf('{ a }') };
    const asked = readBody(JSON.stringify([known, { query: 'mutation { b }' }]), context);
    const refused = readBody(JSON.stringify([{ query: '{ c }' }, { extensions: hashOf('{ d }') }]), context);

    expect(bodyOf(asked)).toBe('[{"query":"{ a }"},{"query":"mutation { b }"}]');
    expect(asked?.kind === 'ask' && asked.operations()).toEqual(['query', 'mutation']);
    expect(refused).toMatchObject({
      fault: {
        status: 200,
        body: [
          { errors: [{ extensions: { code: 'batch-not-asked' } }] },
          { errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] },
        ],
      },
    });
  });

  it.each(['{', '"text"', '[1]', ''])('returns undefined for the invalid body %j', (text) => {
    expect(readBody(text, fresh())).toBeUndefined();
  });
});
