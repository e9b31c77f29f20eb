import { ApolloClient, InMemoryCache } from '@apollo/client';
import { HttpLink } from '@apollo/client/link/http';
import { beforeAll, describe, expect, it } from 'vitest';
import { NoticesList } from '#src/features/notices/notice-documents.generated.ts';
import { readEveryPage } from '#src/kit/admin/export/read-every-page.ts';
import { useProductEngine } from '../support/use-engine.ts';

/** Rows for more than three pages; `starts_at` has few different values, so that many rows sort equally, or is null. */
const NOTICES = `
  delete from store_notices;
  insert into store_notices (content, notice_date, starts_at)
  select format('Notice %s', n), '2026-01-01', case when n % 2 = 0 then timestamptz '2026-01-01' + make_interval(days => n % 7) end
  from generate_series(1, 12000) as n`;

let client: ApolloClient;

const { engine, pool } = useProductEngine();
beforeAll(async () => {
  await pool.query(NOTICES);
  client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new HttpLink({
      uri: `${engine.url}/v1/graphql`,
      headers: await engine.bearer(['site_admin', 'user'], 'site_admin'),
    }),
  });
});

type Order = { starts_at?: 'asc' | 'desc'; content?: 'asc' | 'desc'; id?: 'asc' | 'desc' };

const pages = (order_by: Order[], where: object = {}, signal?: AbortSignal) =>
  readEveryPage({
    client,
    section: { documents: { list: NoticesList, changed: NoticesList } } as never,
    columns: ['id', 'content'],
    variables: { where, order_by },
    signal,
  });
const idOf = (values: readonly unknown[] = []) => values[0] as string;
const all = async (order_by: Order[], where?: object) => {
  const ids: string[] = [];
  for await (const page of pages(order_by, where)) ids.push(...page.map(idOf));
  return ids;
};
const expected = async (order: string, condition = 'true') =>
  (
    await pool.query<{ id: string }>(`select id from store_notices where ${condition} order by ${order}`)
  ).rows.map(({ id }) => id);

describe('the pages of an export', () => {
  it.each([
    ['starts_at asc, id asc', [{ starts_at: 'asc' }, { id: 'asc' }]],
    ['starts_at desc, id asc', [{ starts_at: 'desc' }, { id: 'asc' }]],
    ['content desc, id desc', [{ content: 'desc' }, { id: 'desc' }]],
  ] as [string, Order[]][])('have every row once, in the order of the list: %s', async (order, order_by) => {
    expect(await all(order_by)).toEqual(await expected(order));
  });

  it('obey the filter of the list', async () => {
    const found = await all([{ starts_at: 'asc' }, { id: 'asc' }], { content: { _like: '%7%' } });

    expect(found).toEqual(await expected('starts_at, id', `content like '%7%'`));
  });

  it('neither repeat nor lose a row while rows before the current page are deleted and inserted', async () => {
    const order: Order[] = [{ content: 'asc' }, { id: 'asc' }];
    const before = await expected('content, id');
    const ids: string[] = [];

    for await (const page of pages(order)) {
      ids.push(...page.map(idOf));
      await pool.query(`delete from store_notices where id = $1`, [idOf(page[0])]);
      await pool.query(`insert into store_notices (content, notice_date) values ('A notice', '2026-01-01')`);
    }

    expect(ids).toEqual(before);
  });

  it('have a row once that moves from a page already read to a later page', async () => {
    const ids: string[] = [];
    for await (const page of pages([{ content: 'asc' }, { id: 'asc' }])) {
      if (ids.length === 0) {
        await pool.query(`update store_notices set content = 'Zebra' where id = $1`, [idOf(page[0])]);
      }
      ids.push(...page.map(idOf));
    }

    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength((await expected('id')).length);
  });

  it('end when the export is aborted', async () => {
    const given = new AbortController();
    const read = async () => {
      for await (const page of pages([{ id: 'asc' }], {}, given.signal)) {
        expect(page).toHaveLength(500);
        given.abort();
      }
    };

    await expect(read()).rejects.toMatchObject({ name: 'AbortError' });
  });
});
