import { afterEach, describe, expect, it } from 'vitest';
import { useClient } from '#tests/support/postgres/use-database.ts';

/** Adds rows without a number, in one statement. */
const ADD = {
  site_pieces: `insert into site_pieces (part, title, text)
    values ('faq', 'Test: one?', 'Yes.'), ('faq', 'Test: two?', 'Yes.'), ('feature', 'Test: card', 'Yes.')`,
  domain_extensions: `insert into domain_extensions (extension) values ('.sa'), ('.com.sa')`,
  hosting_kinds: `insert into hosting_kinds (slug, name) values ('test-one', 'One'), ('test-two', 'Two')`,
} as const;

const { client } = useClient();
afterEach(async () => {
  await client.query(`delete from site_pieces where title like 'Test:%'`);
  await client.query(`delete from domain_extensions where extension in ('.sa', '.com.sa')`);
  await client.query(`delete from hosting_kinds where slug like 'test-%'`);
});

async function numbersOf(table: keyof typeof ADD, where: string): Promise<number[]> {
  const { rows } = await client.query<{ sort_order: number }>(
    `select sort_order from ${table} where ${where} order by sort_order`,
  );

  return rows.map(({ sort_order }) => sort_order);
}

describe('a row that comes without a number', () => {
  it('is no row that has one, however low', async () => {
    await client.query(`insert into domain_extensions (extension, sort_order) values ('.sa', -5)`);

    expect(await numbersOf('domain_extensions', `extension = '.sa'`)).toEqual([-5]);
  });

  it('is the last piece of its part, and not of another', async () => {
    await client.query(ADD.site_pieces);

    expect(await numbersOf('site_pieces', `part = 'faq'`)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(await numbersOf('site_pieces', `title = 'Test: card'`)).toEqual([9]);
  });

  it('is the last extension', async () => {
    await client.query(ADD.domain_extensions);

    expect(await numbersOf('domain_extensions', 'true')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('is the last kind of hosting', async () => {
    await client.query(ADD.hosting_kinds);

    expect(await numbersOf('hosting_kinds', 'true')).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('is the first one of a part without pieces', async () => {
    await client.query('begin');
    await client.query(`delete from site_pieces where part = 'faq'`);
    await client.query(ADD.site_pieces);

    expect(await numbersOf('site_pieces', `part = 'faq'`)).toEqual([1, 2]);
    await client.query('rollback');
  });

  it('is numbered although another has the largest number that there is', async () => {
    await client.query(`insert into domain_extensions (extension, sort_order) values ('.sa', 2147483647)`);

    await client.query(`insert into domain_extensions (extension) values ('.com.sa')`);

    expect(await numbersOf('domain_extensions', `extension = '.com.sa'`)).toEqual([2147483647]);
  });
});
