import { describe, expect, it } from 'vitest';
import { excess, strangerOf } from '../support/ask-stranger.ts';
import { useLibrary } from '../support/library-world.ts';

const MAX_BYTES = 1_000_000;
/** Bytes of each article's text; compressed and stored apart, it takes less than 2 % of them. */
const LENGTH = 100_000;
/** Five articles of author 1 and one of author 2. */
const ARTICLES = 6;

const world = useLibrary(
  { ENGINE_MAX_ESTIMATED_BYTES: String(MAX_BYTES) },
  `delete from article where id > ${ARTICLES};
    update article set author_id = case when id < ${ARTICLES} then 1 else 2 end, content = repeat('0123456789', ${LENGTH / 10});
    analyze article`,
);

const aliases = (count: number) => Array.from({ length: count }, (_, at) => `c${at}: content`).join(' ');
const stranger = strangerOf(world);
const ask = (query: string, variables = {}) => stranger.ask({ query, variables });
const tooMany = (found: number, path: string) => excess('estimated bytes', found, MAX_BYTES, path);

describe('the estimated bytes of a request', () => {
  it('count the text of each alias of a long column, in every row', async () => {
    const query = (count: number) => `{ article { ${aliases(count)} } }`;

    expect(await ask(query(2))).toEqual(tooMany(2 * ARTICLES * LENGTH, '$.selectionSet.article'));
    expect(await ask(query(1))).toHaveProperty(`data.article.${ARTICLES - 1}.c0.length`, LENGTH);
  });

  it('count for a relationship the largest number of related rows', async () => {
    const query = (count: number) => `{ author_by_pk(id: 1) { articles { ${aliases(count)} } } }`;

    expect(await ask(query(3))).toEqual(tooMany(3 * 5 * LENGTH, '$.selectionSet.author_by_pk'));
    expect(await ask(query(2))).toHaveProperty('data.author_by_pk.articles.4');
  });

  it('count the values of an aggregate', async () => {
    const query = `{ article_aggregate { aggregate { max { ${aliases(11)} } } } }`;

    expect(await ask(query)).toEqual(tooMany(11 * LENGTH, '$.selectionSet.article_aggregate'));
  });

  it('count no more rows of a list than its limit or its table has', async () => {
    const query = `query ($most: Int) { article(limit: $most, order_by: {id: asc}) { ${aliases(3)} } }`;

    expect(await ask(query, { most: 3 })).toHaveProperty('data.article.2');
    expect(await ask(query, { most: 4 })).toEqual(tooMany(3 * 4 * LENGTH, '$.selectionSet.article'));
    expect(await ask(`{ article(limit: 1000) { content } }`)).toHaveProperty('data.article.5');
  });

  it.each([
    ['one value of', '{_eq: $id}', 'Int!', 1],
    ['a list of values of', '{_in: $id}', '[Int!]!', [1, 2]],
    ['a written list of values of', '{_in: [1, 2]}', undefined, undefined],
  ])('count only the rows that a condition selects by %s a key', async (_, condition, type, id) => {
    const head = type === undefined ? '' : `query ($id: ${type}) `;

    const body = await ask(`${head}{ article(where: {id: ${condition}}) { ${aliases(5)} } }`, { id });

    expect(body).toHaveProperty('data.article.0.c4');
  });

  it('are checked for each list of keys, even if the plan is reused', async () => {
    const query = `query ($ids: [Int!]!) { article(where: {id: {_in: $ids}}) { ${aliases(5)} } }`;

    expect(await ask(query, { ids: [1, 2] })).toHaveProperty('data.article.1');
    expect(await ask(query, { ids: [1, 2, 3] })).toEqual(tooMany(5 * 3 * LENGTH, '$.selectionSet.article'));
  });

  it('are limited for subscriptions too', async () => {
    const answer = await stranger.askSocket(`subscription { article { ${aliases(2)} } }`);

    expect(answer).toEqual(tooMany(2 * ARTICLES * LENGTH, '$.selectionSet.article'));
  });
});
