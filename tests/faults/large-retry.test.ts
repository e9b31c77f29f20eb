import { describe, expect, it } from 'vitest';
import { adminSession, startNewsletters } from '#tests/actions/newsletters/start-newsletters.ts';
import { actionSecret } from '#tests/actions/start-instance.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { startKillablePostgres } from './database/killable-postgres.ts';
import { startTwoServices, tell } from './two-services.ts';

const CONTACTS = 200_000;
const REFUSED = 20_000;
const SEND_MS = 300_000;
/** Connections of each service to the mail server. */
const CONNECTIONS = 10;

const postgres = useStarted(() => startKillablePostgres());
const world = useStarted(() => startNewsletters({ superuserUrl: postgres.superuserUrl }));
const services = useStarted(() =>
  startTwoServices({
    databaseUrl: world.database.url,
    settings: {
      SMTP_URL: world.sink.url,
      NEWSLETTER_RATE_LIMIT: '0',
      NEWSLETTER_CONNECTIONS: String(CONNECTIONS),
    },
  }),
);

/** Adds a dispatch to everybody, of which REFUSED deliveries are still to be sent; returns its id. */
async function addDispatch(): Promise<string> {
  await world.addContacts(CONTACTS);
  const [row] = await world.rows(
    `with dispatch as (
       insert into dispatches (newsletter_id, subject, html_content, template_name, state, prepared_at)
       values (gen_random_uuid(), 'News', '<p>Hello</p>', 'Basic', 'sending', now()) returning id, newsletter_id
     ), audience as (
       select id, case when row_number() over (order by email) <= $1 then 'queued' else 'sent' end as state
       from contacts
     ), added as (
       insert into deliveries (dispatch_id, newsletter_id, contact_id, message_token, state, finished_at)
       select dispatch.id, newsletter_id, audience.id, audience.id::text, audience.state,
         case when audience.state = 'sent' then now() end
       from dispatch, audience
     )
     select id from dispatch`,
    [REFUSED],
  );
  return String(row?.['id']);
}

async function untilFinished(dispatchId: string): Promise<number> {
  const startedAt = performance.now();
  await waitUntil(
    'the dispatch is finished',
    async () => (await world.dispatch(dispatchId))['state'] === 'finished',
    SEND_MS,
  );
  return Number(((performance.now() - startedAt) / 1_000).toFixed(1));
}

async function retry(dispatchId: string): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(`${services.urls[0]}/actions/retry_deliveries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-action-secret': actionSecret },
    body: JSON.stringify({
      action: { name: 'retry_deliveries' },
      input: { dispatch_id: dispatchId },
      session_variables: adminSession,
    }),
  });
  expect(response.status, await response.text()).toBe(200);

  return Math.round(performance.now() - startedAt);
}

describe('20,000 of 200,000 deliveries that the mail server refused', () => {
  it('are each sent again once by one call', { timeout: 3 * SEND_MS }, async () => {
    for (let n = 1; n <= CONTACTS; n += 1) world.sink.manners.set(`person${n}@example.test`, 'refuse-rcpt');
    const id = await addDispatch();
    const refusedS = await untilFinished(id);
    expect(await world.dispatch(id)).toMatchObject({ failed_count: REFUSED });
    const connections = world.sink.connections();
    world.sink.manners.clear();

    const answerMs = await retry(id);
    const sentS = await untilFinished(id);

    tell('retrying 20,000', { refusedS, connections, answerMs, sentS });
    expect(await world.dispatch(id)).toMatchObject({ sent_count: CONTACTS, failed_count: 0 });
    expect([...world.sink.counts().values()]).toEqual(Array(REFUSED).fill(1));
  });
});
