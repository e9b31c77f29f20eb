import { describe, expect, it } from 'vitest';
import { excess, strangerOf } from '../support/ask-stranger.ts';
import { useLibrary } from '../support/library-world.ts';

const MAX_NODES = 1_000;
/** Relationships that add 25 nodes to each author. */
const LISTS = 'articles(limit: 25) { id }';

const world = useLibrary({ ENGINE_MAX_ESTIMATED_NODES: String(MAX_NODES) });

const { ask, askSocket } = strangerOf(world);
const tooMany = (found: number, path = '$.selectionSet.author') =>
  excess('estimated nodes', found, MAX_NODES, path);

describe('the estimated nodes of a request', () => {
  it.each([
    ['the product of limits', '{ author(limit: 40) { articles(limit: 25) { id } } }', 40 + 40 * 25],
    [
      'objects as one each',
      '{ author(limit: 10) { articles(limit: 50) { author { id } } } }',
      10 + 500 + 500,
    ],
    [
      'the statistics of a table',
      '{ author { articles { author { articles { id } } } } }',
      40 + 200 + 200 + 1_000,
    ],
    [
      'the limit of a permission',
      `{ author(limit: 40) { a: notes(limit: 9) { id } b: notes { id } ${LISTS} } }`,
      1_280,
    ],
    [
      'the nodes of an aggregate',
      '{ author_aggregate(limit: 40) { nodes { articles(limit: 25) { id } } } }',
      1_040,
    ],
  ])('count %s', async (_, query, found) => {
    expect(await ask({ query })).toEqual(tooMany(found, rootPath(query)));
  });

  it('are computed from the variables of each request', async () => {
    const query = 'query ($most: Int) { author(limit: $most) { articles(limit: $most) { id } } }';

    expect(await ask({ query, variables: { most: 31 } })).toHaveProperty('data.author');
    expect(await ask({ query, variables: { most: 32 } })).toEqual(tooMany(32 + 32 * 32));
    expect(await ask({ query, variables: { most: 31 } })).toHaveProperty('data.author');
  });

  it('are added up over root fields and over a batch', async () => {
    const query = '{ author(limit: 20) { articles(limit: 25) { id } } }';

    expect(await ask({ query: query.replace(/^\{(.*)\}$/, '{ a:$1 b:$1 }') })).toEqual(tooMany(1_040));
    expect(await ask([{ query }, { query }])).toMatchObject([{ data: {} }, tooMany(1_040)]);
  });

  it('are limited for subscriptions, streams and REST too', async () => {
    const rows = 'author(limit: 40) { articles(limit: 25) { id } }';
    const stream =
      'author_stream(batch_size: 40, cursor: {initial_value: {id: 0}}) { articles(limit: 25) { id } }';

    expect(await askSocket(`subscription { ${rows} }`)).toEqual(tooMany(1_040));
    expect(await askSocket(`subscription { ${stream} }`)).toEqual(
      tooMany(1_040, '$.selectionSet.author_stream'),
    );
    const rest = await fetch(`${world.engine.url}/api/rest/authors?most=40`);
    expect(await rest.json()).toMatchObject({ code: 'limit-exceeded', path: '$.selectionSet.author' });
  });

  it('are checked before any statement is sent to the database', async () => {
    await world.sql.query('begin; lock table author in access exclusive mode');

    const answer = await ask({ query: '{ author(limit: 40) { articles(limit: 25) { id } } }' });

    await world.sql.query('rollback');
    expect(answer).toEqual(tooMany(1_040));
  });

  it('are not limited for a session with the admin secret', async () => {
    const query = '{ author(limit: 40) { articles(limit: 25) { id } } }';

    expect((await world.engine.post({ query })).body).toHaveProperty('data.author.39');
  });
});

describe('a table that was empty when its statistics were made', () => {
  const fresh = useLibrary(
    { ENGINE_MAX_ESTIMATED_NODES: String(MAX_NODES) },
    'delete from article; analyze article',
  );

  it('counts like a table without statistics, because it may be full by now', async () => {
    const query = '{ author { articles { author { articles { id } } } } }';

    expect(await strangerOf(fresh).ask({ query })).toEqual(tooMany(40 + 400 + 400 + 4_000));
  });
});

describe('a relationship of which one row has far more than the average', () => {
  const skewed = useLibrary(
    { ENGINE_MAX_ESTIMATED_NODES: String(MAX_NODES) },
    'update article set author_id = 1 where id <= 100; analyze article',
  );

  it('counts as if every row had that many, at each level of a cycle', async () => {
    const most = 103;
    const query = '{ author(limit: 1) { articles { author { articles { id } } } } }';

    expect(await strangerOf(skewed).ask({ query })).toEqual(tooMany(1 + most + most + most * most));
  });
});

describe('nested lists', () => {
  const MAX_NESTED = 100;
  const INNER = '$.selectionSet.author.selectionSet.articles.selectionSet.author.selectionSet.articles';

  const nested = useLibrary({ ENGINE_MAX_NESTED_ROWS: String(MAX_NESTED) });

  const askNested = (query: string, variables = {}) => strangerOf(nested).ask({ query, variables });
  const tooNested = (found: number, path: string) => excess('estimated nested rows', found, MAX_NESTED, path);
  const cycle = (root: string, inner: number | string) =>
    `{ ${root} { articles(limit: 10) { author { articles(limit: ${inner}) { id } } } } }`;

  it('have a limit of their own on their estimated rows, and the error names the deepest list', async () => {
    expect(await askNested(cycle('author(limit: 1)', 10))).toHaveProperty('data.author');
    expect(await askNested(cycle('author(limit: 1)', 11))).toEqual(tooNested(110, INNER));
  });

  it('are counted below a row by its key, and below the nodes of an aggregate', async () => {
    const byKey = cycle('author_by_pk(id: 1)', 11);
    const aggregate = `{ author_aggregate(limit: 1) { nodes ${cycle('x', 11).replace(/^\{ x (.*) \}$/, '$1')} } }`;

    expect(await askNested(byKey)).toEqual(tooNested(110, INNER.replace('author', 'author_by_pk')));
    expect(await askNested(aggregate)).toEqual(
      tooNested(110, INNER.replace('author', 'author_aggregate.selectionSet.nodes')),
    );
  });

  it('do not count the rows of the root field, nor lists beside one another', async () => {
    const query = '{ author(limit: 40) { a: articles(limit: 60) { id } b: articles(limit: 60) { id } } }';

    expect(await askNested(query)).toHaveProperty('data.author.39');
  });

  it('are estimated from the variables of each request', async () => {
    const query = `query ($most: Int) ${cycle('author', '$most')}`;

    expect(await askNested(query, { most: 10 })).toHaveProperty('data.author');
    expect(await askNested(query, { most: 11 })).toEqual(tooNested(110, INNER));
  });

  it('without a limit argument are estimated from table statistics', async () => {
    const deeper = (levels: number): string =>
      levels === 0 ? '{ id }' : `{ articles { author ${deeper(levels - 1)} } }`;

    expect(await askNested(`{ author(limit: 1) ${deeper(2)} }`)).toHaveProperty('data.author');
    expect(await askNested(`{ author(limit: 1) ${deeper(3)} }`)).toMatchObject({
      errors: [{ extensions: { limit: 'estimated nested rows', found: 125 } }],
    });
  });
});

function rootPath(query: string): string {
  return `$.selectionSet.${/\w+/.exec(query)?.[0] ?? ''}`;
}
