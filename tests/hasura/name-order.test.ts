import { expect, it } from 'vitest';
import { compareNames } from '#rules/text/name-order.ts';
import { usePool } from '#tests/support/postgres/use-database.ts';

const NAMES = (
  'Zara|Ahmed|ahmed|Élan|Eland|أحمد|احمد|إبراهيم|ابراهيم|آمنة|أروى|اريج|بسام|فاطمة|فاطمه|يحيى|يحيي|سَلْمى|سلمى|' +
  'خادم 10|خادم 2|Server 10|Server 2|VPS 16|VPS 8|3|12|İbrahim|Ibrahim|ΚΩΣΤΑΣ|Żaneta|_x|(2)|'
).split('|');

const { pool } = usePool();

it('lists are ordered alike in the database and in the browser', async () => {
  const { rows } = await pool.query<{ name: string }>(
    'select name from unnest($1::text[]) as name order by name collate name_order',
    [NAMES],
  );

  expect(rows.map(({ name }) => name)).toEqual(NAMES.toSorted(compareNames));
});

it('a page that begins after a name has all names that come later, and no other', async () => {
  const { rows } = await pool.query<{ name: string; later: string[] }>(
    `select name, array(select other from unnest($1::text[]) as other
       where other collate name_order > name order by other collate name_order) as later
     from unnest($1::text[]) as name order by name collate name_order`,
    [NAMES],
  );
  const names = rows.map(({ name }) => name);

  expect(rows.map(({ later }) => later)).toEqual(names.map((_, index) => names.slice(index + 1)));
});

it('the columns of names that lists sort have the order of names, and no others have it', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where collation_name = 'name_order' order by 1`,
  );

  expect(rows.map(({ name }) => name)).toEqual([
    'api_keys.name',
    'contacts.first_name',
    'contacts.last_name',
    'footer_links.label',
    'hosting_kinds.name',
    'newsletters.subject',
    'pricing_plans.name',
    'site_pieces.title',
    'store_notices.content',
    'testimonials.name',
    'webhook_endpoints.name',
  ]);
});
