import { networkOf } from '#runtime/network-of.ts';
import { createAttemptLimit } from '../../lib/attempt-limit.ts';
import type { Db } from '../../lib/database.ts';

const WINDOW_S = 15 * 60;
/** Of one address, for anybody. */
const MAX_PER_ADDRESS = 50;
/** Of one address for one account. */
const MAX_PER_PLACE = 5;
/** For one account from everywhere. */
const MAX_PER_ACCOUNT = 10;

/**
 * How often a mail may be asked for, known address or not. Whoever uses up an account's share fills its mailbox with
 * links of which the last one works until the count begins again, so that its owner is not locked out.
 */
export function createRecoveryLimits({ db, secret }: { db: Db; secret: string }) {
  const limit = (name: string, max: number) =>
    createAttemptLimit({ db, secret, name: `recovery ${name}`, max, windowS: WINDOW_S });
  const perAddress = limit('address', MAX_PER_ADDRESS);
  const perPlace = limit('account and address', MAX_PER_PLACE);
  const perAccount = limit('account', MAX_PER_ACCOUNT);

  return {
    /** Counts a request; the seconds to wait when it is one too many, or else 0. */
    async take(email: string, address: string): Promise<number> {
      const network = networkOf(address);
      return (
        (await perAddress.take(network)) ||
        (await perPlace.take(`${email}\0${network}`)) ||
        (await perAccount.take(email))
      );
    },
  };
}

export type RecoveryLimits = ReturnType<typeof createRecoveryLimits>;
