import { expect, it } from 'vitest';
import { startProductEngine } from '../support/product-engine.ts';
import { TestSocket } from '../support/test-socket.ts';
import { useProductEngine } from '../support/use-engine.ts';
import { useStarted } from '#tests/support/use-started.ts';

const { engine, pool, database } = useProductEngine();
/** Another server of the same product. */
const second = useStarted(() => startProductEngine(database.url));

const PAGES = 200;
const QUERY = `subscription CategoryPlans {
  pricing_plans(where: { category: { _eq: "vps" }, name: { _eq: "Live" } }) { id price in_force { price lowest_before ends_at } }
}`;

type Push = { price: string; atMs: number };

/** Follows the plans as an open page does; returns the prices that came so far. */
async function openPage(url: string): Promise<{ pushes: Push[]; close: () => void }> {
  const socket = await TestSocket.connect(url, 'graphql-transport-ws', {});
  const pushes: Push[] = [];
  socket.socket.on('message', (text) => {
    const { type, payload } = JSON.parse(String(text)) as {
      type: string;
      payload?: { data: { pricing_plans: { in_force: { price: string } }[] } };
    };
    const price = payload?.data.pricing_plans[0]?.in_force.price;
    if (type === 'next' && price !== undefined && price !== pushes.at(-1)?.price)
      pushes.push({ price, atMs: Date.now() });
  });
  socket.subscribe('1', QUERY);

  return { pushes, close: () => socket.close() };
}

it('an offer begins and ends on 200 pages of two servers, on none of them before its moments', async () => {
  const { rows: plans } = await pool.query<{ id: string }>(
    `insert into pricing_plans (name, price, features, category) values ('Live', 9, '{a}', 'vps') returning id`,
  );
  const pages = await Promise.all(
    Array.from({ length: PAGES }, (_, index) => openPage((index % 2 === 0 ? engine : second).socketUrl)),
  );
  const everywhere = async (price: string, count: number) => {
    await expect
      .poll(() => pages.filter(({ pushes }) => pushes[count - 1]?.price === price).length)
      .toBe(PAGES);
    return pages.map(({ pushes }) => pushes[count - 1]!.atMs);
  };
  await everywhere('9', 1);

  const soon = () => Math.ceil(Date.now() / 1_000 + 2) * 1_000;
  const beginsAt = soon();
  await pool.query(
    `insert into plan_offers (plan_id, starts_at, ends_at, price)
     values ($1, to_timestamp($2::numeric / 1000), to_timestamp($2::numeric / 1000) + interval '1 day', 5)`,
    [plans[0]?.id, beginsAt],
  );
  const begun = await everywhere('5', 2);
  const endsAt = soon();
  await pool.query('update plan_offers set ends_at = to_timestamp($1::numeric / 1000)', [endsAt]);
  const ended = await everywhere('9', 3);
  for (const { close } of pages) close();

  expect(Math.min(...begun)).toBeGreaterThanOrEqual(beginsAt);
  expect(Math.min(...ended)).toBeGreaterThanOrEqual(endsAt);
  const latest = [Math.max(...begun) - beginsAt, Math.max(...ended) - endsAt];
  process.stdout.write(`Latest of ${PAGES} pages after beginning and end: ${latest.join(' and ')} ms\n`);
});
