import type { Pool } from 'pg';
import { object } from 'yup';
import type { Db } from '../../lib/database.ts';
import { readSender, type SenderEnv } from '../../lib/newsletter/read-sender.ts';
import { requireMailingRole, type Session } from '../../lib/session-variables.ts';
import { id, readInput } from './newsletter-input.ts';

type Audience = { recipients: number; arabic: number; unsubscribed: number; bounced: number };

/** Who would get a newsletter now, and who is left out and why. */
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

type Deps = { pool: Pool; env: SenderEnv };

/** What the question before sending shows: counts, and the settings that are missing. */
export async function showAudience(input: unknown, session: Session, { pool, env }: Deps) {
  requireMailingRole(session);
  readInput(object({ newsletter_id: id() }), input);
  const [audience, { missing }] = await Promise.all([countAudience(pool), readSender(pool, env)]);

  return { ...audience, missing_settings: missing };
}
