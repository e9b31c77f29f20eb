import { describe, expect, it } from 'vitest';
import { readRecipientTokens } from '#actions/lib/mail/recipient-token.ts';
import { createUploader, makeFile } from '#tests/actions/imports/upload.ts';
import { tokenOf } from '#tests/actions/imports/start-imports.ts';
import { actionSecret, admin, startActions } from '#tests/actions/start-actions.ts';
import { seeded } from '#tests/support/seeded.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { startKillablePostgres } from './database/killable-postgres.ts';
import { percentile } from '#tests/bench/support/statistics.ts';
import { startTwoServices, tell } from './two-services.ts';

const ROWS = 200_000;
const SEED = 100;
/** Upper bound for undoing the import of 200,000 contacts who all got a newsletter. */
const UNDO_MS = 300_000;
/** Upper bound for the answer to a link that is used meanwhile. */
const CLICK_MS = 2_000;
/** People who use their links one after the other, as long as the import is being undone. */
const PEOPLE = 4;

const postgres = useStarted(() => startKillablePostgres());
const actions = useStarted(() => startActions({}, postgres.superuserUrl));
const services = useStarted(() =>
  startTwoServices({ databaseUrl: actions.databaseUrl, identityUrl: actions.identity.url }),
);

async function importAll(): Promise<string> {
  const upload = createUploader(services.urls[0] ?? '', await tokenOf(actions, admin));
  const startedAt = performance.now();
  const { body } = await upload(makeFile(ROWS));
  await waitUntil('the import is done', () => isInState('done'), UNDO_MS);
  tell('import of 200,000', { seconds: secondsSince(startedAt) });

  return String(body['import_id']);
}

async function isInState(state: string): Promise<boolean> {
  const { rowCount } = await actions.pool.query('select from imports where state = $1', [state]);
  return rowCount === 1;
}

const secondsSince = (startedAt: number) => Number(((performance.now() - startedAt) / 1_000).toFixed(1));

/** Adds a newsletter that everybody got. */
const addNewsletter = () =>
  actions.pool.query(
    `with dispatch as (
       insert into dispatches (newsletter_id, subject, html_content, template_name)
       values (gen_random_uuid(), 'News', 'Hello', 'Basic') returning id, newsletter_id)
     insert into deliveries (dispatch_id, newsletter_id, contact_id, message_token, state, response)
     select dispatch.id, newsletter_id, contacts.id, contacts.id::text, 'sent', '250 ' || email from dispatch, contacts`,
  );

async function undo(importId: string): Promise<{ answer: unknown; answerMs: number }> {
  const startedAt = performance.now();
  const response = await fetch(`${services.urls[0]}/actions/undo_import`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-action-secret': actionSecret },
    body: JSON.stringify({
      action: { name: 'undo_import' },
      input: { import_id: importId },
      session_variables: { 'x-hasura-role': 'site_admin', 'x-hasura-user-id': actions.adminId },
    }),
  });
  expect(response.status).toBe(200);

  return { answer: await response.json(), answerMs: Math.round(performance.now() - startedAt) };
}

type Person = { id: string; email: string };

/** Lets people unsubscribe by their links on the other service until `isOver`; returns who did, and how long it took. */
async function clickLinks(people: readonly Person[], isOver: () => boolean) {
  const tokens = await readRecipientTokens(actions.pool);
  const random = seeded(SEED);
  const emails: string[] = [];
  const ms: number[] = [];
  const clickOn = async () => {
    while (!isOver()) {
      const { id, email } = people[Math.floor(random() * people.length)]!;
      const startedAt = performance.now();
      const response = await fetch(`${services.urls[1]}/unsubscribe/${tokens.make(id, email)}`, {
        method: 'POST',
      });
      await response.text();
      expect(response.status, email).toBe(200);
      ms.push(performance.now() - startedAt);
      emails.push(email);
    }
  };
  await Promise.all(Array.from({ length: PEOPLE }, clickOn));

  return { emails, ms };
}

/** Returns those of the emails whose newsletters have not ended: neither a contact nor the address itself says so. */
async function readForgotten(emails: readonly string[]): Promise<string[]> {
  const { rows } = await actions.pool.query<{ email: string }>(
    `select email from unnest($1::text[]) as email
     where not exists (select from contacts where email_key = email and state = 'unsubscribed')
       and not exists (select from mailing.suppressed_addresses where hash = mailing.keyed_hash('address', email))`,
    [emails],
  );
  return rows.map(({ email }) => email);
}

describe('an import of 200,000 contacts who have all got a newsletter', () => {
  it(
    'is undone while contacts unsubscribe: no unsubscription is delayed, and none is lost',
    { timeout: 2 * UNDO_MS },
    async () => {
      const id = await importAll();
      await addNewsletter();
      const { rows: people } = await actions.pool.query<Person>('select id, email from contacts');
      const startedAt = performance.now();
      let isOver = false;
      const clicking = clickLinks(people, () => isOver);

      const { answer, answerMs } = await undo(id);
      await waitUntil('the import is undone', () => isInState('undone'), UNDO_MS);
      const seconds = secondsSince(startedAt);
      isOver = true;
      const { emails, ms } = await clicking;

      await waitUntil(
        'everybody is remembered',
        async () => (await readForgotten(emails)).length === 0,
        UNDO_MS,
      );
      const remembered = secondsSince(startedAt);
      const { rows } = await actions.pool.query<{ removed: number; kept: number }>(
        `select removed_count as removed, (select count(*)::integer from contacts) as kept from imports`,
      );
      tell('undoing 200,000', {
        ...{ seconds, answer, answerMs, ...rows[0] },
        clicks: ms.length,
        ...{ p50: percentile(ms, 0.5), p99: percentile(ms, 0.99), longest: Math.max(...ms), remembered },
      });
      expect(Number(rows[0]?.removed) + Number(rows[0]?.kept)).toBe(ROWS);
      expect((await actions.pool.query(`select from contacts where state <> 'unsubscribed'`)).rowCount).toBe(
        0,
      );
      const { rowCount } = await actions.pool.query(
        `select from deliveries where contact_id is null and response is not null`,
      );
      expect(rowCount).toBe(0);
      expect(Math.max(...ms)).toBeLessThan(CLICK_MS);
    },
  );
});
