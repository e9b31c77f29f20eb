import { networkOf } from '#runtime/network/network-of.ts';
import { createAttemptLimit } from '#actions/lib/attempt-limit.ts';
import type { Db } from '#actions/lib/database.ts';

const WINDOW_S = 15 * 60;
/** Upper bound for requests of one account within WINDOW_S. */
const MAX_PER_ACCOUNT = 5;
/** Upper bound for requests for one new email, over all accounts: its mailbox may be a stranger's. */
const MAX_PER_MAILBOX = 5;
/** Upper bound for requests from one IP. */
const MAX_PER_IP = 50;

type Request = { userId: string; email: string; ip: string };

/** Creates the limits for requests of a mail to a new email. */
export function createEmailChangeLimits({ db, secrets }: { db: Db; secrets: readonly string[] }) {
  const limit = (name: string, max: number) =>
    createAttemptLimit({ db, secrets, name: `email change ${name}`, max, windowS: WINDOW_S });
  const perAccount = limit('account', MAX_PER_ACCOUNT);
  const perMailbox = limit('mailbox', MAX_PER_MAILBOX);
  const perIp = limit('address', MAX_PER_IP);

  return {
    /** Counts a request; returns the seconds to wait if it exceeds a limit, otherwise 0. */
    async take({ userId, email, ip }: Request): Promise<number> {
      return (
        (await perIp.take(networkOf(ip))) || (await perAccount.take(userId)) || (await perMailbox.take(email))
      );
    },
  };
}

export type EmailChangeLimits = ReturnType<typeof createEmailChangeLimits>;
