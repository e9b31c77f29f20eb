import { describe, expect, it } from 'vitest';
import { openSocket } from '../support/open-socket.ts';
import { realCore } from '../support/real-core.ts';
import { useEngine } from '../support/use-engine.ts';

describe('a document that breaks a rule of GraphQL', () => {
  const { engine } = useEngine('create table book (id int primary key, title text)', {
    loadCore: realCore([{ table: 'book' }]),
  });

  const fault = (message: string, path = '$') => ({
    errors: [{ message, extensions: { path, code: 'validation-failed' } }],
  });

  it.each([
    ['{ book(limit: 1, limit: 2) { id } }', 'There can be only one argument named "limit".'],
    ['{ book { id } } fragment f on book { ...f }', 'Cannot spread fragment "f" within itself.'],
  ])('is refused each time it is sent: %s', async (query, message) => {
    const answers = [];
    for (let time = 0; time < 3; time += 1) answers.push((await engine.post({ query })).body);

    expect(answers).toEqual(Array.from({ length: 3 }, () => fault(message)));
  });

  it('is refused with more than 1000 fragments within one another, for an administrator too', async () => {
    const chain = (count: number, type: string, begin: string, end: string) =>
      `${begin} ${Array.from(
        { length: count },
        (_, at) => `fragment f${at} on ${type} { ${at + 1 < count ? `...f${at + 1}` : end} }`,
      ).join(' ')}`;
    const ask = async (query: string) => (await engine.post({ query })).body;

    expect(await ask(chain(1_000, 'book', '{ book { ...f0 } }', 'id'))).toEqual({ data: { book: [] } });
    expect(await ask(chain(1_000, '__Schema', '{ __schema { ...f0 } }', 'queryType { name }'))).toEqual({
      data: { __schema: { queryType: { name: 'query_root' } } },
    });
    expect(await ask(chain(1_001, 'book', '{ book { ...f0 } }', 'id'))).toEqual({
      errors: [
        {
          message: 'the request has 1001 fragments; 1000 are allowed',
          extensions: {
            path: '$.query',
            code: 'limit-exceeded',
            limit: 'fragments',
            allowed: 1_000,
            found: 1_001,
          },
        },
      ],
    });
  });

  it.each(['__typename', '__schema'])('is refused as a subscription to %s', async (name) => {
    const socket = await openSocket(engine);
    const selection = name === '__schema' ? '__schema { types { name } }' : name;
    socket.subscribe('1', `subscription { ${selection} }`);
    const { type, payload } = await socket.next(({ id }) => id === '1');

    expect(type).toBe('error');
    expect(payload).toEqual([
      expect.objectContaining({ extensions: expect.objectContaining({ code: 'validation-failed' }) }),
    ]);
  });
});
