import { networkOf } from '#runtime/network/network-of.ts';
import { createAttemptLimit } from '#actions/lib/attempt-limit.ts';
import type { Db } from '#actions/lib/database.ts';

const HOUR_S = 60 * 60;
const DAY_S = 24 * HOUR_S;
/** Upper bound for requests from one IPv4 address or /64 network within an hour. */
const MAX_PER_NETWORK = 10;
/** Upper bound for all requests within a day, so that this site can't be used to fill strangers' mailboxes. */
const MAX_PER_DAY = 2_000;

type LimitOptions = { db: Db; secrets: readonly string[]; maxPerDay?: number };

/**
 * Creates the limits for sign-ups that are the same for every email. The limit for one email is kept where its mail is
 * sent (`findAwaiting`), so that the answer to a request never depends on the email.
 */
export function createSubscriptionLimits({ db, secrets, maxPerDay = MAX_PER_DAY }: LimitOptions) {
  const limit = (name: string, max: number, windowS: number) =>
    createAttemptLimit({ db, secrets, name: `subscription ${name}`, max, windowS });
  const perNetwork = limit('network', MAX_PER_NETWORK, HOUR_S);
  const perDay = limit('day', maxPerDay, DAY_S);

  return {
    /** Counts a request; returns the seconds to wait if it exceeds a limit, otherwise 0. */
    take: async (ip: string): Promise<number> =>
      (await perNetwork.take(networkOf(ip))) || (await perDay.take('all')),
  };
}

export type SubscriptionLimits = ReturnType<typeof createSubscriptionLimits>;
