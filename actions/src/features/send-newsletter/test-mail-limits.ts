import type { Env } from '#actions/config/env.ts';
import { createAttemptLimit } from '#actions/lib/attempt-limit.ts';
import type { Db } from '#actions/lib/database.ts';

const HOUR_S = 60 * 60;

type LimitOptions = {
  db: Db;
  secrets: readonly string[];
  env: Pick<Env, 'NEWSLETTER_TESTS_PER_RECEIVER' | 'NEWSLETTER_TESTS_PER_ACTOR'>;
};
type TestMail = { actor: string; emailKey: string };

/** Creates the limits of test mails within an hour: for one receiver, and for one person or key. */
export function createTestMailLimits({ db, secrets, env }: LimitOptions) {
  const limit = (name: string, max: number) =>
    createAttemptLimit({ db, secrets, name: `test mail ${name}`, max, windowS: HOUR_S });
  const perActor = limit('actor', env.NEWSLETTER_TESTS_PER_ACTOR);
  const perReceiver = limit('receiver', env.NEWSLETTER_TESTS_PER_RECEIVER);

  return {
    /** Counts a test mail before it goes out; returns the seconds to wait if it exceeds a limit, otherwise 0. */
    async take({ actor, emailKey }: TestMail): Promise<number> {
      return (await perActor.take(actor)) || (await perReceiver.take(emailKey));
    },
  };
}

export type TestMailLimits = ReturnType<typeof createTestMailLimits>;
