import { describe, expect, it } from 'vitest';
import { announceNews, announceNotices } from '#actions/features/announce-notices/announce-notices.ts';
import { usePool } from '#tests/support/postgres/use-database.ts';

const db = usePool();

/** Adds a notice last written an hour ago; its start and end are given in minutes from now. */
async function addNotice(startsInMin: number | null, endsInMin: number | null): Promise<void> {
  await db.pool.query(
    `insert into store_notices (content, updated_at, starts_at, ends_at)
     values ('test', now() - interval '1 hour', now() + $1 * interval '1 minute', now() + $2 * interval '1 minute')`,
    [startsInMin, endsInMin],
  );
}

describe('announceNotices', () => {
  it('updates a notice once when it starts and once when it ends, and no other notice', async () => {
    await addNotice(-1, 60);
    await addNotice(-600, -1);
    await addNotice(5, 60);
    await addNotice(null, null);
    await addNotice(-600, 60);

    expect(await announceNotices(db.pool)).toEqual({ announced: 2 });
    expect(await announceNotices(db.pool)).toEqual({ announced: 0 });
  });
});

describe('announceNews', () => {
  it('touches a page once when its moment comes, dates its change by that moment, and touches no other', async () => {
    await db.pool.query(
      `insert into store_notices (content, page_slug, page_title, page_body, page_from)
       select 'a', slug, 't', 'b', now() + minutes * interval '1 minute' from (values ('come', 5), ('later', 60)) as page (slug, minutes)`,
    );
    expect(await announceNews(db.pool)).toEqual({ announced: 0 });
    await db.pool.query(
      `update news set published_at = now() - interval '1 minute', changed_at = now() - interval '1 hour' where slug = 'come'`,
    );

    expect(await announceNews(db.pool)).toEqual({ announced: 1 });
    expect(await announceNews(db.pool)).toEqual({ announced: 0 });
    const { rows } = await db.pool.query(`select slug from news where changed_at = published_at`);
    expect(rows).toEqual([{ slug: 'come' }]);
  });
});
