import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openClient } from '#tests/support/postgres/open-client.ts';
import { useClient } from '#tests/support/postgres/use-database.ts';
import { useStarted } from '#tests/support/use-started.ts';

describe('the extensions on offer', () => {
  const { database, client } = useClient();
  const second = useStarted(() => openClient(database.url));
  const lastShown = { code: '23514', message: 'last-extension', constraint: 'domain_extensions_last_shown' };
  beforeAll(() => client.query('truncate domain_prices'));
  afterEach(() => client.query('update domain_extensions set is_shown = true'));

  it('are those of the specification in a fresh database, without a word in the history', async () => {
    const { rows } = await client.query('select extension from domain_extensions order by sort_order');
    const history = await client.query(`select from history_entries where table_name = 'domain_extensions'`);

    expect(rows.map(({ extension }) => extension)).toEqual(
      '.com .net .org .io .co .us .info .biz'.split(' '),
    );
    expect(history.rows).toEqual([]);
  });

  it('can not lose the last one that is shown', async () => {
    await client.query(`update domain_extensions set is_shown = false where extension <> '.com'`);

    await expect(
      client.query(`update domain_extensions set is_shown = false where extension = '.com'`),
    ).rejects.toMatchObject(lastShown);
    await expect(
      client.query(`delete from domain_extensions where extension = '.com'`),
    ).rejects.toMatchObject(lastShown);
  });

  it('keep one that is shown when two transactions at the same time hide both', async () => {
    await client.query(
      `update domain_extensions set is_shown = false where extension not in ('.com', '.net')`,
    );
    await client.query('begin');
    await client.query(`update domain_extensions set is_shown = false where extension = '.com'`);
    const hidden = second.query(`update domain_extensions set is_shown = false where extension = '.net'`);
    const [outcome] = await Promise.allSettled([hidden, client.query('commit')]);

    expect(outcome).toMatchObject({ status: 'rejected', reason: lastShown });
  });

  it('keep those that have prices, which follow a change of their spelling', async () => {
    await client.query(`insert into domain_extensions (extension) values ('.sa')`);
    await client.query(`insert into domain_prices (extension, register_price) values ('.sa', '40')`);

    await expect(client.query(`delete from domain_extensions where extension = '.sa'`)).rejects.toMatchObject(
      {
        code: '23503',
        constraint: 'domain_prices_extension_known',
      },
    );
    await client.query(`update domain_extensions set extension = '.com.sa' where extension = '.sa'`);
    const { rows } = await client.query('select extension from domain_prices');
    expect(rows).toEqual([{ extension: '.com.sa' }]);
  });

  it('are all that a price may be of', async () => {
    await expect(
      client.query(`insert into domain_prices (extension, register_price) values ('.app', '12')`),
    ).rejects.toMatchObject({ code: '23503', constraint: 'domain_prices_extension_known' });
  });
});
