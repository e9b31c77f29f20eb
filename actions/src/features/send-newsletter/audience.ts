import type { Pool } from 'pg';
import { object } from 'yup';
import type { Env } from '#actions/config/env.ts';
import type { Db } from '#actions/lib/database.ts';
import { readSender, type SenderEnv } from '#actions/lib/newsletter/read-sender.ts';
import { requireMailingRole, type Session } from '#actions/lib/session-variables.ts';
import { id, readInput } from './newsletter-input.ts';

type Audience = { recipients: number; arabic: number; unsubscribed: number; bounced: number };

/** Counts the contacts who would get a newsletter now, and the contacts that are left out, by reason. */
export async function countAudience(db: Db): Promise<Audience> {
  const { rows } = await db.query<Audience>(
    `select (count(*) filter (where state = 'subscribed'))::integer as recipients,
       (count(*) filter (where state = 'subscribed' and locale = 'ar'))::integer as arabic,
       (count(*) filter (where state = 'unsubscribed'))::integer as unsubscribed,
       (count(*) filter (where state = 'bounced'))::integer as bounced
     from contacts`,
  );
  return rows[0] as Audience;
}

type Deps = { pool: Pool; env: SenderEnv & Pick<Env, 'NEWSLETTER_RATE_LIMIT'> };

/** Returns the data of the confirmation before sending: the counts, the rate limit, and the settings that are missing. */
export async function showAudience(input: unknown, session: Session, { pool, env }: Deps) {
  requireMailingRole(session);
  readInput(object({ newsletter_id: id() }), input);
  const [audience, { missing }] = await Promise.all([countAudience(pool), readSender(pool, env)]);

  return { ...audience, rate_limit: env.NEWSLETTER_RATE_LIMIT, missing_settings: missing };
}
