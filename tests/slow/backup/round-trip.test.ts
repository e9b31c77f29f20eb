import { readFileSync } from 'node:fs';
import { withClient } from '#embedded/postgres/with-client.ts';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { ask } from '#tests/support/postgres/ask.ts';
import { describeData, differences, type Data } from '#tests/backup/describe-data.ts';
import { SECRETS, useBackup } from '#tests/backup/use-backup.ts';

describe('backup and restore', () => {
  const { at, backup, restore, within, source } = useBackup();
  const target = useStarted(() => createTestDatabase({ template: 'empty' }));

  it('copy a data folder to an external database and to another folder; paused sending stays paused', async () => {
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
    const HOLDS = 'select snapshot_at from holds';
    expect(await ask(target.url, HOLDS)).toEqual(await within('embedded', (url) => ask(url, HOLDS)));
  });

  it('run while the product writes, and copy one consistent moment', async () => {
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
    const [counts] = await within('busy-target', (url) =>
      ask<{ links: number; entries: number }>(
        url,
        `select (select count(*)::int from footer_links where label = 'Busy') as links,
           (select count(*)::int from history_entries where table_name = 'footer_links' and label = 'Busy') as entries`,
      ),
    );
    expect(counts?.links).toBe(counts?.entries);
  });
});
