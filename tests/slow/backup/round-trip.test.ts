import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres/database.ts';
import { describeData, differences, type Data } from '#tests/backup/describe-data.ts';
import { withClient } from '#tests/support/postgres/with-client.ts';
import { SECRETS, useBackup } from '#tests/backup/use-backup.ts';

describe('backup and restore', () => {
  const { at, backup, restore, open, source } = useBackup();
  let target: TestDatabase;

  beforeAll(async () => {
    target = await createTestDatabase({ template: 'empty' });
  });
  afterAll(() => target.close());

  /** Uses the embedded database of a data folder, which is started for it. */
  async function within<T>(dataDir: string, use: (url: string) => Promise<T>): Promise<T> {
    const database = await open(dataDir);
    return use(database.url).finally(() => database.close());
  }

  it('brings a data folder into an external database, and into another folder; what was held stays so', async () => {
    await restore('first', undefined, 'embedded');
    await backup('second', undefined, 'embedded', true);
    const held = await within('embedded', describeData);

    await restore('second', target.url, 'beside');
    await restore('second', undefined, 'again');

    const withoutHold = (data: Data) => ({ ...data, tables: { ...data.tables, 'public.holds': [] } });
    expect(differences(withoutHold(held), withoutHold(await describeData(target.url)))).toEqual([]);
    expect(differences(withoutHold(held), withoutHold(await within('again', describeData)))).toEqual([]);
    expect(JSON.parse(readFileSync(at('beside/secrets.json'), 'utf8'))).toMatchObject({
      masterSecret: SECRETS.masterSecret,
    });
    const since = await withClient(target.url, (client) =>
      client.query<{ snapshot_at: Date }>('select snapshot_at from holds'),
    );
    const first = await within('embedded', (url) =>
      withClient(url, (client) => client.query<{ snapshot_at: Date }>('select snapshot_at from holds')),
    );
    expect(since.rows).toEqual(first.rows);
  });

  it('runs while the product writes, and holds one moment', async () => {
    let isWriting = true;
    const writing = withClient(source().url, async (client) => {
      while (isWriting) {
        await client.query(`with link as (
          insert into footer_links (label, url, category) values ('Busy', '/', 'Company') returning id
        ) select count(*) from link`);
      }
    });
    await backup('busy', source().url, 'source').finally(() => (isWriting = false));
    await writing;

    await restore('busy', undefined, 'busy-target');
    const [links, entries] = await within('busy-target', (url) =>
      withClient(url, async (client) => {
        const { rows } = await client.query<{ links: number; entries: number }>(
          `select (select count(*)::int from footer_links where label = 'Busy') as links,
             (select count(*)::int from history_entries where table_name = 'footer_links' and label = 'Busy') as entries`,
        );
        return [rows[0]?.links, rows[0]?.entries];
      }),
    );
    expect(links).toBe(entries);
  });
});
