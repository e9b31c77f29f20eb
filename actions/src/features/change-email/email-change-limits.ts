import { networkOf } from '#runtime/network-of.ts';
import { createAttemptLimit } from '../../lib/attempt-limit.ts';
import type { Db } from '../../lib/database.ts';

const WINDOW_S = 15 * 60;
/** Of one account. */
const MAX_PER_ACCOUNT = 5;
/** To one new address, whoever asks: its mailbox may be a stranger's. */
const MAX_PER_MAILBOX = 5;
/** From one address of the network. */
const MAX_PER_ADDRESS = 50;

type Request = { userId: string; email: string; address: string };

/** How often a mail to a new address may be asked for. */
export function createEmailChangeLimits({ db, secret }: { db: Db; secret: string }) {
  const limit = (name: string, max: number) =>
    createAttemptLimit({ db, secret, name: `email change ${name}`, max, windowS: WINDOW_S });
  const perAccount = limit('account', MAX_PER_ACCOUNT);
  const perMailbox = limit('mailbox', MAX_PER_MAILBOX);
  const perAddress = limit('address', MAX_PER_ADDRESS);

  return {
    /** Counts a request; the seconds to wait when it is one too many, or else 0. */
    async take({ userId, email, address }: Request): Promise<number> {
      return (
        (await perAddress.take(networkOf(address))) ||
        (await perAccount.take(userId)) ||
        (await perMailbox.take(email))
      );
    },
  };
}

export type EmailChangeLimits = ReturnType<typeof createEmailChangeLimits>;
