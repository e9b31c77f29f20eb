import { expect, it } from 'vitest';
import { forgetPastPrices } from '#actions/features/forget-old-data/forget-past-prices.ts';
import { usePool } from '#tests/support/postgres/use-database.ts';
import { seeded } from '#tests/support/seeded.ts';
import { seedsOfTest } from '#tests/support/seeds-of-test.ts';
import { OfferedPlan } from './offered-plan.ts';
import { reckonAt } from './reckon-offers.ts';

const { pool } = usePool();

const DAY_MIN = 1_440;
const CHANGES = 30;
const LOOKS = 30;
const MINUTE = 60_000_000n;

/** Changes a plan over 90 days, and compares with the reckoning after each change and, at the end, at moments around it. */
async function compare(seed: number): Promise<void> {
  const random = seeded(seed);
  const client = await pool.connect();
  try {
    const plan = new OfferedPlan(client, random);
    await plan.begin();
    // Most offers find thirty days before them.
    await plan.pass(20 * DAY_MIN);
    for (let step = 0; step < CHANGES; step += 1) {
      await plan.change();
      const at = await plan.now();
      expect(await plan.ask(at), `seed ${seed}, change ${step}`).toEqual(reckonAt(plan.saved, at));
      await plan.pass(1 + Math.floor((random() * 2 * 90 * DAY_MIN) / CHANGES));
      await forgetPastPrices(pool);
    }
    const now = await plan.now();
    const looks = Array.from(
      { length: LOOKS },
      () => now + BigInt(Math.floor((random() - 0.6) * 90 * DAY_MIN)) * MINUTE,
    );
    const boundaries = plan.saved.flatMap(({ state }) =>
      state.offers.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]),
    );
    const kept = now - BigInt(60 * DAY_MIN) * MINUTE;
    for (const at of [...looks, ...new Set(boundaries)].filter((moment) => moment > kept))
      expect(await plan.ask(at), `seed ${seed}, at ${at - now}`).toEqual(reckonAt(plan.saved, at));
  } finally {
    client.release(true);
  }
}

const { seeds, first, timeout, print } = seedsOfTest('OFFERS', 1);

it(
  'what is in force equals an independent reckoning at any clock, whatever was changed and offered over 90 days',
  async () => {
    print();
    for (let seed = first; seed < first + seeds; seed += 1) await compare(seed);
  },
  timeout,
);
