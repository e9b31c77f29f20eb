import { beforeAll, describe, expect, it } from 'vitest';
import { useTransaction } from './in-transaction.ts';

const DISPATCH = `'7b1c2f0e-1111-4222-8333-444455556666'`;

/**
 * A query of the product for each index. Every mail adds a row to every index, so an index that no query uses only
 * costs time and space.
 */
const QUERIES: Record<string, string> = {
  deliveries_pkey: `select from deliveries where id = ${DISPATCH}`,
  // Reports of bounces name the token.
  deliveries_message_token_unique: `select from deliveries where message_token = 'token'`,
  // The dispatcher goes on where an earlier run has prepared.
  deliveries_recipient_unique: `select contact_id from deliveries where newsletter_id = ${DISPATCH}
    and contact_id is not null order by contact_id desc limit 1`,
  // Contacts show their mails; one that is deleted is taken out of its rows.
  deliveries_contact_id_idx: `select from deliveries where contact_id = ${DISPATCH}`,
  // The recipients of a dispatch, page by page.
  deliveries_dispatch_id_idx: `select * from deliveries where dispatch_id = ${DISPATCH}
    order by state, id limit 25`,
  // Claims of mails that were never tried, and of those that are tried again.
  deliveries_queued_idx: `select id from deliveries where state = 'queued' and attempts = 0
    and dispatch_id = ${DISPATCH} and next_attempt_at <= now() order by next_attempt_at, id limit 100`,
  deliveries_repeats_idx: `select id from deliveries
    where ((state = 'unknown' and unknown_attempts < 3) or (state = 'queued' and attempts > 0))
      and dispatch_id = ${DISPATCH} and next_attempt_at <= now() order by next_attempt_at, id limit 100`,
  // What a dead process had claimed.
  deliveries_claimed_idx: `select id from deliveries where claimed_by = ${DISPATCH} and state = 'sending'`,
  // Hard bounces of the last day, of which those of doubted domains are held.
  deliveries_hard_bounces_idx: `select message_token from deliveries
    where bounce = 'hard' and bounced_at > now() - interval '1 day'`,
};

describe('the indexes of the table deliveries', () => {
  const { ask } = useTransaction();

  beforeAll(async () => {
    await ask(`insert into dispatches (id, newsletter_id, state, subject, html_content, template_name)
      values (${DISPATCH}, ${DISPATCH}, 'sending', 's', 'h', 'Basic')`);
    await ask(`insert into deliveries (dispatch_id, newsletter_id, locale, message_token, state, attempts, unknown_attempts, claimed_by)
      select ${DISPATCH}, ${DISPATCH}, 'en', number::text,
        (array['queued', 'queued', 'sending', 'unknown', 'sent', 'sent', 'sent', 'sent'])[number % 8 + 1],
        case when number % 8 = 1 then 0 else 1 end, case when number % 8 = 3 then 1 else 0 end, gen_random_uuid()
      from generate_series(1, 16000) as number`);
    await ask('analyze deliveries');
  });

  it.each(Object.entries(QUERIES))('%s is used by the plan of its query', async (index, query) => {
    const plan = (await ask(`explain ${query}`)).map((row) => row['QUERY PLAN']).join('\n');

    expect(plan).toContain(index);
  });

  it('are exactly those that a query of the product uses', async () => {
    const rows = await ask(
      `select indexname from pg_indexes where tablename = 'deliveries' and schemaname = 'public'`,
    );

    expect(rows.map(({ indexname }) => indexname).sort()).toEqual(Object.keys(QUERIES).sort());
  });
});
