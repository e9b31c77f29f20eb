import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { withoutWaiting } from '#actions/lib/jobs/now-or-by-job.ts';
import { holdHardBounce } from './apply-mail-event.ts';

/**
 * A domain is doubted if MANY of the mails of one dispatch to it came back as hard within IN_A_ROW mails in a row. A list
 * that was never cleaned has a third of dead addresses; a mail server in trouble says it of nearly all.
 */
const MANY = 20;
const IN_A_ROW = 30;
/** Time for which a domain is doubted, and before it for which its hard answers are taken back. */
const DOUBT = '1 day';
/** Time for which a newsletter's mails are looked through after its last hard bounce. */
const LOOKED_AT = '1 hour';

type Deps = {
  pool: Pool;
  log: Logger;
  /** Tells whether the process stops; what is left is done by the next run. */
  isStopping?: () => boolean;
};
/** Domains that were found, and how many of their hard answers were taken back. */
type Held = { doubted: string[]; held: number };

/**
 * Looks for domains of which too many addresses in a row were said not to exist, by any kind of report: that is a
 * trouble of their mail server. Doubts them for a day and takes back what their hard answers of the last day did;
 * further ones are held when they come (`mailing.is_doubted`). Any number of instances may do so at once.
 */
export async function holdHardBounces(deps: Deps): Promise<Held> {
  const { pool, log } = deps;
  const { rows } = await pool.query<{ domain: string }>(DOUBT_DOMAINS, [MANY, IN_A_ROW, DOUBT, LOOKED_AT]);
  const doubted = rows.map(({ domain }) => domain);
  for (const domain of doubted) {
    log.warn(
      { domain },
      'Too many addresses in a row of a domain are said not to exist: its hard bounces are held for a day, and its contacts stay subscribed',
    );
  }
  const held = await takeBack(deps);
  await pool.query('delete from mailing.doubted_domains where doubted_until <= now()');

  return { doubted, held };
}

/** Takes back the hard answers about doubted domains one by one; a contact that an import holds is left to the next run. */
async function takeBack({ pool, log, isStopping = () => false }: Deps): Promise<number> {
  const { rows } = await pool.query<{ message_token: string }>(
    `select message_token from deliveries join contacts on contacts.id = contact_id
     where bounce = 'hard' and bounced_at > now() - cast($1 as interval) and mailing.is_doubted(email_key)
     order by bounced_at`,
    [DOUBT],
  );
  let held = 0;
  for (const { message_token } of rows) {
    if (isStopping()) break;
    try {
      if (await withoutWaiting(pool, (db) => holdHardBounce(db, message_token))) held += 1;
    } catch (error) {
      log.warn({ err: error }, 'A hard bounce could not be held and will be tried again');
    }
  }
  return held;
}

/** Mails of a dispatch to a domain are numbered as they went out; `span` is the distance of a hard answer to the one MANY before it. */
const DOUBT_DOMAINS = `
  with hard as (
    select dispatch_id, mailing.domain_of(email_key) as domain
    from deliveries join contacts on contacts.id = contact_id
    where bounce = 'hard' and bounced_at > now() - cast($3 as interval) and not mailing.is_doubted(email_key)
    group by 1, 2 having count(*) >= $1::integer and max(bounced_at) > now() - cast($4 as interval)
  ), mails as (
    select hard.domain, hard.dispatch_id, delivery.bounce,
      row_number() over (partition by hard.dispatch_id, domain order by delivery.finished_at, delivery.id) as place
    from hard
      join deliveries as delivery on delivery.dispatch_id = hard.dispatch_id
      join contacts as contact on contact.id = delivery.contact_id and mailing.domain_of(contact.email_key) = hard.domain
    where delivery.state in ('sent', 'failed', 'unknown')
  ), runs as (
    select domain, 1 + place - lag(place, $1::integer - 1) over (partition by dispatch_id, domain order by place) as span
    from mails where bounce = 'hard'
  )
  insert into mailing.doubted_domains as known (domain, doubted_until)
    select distinct domain, now() + cast($3 as interval) from runs where span <= $2::integer
    on conflict (domain) do update set doubted_until = excluded.doubted_until where known.doubted_until <= now()
  returning domain`;
