import { beforeEach, expect, it } from 'vitest';
import { usePool } from '#tests/support/postgres/use-database.ts';

const db = usePool();
const rowsOf = async (query: string) => (await db.pool.query<Record<string, unknown>>(query)).rows;

beforeEach(async () => {
  await db.pool.query('delete from store_notices');
});

const write = (columns: string, values: string) =>
  db.pool.query(
    `insert into store_notices (content, content_ar, ${columns}) values ('Short', 'قصير', ${values})`,
  );
const writePage = (slug: string, from = 'null') =>
  write('page_slug, page_title, page_body, page_from', `'${slug}', 'Title', 'Text', ${from}`);

it('publishes the page of a notice at once, or at the time that was chosen, and none of a notice without a page', async () => {
  await write('severity', `'info'`);
  await writePage('now');
  await writePage('later', `timestamptz '2100-01-01Z'`);

  expect(
    await rowsOf(
      `select slug, title, summary, summary_ar, body, published_at <= now() as is_out from news order by slug`,
    ),
  ).toEqual(
    ['later', 'now'].map((slug) => ({
      ...{ slug, title: 'Title', summary: 'Short', summary_ar: 'قصير', body: 'Text' },
      is_out: slug === 'now',
    })),
  );
});

it('keeps a page and its dates while the notice leaves the bar', async () => {
  await writePage('kept');
  await db.pool.query(`update news set published_at = '2026-01-01Z', changed_at = '2026-01-02Z'`);
  const before = await rowsOf('select * from news');
  await db.pool.query(`update store_notices set is_active = false, ends_at = now()`);

  expect(await rowsOf('select * from news')).toEqual(before);
});

it('follows a change of the page and dates it, and keeps the day of publication', async () => {
  await writePage('first');
  await db.pool.query(`update news set published_at = '2026-01-01Z', changed_at = '2026-01-02Z'`);
  await db.pool.query(`update store_notices set page_slug = 'second', page_body_ar = 'نص'`);

  expect(
    await rowsOf(
      `select slug, body_ar, published_at = '2026-01-01Z' as is_same, changed_at > '2026-01-02Z' as is_new from news`,
    ),
  ).toEqual([{ slug: 'second', body_ar: 'نص', is_same: true, is_new: true }]);
});

it('publishes at once a page whose later time was taken away', async () => {
  await writePage('later', `timestamptz '2100-01-01Z'`);
  await db.pool.query('update store_notices set page_from = null');

  expect(await rowsOf('select published_at <= now() as is_out from news')).toEqual([{ is_out: true }]);
});

it('takes a page away with its columns, and with its notice', async () => {
  await writePage('emptied');
  await writePage('deleted');
  await db.pool.query(
    `update store_notices set page_slug = null, page_title = null, page_body = null where page_slug = 'emptied'`,
  );
  await db.pool.query(`delete from store_notices where page_slug = 'deleted'`);

  expect(await rowsOf('select from news')).toEqual([]);
});

it('refuses an address that another notice has', async () => {
  await writePage('taken');

  await expect(writePage('taken')).rejects.toMatchObject({ constraint: 'store_notices_page_slug_unique' });
});

it('brings a deleted page back with its notice, from the history', async () => {
  await writePage('undone');
  await db.pool.query(`delete from store_notices where page_slug = 'undone'`);
  await db.pool.query(
    `select public.restore_history_entry((select max(id) from history_entries where operation = 'delete'))`,
  );

  expect(await rowsOf('select slug, body from news')).toEqual([{ slug: 'undone', body: 'Text' }]);
});

it('tells webhooks of the notice in the bar, and of its page nothing', async () => {
  await db.pool.query(
    `insert into webhook_endpoints (name, url, events) values ('A', 'https://a.test/', '{notice.published}')`,
  );
  await writePage('secret', `timestamptz '2100-01-01Z'`);

  const told = await rowsOf(`select data::text as data from webhook_events`);
  expect(told).toHaveLength(1);
  expect(String(told[0]?.['data'])).not.toContain('page_');
});
