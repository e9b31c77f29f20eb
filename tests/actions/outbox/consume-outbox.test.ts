import { describe, expect, it } from 'vitest';
import { consumeOutbox, type OutboxEvent } from '#actions/features/relay-outbox/consume-outbox.ts';
import { relayOutbox } from '#actions/features/relay-outbox/relay-outbox.ts';
import { usePool } from '#tests/support/postgres/use-database.ts';

const db = usePool();

/** Adds links and relays them. */
async function addLinks(...labels: string[]): Promise<void> {
  for (const label of labels) {
    await db.pool.query(`insert into footer_links (label, url, category) values ($1, '/', 'Company')`, [
      label,
    ]);
  }
  await relayOutbox(db.pool);
}

const consume = (name: string, handle: (events: readonly OutboxEvent[]) => Promise<void>) =>
  consumeOutbox(db.pool, { name, tables: ['footer_links'], handle });
const positions = (events: readonly OutboxEvent[]) => events.map(({ position }) => Number(position));

describe('consumeOutbox', () => {
  it('hands each consumer every event of its tables, in order and once if no handler fails', async () => {
    await addLinks('a', 'b');
    await db.pool.query(`update seo_settings set value = 'Other' where key = 'site_title'`);
    await addLinks('c');
    const seen: Record<string, number[]> = { pages: [], webhooks: [] };
    const read = (name: string) =>
      consume(name, async (events) => void seen[name]?.push(...positions(events)));

    await read('pages');
    await read('webhooks');
    await read('pages');

    expect(seen).toEqual({ pages: [1, 2, 4], webhooks: [1, 2, 4] });
  });

  it('hands events to a consumer again after its handler failed, until it succeeds', async () => {
    await addLinks('d');
    const seen: number[][] = [];
    const read = (fails: boolean) =>
      consume('pages', async (events) => {
        seen.push(positions(events));
        if (fails) throw new Error('The web server is away.');
      });

    await expect(read(true)).rejects.toThrow('The web server is away.');
    await read(false);
    await read(false);

    expect(seen).toEqual([[5], [5]]);
  });

  it('hands no event to a consumer while another call is handing events to it', async () => {
    await addLinks('e');
    const seen: number[] = [];
    const handled = await consume('pages', async (events) => {
      seen.push(...positions(events));
      expect(await consume('pages', async () => undefined)).toEqual({ handled: 0 });
    });

    expect(handled).toEqual({ handled: 1 });
    expect(seen).toEqual([6]);
  });
});
