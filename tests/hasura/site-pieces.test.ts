import { beforeAll, describe, expect, it } from 'vitest';
import { ORIGINALS } from '#rules/site-content/originals.ts';
import { useClient } from '#tests/support/postgres/use-database.ts';

type Row = { id: string; part: string; original: string };

describe('the pieces of the site that migrations write', () => {
  let rows: Row[];

  const { client } = useClient();
  beforeAll(async () => {
    ({ rows } = await client.query<Row>(
      `select id, part, kind_id, original, sort_order, title, title_ar, text, text_ar, picture, value, value_ar
       from site_pieces`,
    ));
  });

  it('are those to which the back office brings a piece back', () => {
    const keyOf = ({ part, original }: Row) => `${part} ${original}`;
    const byKey = (all: readonly Row[]) => Object.fromEntries(all.map((row) => [keyOf(row), row]));

    expect(byKey(rows)).toEqual(byKey(ORIGINALS));
    expect(rows).toHaveLength(ORIGINALS.length);
  });

  it('are shown, and the history does not tell that anybody wrote them', async () => {
    const { rows: hidden } = await client.query('select from site_pieces where not is_shown');
    const { rows: told } = await client.query(
      `select from history_entries where table_name = 'site_pieces'
       union all select from outbox.events where table_name = 'site_pieces'`,
    );

    expect([hidden, told]).toEqual([[], []]);
  });

  it('have a number and its unit on one line', () => {
    const texts = ORIGINALS.flatMap(({ title, title_ar, text, text_ar }) => [title, title_ar, text, text_ar]);

    expect(texts.filter((text) => /(?:^|\s)\d+ \p{L}/u.test(text ?? ''))).toEqual([]);
  });

  it('can be brought back after they were deleted, as what was deleted last', async () => {
    const [first] = ORIGINALS;
    await client.query('delete from site_pieces where id = $1', [first?.id]);
    const { rows: entries } = await client.query<{ id: string }>(
      `select id from history_entries where table_name = 'site_pieces' and operation = 'delete'`,
    );

    await client.query('select from restore_history_entry($1, false)', [entries[0]?.id]);

    const { rows: back } = await client.query('select title from site_pieces where id = $1', [first?.id]);
    expect(back).toEqual([{ title: first?.title }]);
  });
});
