import type { Pool } from 'pg';
import { vi } from 'vitest';

/** Milliseconds of a token's life, which no other test and no deadline of the product uses. */
const LIFE_MS = 777_000;
/** Milliseconds that are left when such a token is renewed. */
const LEAD_MS = 30_000;
/** A token that ends hardly later than the one before it isn't followed by another. */
const SOON_MS = 3_000;

/** Renews tokens of readers soon after they are made, as a busy machine may come too late to one that lives for seconds. */
export async function hastenRenewals(pool: Pool): Promise<void> {
  await pool.query(
    `update identity.client
     set settings = jsonb_set(settings, '{attributes,access.token.lifespan}', '"${LIFE_MS / 1_000}"')
     where client_id = 'api-reader'`,
  );
  const { setTimeout } = globalThis;
  const isRenewal = (ms = 0) => ms > LIFE_MS - 2 * LEAD_MS && ms <= LIFE_MS - LEAD_MS;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number, ...rest: []) =>
    setTimeout(run, isRenewal(ms) ? SOON_MS : ms, ...rest)) as typeof setTimeout);
}
