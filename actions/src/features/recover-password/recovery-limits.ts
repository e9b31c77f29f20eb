import { networkOf } from '#runtime/network/network-of.ts';
import { createAttemptLimit } from '#actions/lib/attempt-limit.ts';
import type { Db } from '#actions/lib/database.ts';

const WINDOW_S = 15 * 60;
/** Upper bound for requests from one IP within WINDOW_S, for any accounts. */
const MAX_PER_IP = 50;
/** Upper bound for requests from one IP for one account. */
const MAX_PER_PLACE = 5;
/** Upper bound for requests for one account from all IPs. */
const MAX_PER_ACCOUNT = 10;

/**
 * Creates the limits for requests of a recovery mail, the same for known and unknown emails. A stranger who uses up an
 * account's limit fills its mailbox with links, of which the last one works until the count begins again; so the owner
 * is not locked out.
 */
export function createRecoveryLimits({ db, secrets }: { db: Db; secrets: readonly string[] }) {
  const limit = (name: string, max: number) =>
    createAttemptLimit({ db, secrets, name: `recovery ${name}`, max, windowS: WINDOW_S });
  const perIp = limit('address', MAX_PER_IP);
  const perPlace = limit('account and address', MAX_PER_PLACE);
  const perAccount = limit('account', MAX_PER_ACCOUNT);

  return {
    /** Counts a request; returns the seconds to wait if it exceeds a limit, otherwise 0. */
    async take(email: string, ip: string): Promise<number> {
      const network = networkOf(ip);
      return (
        (await perIp.take(network)) ||
        (await perPlace.take(`${email}\0${network}`)) ||
        (await perAccount.take(email))
      );
    },
  };
}

export type RecoveryLimits = ReturnType<typeof createRecoveryLimits>;
