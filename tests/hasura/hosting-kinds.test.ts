import { readFileSync } from 'node:fs';
import { beforeEach, afterEach, describe, expect, it } from 'vitest';
import { ORIGINAL_KINDS } from '#rules/hosting-kinds/originals.ts';
import { useClient } from '#tests/support/postgres/use-database.ts';

/** The migration that makes the kinds, and one after it that needs them. */
const MIGRATIONS = ['1797310000000_keep_hosting_kinds', '1797319999999_hide_prices_of_kinds'];
const sqlOf = (direction: 'up' | 'down') =>
  (direction === 'up' ? MIGRATIONS : MIGRATIONS.toReversed())
    .map((name) => readFileSync(`hasura/migrations/default/${name}/${direction}.sql`, 'utf8'))
    .join('\n');

describe('the kinds of hosting', () => {
  const { client } = useClient();
  beforeEach(() => client.query('begin'));
  afterEach(() => client.query('rollback'));

  const add = (...slugs: string[]) =>
    client.query('insert into hosting_kinds (slug, name) select slug, slug from unnest($1::text[]) as slug', [
      slugs,
    ]);
  const addPlan = (category: string) =>
    client.query(
      `insert into pricing_plans (name, price, features, category) values ('Test', 1, '{a}', $1)`,
      [category],
    );
  const rename = (slug: string, next: string) =>
    client.query('update hosting_kinds set slug = $2 where slug = $1', [slug, next]);
  const formerOf = async (slug: string) =>
    (
      await client.query<{ former_slugs: string[] }>(
        'select former_slugs from hosting_kinds where slug = $1',
        [slug],
      )
    ).rows[0]?.former_slugs;

  it('are those of the specification in a fresh database, without a word in the history', async () => {
    const { rows } = await client.query(
      `select id, slug, original, name, name_ar, summary, summary_ar, text, text_ar, picture, menu, sort_order
       from hosting_kinds order by sort_order`,
    );
    const { rows: told } = await client.query(
      `select from history_entries where table_name = 'hosting_kinds'
       union all select from outbox.events where table_name = 'hosting_kinds'`,
    );

    expect(rows).toEqual(ORIGINAL_KINDS);
    expect(rows.map(({ slug }: { slug: string }) => slug)).toEqual([
      'plesk',
      'cloud',
      'vps',
      'dedicated',
      'mail',
    ]);
    expect(told).toEqual([]);
  });

  it('can be hidden, and those that the product came with are not deleted', async () => {
    await client.query(`update hosting_kinds set is_shown = false where slug = 'mail'`);

    await expect(client.query(`delete from hosting_kinds where slug = 'mail'`)).rejects.toMatchObject({
      code: '23514',
      message: 'kind-is-original',
      constraint: 'hosting_kinds_original_kept',
    });
  });

  it('are deleted only without plans', async () => {
    await add('wordpress', 'games');
    await addPlan('wordpress');

    await client.query(`delete from hosting_kinds where slug = 'games'`);
    await expect(client.query(`delete from hosting_kinds where slug = 'wordpress'`)).rejects.toMatchObject({
      code: '23503',
      constraint: 'pricing_plans_category_known',
    });
  });

  it('are all that the category of a plan may be', async () => {
    await expect(addPlan('nothing')).rejects.toMatchObject({
      code: '23503',
      constraint: 'pricing_plans_category_known',
    });
  });

  it('take their plans along when they are renamed, and keep the slugs that they had', async () => {
    await add('wordpress');
    await addPlan('wordpress');
    await rename('wordpress', 'wp');
    await rename('wp', 'sites');

    const { rows } = await client.query(`select category from pricing_plans where name = 'Test'`);
    expect(rows).toEqual([{ category: 'sites' }]);
    expect(await formerOf('sites')).toEqual(['wordpress', 'wp']);

    await rename('sites', 'wp');
    expect(await formerOf('wp')).toEqual(['wordpress', 'sites']);
  });

  it('have at most twenty former slugs, the latest ones', async () => {
    await add('a0');
    for (let at = 0; at < 25; at += 1) await rename(`a${at}`, `a${at + 1}`);

    expect(await formerOf('a25')).toEqual(Array.from({ length: 20 }, (_, at) => `a${at + 5}`));
  });

  it('are made of the categories that plans had before, in no menu; a slug of their words keeps order links', async () => {
    const before = ['Cloud Servers', 'VPS', 'games', 'ألعاب', 'admin', ' a\nb ', 'cloud'];
    await client.query(sqlOf('down'));
    for (const category of before) await addPlan(category);
    await client.query(sqlOf('up'));

    const { rows } = await client.query<{ category: string }>(
      `select category from pricing_plans where name = 'Test' order by category`,
    );
    const { rows: made } = await client.query(
      `select slug, name, menu, is_shown from hosting_kinds where original is null order by slug`,
    );
    const hashed = [expect.stringMatching(/^kind-[0-9a-f]{8}$/), expect.stringMatching(/^kind-[0-9a-f]{8}$/)];
    expect(rows.map(({ category }) => category)).toEqual([
      ...['a-b', 'cloud', 'cloud-servers', 'games', ...hashed, 'vps'],
    ]);
    expect(made.map(({ slug }: { slug: string }) => slug)).toEqual([
      'a-b',
      'cloud-servers',
      'games',
      ...hashed,
    ]);
    expect(made[1]).toEqual({ slug: 'cloud-servers', name: 'Cloud Servers', menu: 'none', is_shown: true });
  });

  it.each(['is added', 'is renamed'])('lose a former slug to another kind that %s', async (how) => {
    await add('first', 'other');
    await rename('first', 'second');
    await (how === 'is added' ? add('first') : rename('other', 'first'));

    expect(await formerOf('second')).toEqual([]);
  });
});
