import { describe, expect, it } from 'vitest';
import { useStarted } from '#tests/support/use-started.ts';
import { realCore } from '../support/real-core.ts';
import { ADMIN, asRole } from '../support/start-test-engine.ts';
import { startHandler } from '../support/start-handler.ts';
import { useEngine } from '../support/use-engine.ts';

const READER = asRole('reader');

/** Answers of the handler, by path. */
const answers: Record<string, [status: number, body: unknown]> = {
  '/shelf': [200, { owner: 1, count: 'many' }],
  '/words': [200, ['a', null]],
  '/refuse': [400, { message: 'no room', code: 'top', extensions: { shelf: 3 } }],
  '/broken': [200, 'no shelf'],
};

const action = (name: string, output_type: string, more: object = {}) => ({
  name,
  definition: {
    type: 'query',
    kind: 'synchronous',
    output_type,
    handler: `{{ACTIONS_URL}}/${name}`,
    ...more,
  },
  permissions: [{ role: 'reader' }],
});
const later = { type: 'mutation', kind: 'asynchronous' };

const BOOK = {
  table: 'book',
  select_permissions: [{ role: 'reader', permission: { columns: ['title'], filter: {} } }],
};
const metadata = {
  actions: [
    action('shelf', 'Shelf!'),
    action('words', '[String]!'),
    action('refuse', 'Shelf'),
    action('fill', 'Shelf', { ...later, handler: '{{ACTIONS_URL}}/broken' }),
  ],
  custom_types: {
    objects: [
      {
        name: 'Shelf',
        fields: [
          { name: 'owner', type: 'Int!' },
          { name: 'count', type: 'String' },
        ],
        relationships: [
          { name: 'books', type: 'array', remote_table: 'book', field_mapping: { owner: 'owner_id' } },
        ],
      },
    ],
  },
};

describe('actions', () => {
  const ask = async (query: string, headers: Record<string, string> = ADMIN, variables = {}) =>
    (await engine.post({ query, variables }, headers)).body as { data?: Record<string, unknown> };

  const handler = useStarted(() =>
    startHandler((request, response) => {
      request.resume();
      const [status, body] = answers[request.url ?? ''] ?? [404, { message: 'lost' }];
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    }),
  );
  const { engine } = useEngine(
    `create table book (id int primary key, owner_id int, title text);
    insert into book values (1, 1, 'a'), (2, 1, 'b'), (3, 2, 'c')`,
    () => ({
      env: { ACTIONS_URL: handler.url },
      loadCore: realCore([BOOK], metadata, { adminInternalErrors: true }),
    }),
  );

  it('let an answer aggregate its related rows', async () => {
    const query = '{ shelf { count books_aggregate(where: {id: {_gt: 1}}) { aggregate { count } } } }';

    expect(await ask(query)).toEqual({
      data: { shelf: { count: 'many', books_aggregate: { aggregate: { count: 1 } } } },
    });
  });

  it('refuse aggregates to a role that may not aggregate the table', async () => {
    expect(await ask('{ shelf { books { title } } }', READER)).toEqual({
      data: { shelf: { books: [{ title: 'a' }, { title: 'b' }] } },
    });
    expect(await ask('{ shelf { books_aggregate { aggregate { count } } } }', READER)).toMatchObject({
      errors: [{ extensions: { code: 'validation-failed' } }],
    });
  });

  it('answer with lists of scalars and nulls', async () => {
    expect(await ask('{ words }')).toEqual({ data: { words: ['a', null] } });
  });

  it('pass the extensions of a handler’s refusal on unchanged', async () => {
    expect(await ask('{ refuse { owner } }')).toEqual({
      errors: [{ message: 'no room', extensions: { shelf: 3 } }],
    });
  });

  it.each([
    ['a role that sees no internal details', READER, {}],
    [
      'the role admin, which sees internal details',
      ADMIN,
      { internal: { response: { status: 200, body: 'no shelf' } } },
    ],
  ])('show the fault of an asynchronous call to %s', async (_, headers, more) => {
    const started = await ask('mutation { fill }', headers);
    const id = started.data?.['fill'];
    const result = async () =>
      (await ask('query ($id: uuid!) { fill(id: $id) { errors } }', headers, { id })).data;

    await expect
      .poll(result)
      .toMatchObject({ fill: { errors: { code: 'parse-failed', path: '$', ...more } } });
    if (headers === READER) {
      expect(Object.keys(((await result())!['fill'] as { errors: object }).errors)).not.toContain('internal');
    }
  });
});
