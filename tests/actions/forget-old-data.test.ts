import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { readEnv } from '#actions/config/env.ts';
import { cleaningParts, cleanUp } from '#actions/app/clean-up.ts';
import { DELETE_PAST_EVENTS } from '#actions/features/relay-outbox/relay-outbox.ts';
import { retryDeliveries } from '#actions/features/send-newsletter/change-dispatch.ts';
import { clientSecrets, ownSecrets } from './start-identity.ts';
import { actionSecret } from './start-instance.ts';
import { publicUrl, WITH_QUEUE } from './templates.ts';
import { usePool } from '#tests/support/postgres/use-database.ts';

const db = usePool({ template: WITH_QUEUE });

const KEPT_FOR_EVER = {
  HISTORY_KEPT_DAYS: 0,
  DELIVERY_DETAILS_KEPT_DAYS: 0,
  DISPATCH_BODIES_KEPT_DAYS: 0,
  IMPORTS_KEPT_DAYS: 0,
  WEBHOOK_LOG_KEPT_DAYS: 3_650,
  SIGN_INS_KEPT_DAYS: 3_650,
};
/** Runs the whole clean-up; returns the parts that failed. */
const clean = async (kept: Partial<typeof KEPT_FOR_EVER> = {}) => {
  const failed: string[] = [];
  const log = pino({ level: 'silent' });
  const parts = cleaningParts(db.pool, { ...KEPT_FOR_EVER, ...kept }, log);
  await cleanUp(parts, { log, onFailure: (part) => failed.push(part) });
  return failed;
};
const rows = async (sql: string, values: unknown[] = []) =>
  (await db.pool.query<Record<string, unknown>>(sql, values)).rows;

describe('the clean-up of old data', () => {
  it('reports the part whose table is missing, and runs all other parts', async () => {
    await db.pool.query(`alter table actions.queued_once rename to moved;
      insert into actions.used_captchas values ('old', now() - interval '1 hour')`);

    const failed = await clean();
    await db.pool.query('alter table actions.moved rename to queued_once');

    expect(failed).toEqual(['job-ids']);
    expect(await rows('select from actions.used_captchas')).toEqual([]);
    expect(await clean()).toEqual([]);
  });

  it('keeps history, newsletter details and imports for ever by default, webhook logs and sign-ins for a time', () => {
    const required = {
      ...{ DATABASE_URL: db.database.url, KEYCLOAK_URL: 'http://keycloak.test', PUBLIC_URL: publicUrl },
      ...{ ACTION_SECRET: actionSecret, ...ownSecrets, ...clientSecrets },
    };

    expect(readEnv({ ...required })).toMatchObject({
      HISTORY_KEPT_DAYS: 0,
      DELIVERY_DETAILS_KEPT_DAYS: 0,
      DISPATCH_BODIES_KEPT_DAYS: 0,
      IMPORTS_KEPT_DAYS: 0,
      WEBHOOK_LOG_KEPT_DAYS: 30,
      SIGN_INS_KEPT_DAYS: 90,
    });
    expect(() => readEnv({ ...required, WEBHOOK_LOG_KEPT_DAYS: '1' })).toThrow('WEBHOOK_LOG_KEPT_DAYS');
  });

  it('deletes history entries older than HISTORY_KEPT_DAYS, and none if that is 0', async () => {
    await db.pool.query(`delete from history_entries;
      insert into history_entries (operation, table_name, happened_at)
        select 'insert', 'footer_links', now() - make_interval(days => day)
        from generate_series(1, 12000) as day`);

    await clean();
    expect(await rows('select count(*)::int from history_entries')).toEqual([{ count: 12_000 }]);

    await clean({ HISTORY_KEPT_DAYS: 100 });
    expect(await rows('select count(*)::int from history_entries')).toEqual([{ count: 99 }]);
  });

  describe('in dispatches', () => {
    const add = async (state: string, daysAgo: number) => {
      const [dispatch] = await rows(
        `insert into dispatches (newsletter_id, state, subject, html_content, html_content_ar, template_name, created_at, finished_at)
         values (gen_random_uuid(), $1, 'News', '<p>Hello</p>', '<p>مرحبًا</p>', 'Basic',
           now() - make_interval(days => $2), now() - make_interval(days => $2)) returning id`,
        [state, daysAgo],
      );
      await db.pool.query(
        `insert into deliveries (dispatch_id, newsletter_id, locale, message_token, state, response, bounce_detail)
         select $1, gen_random_uuid(), 'en', gen_random_uuid()::text, state, 'said', 'returned'
         from unnest(array['sent', 'failed']) as state`,
        [dispatch?.['id']],
      );
      return String(dispatch?.['id']);
    };
    const details = async (id: string) =>
      rows(
        'select state, response, bounce_detail from deliveries where dispatch_id = $1 order by state desc',
        [id],
      );
    const unchanged = [
      { state: 'sent', response: 'said', bounce_detail: 'returned' },
      { state: 'failed', response: 'said', bounce_detail: 'returned' },
    ];
    const emptied = unchanged.map(({ state }) => ({ state, response: null, bounce_detail: null }));

    it('deletes the answers of mail servers to old deliveries, and keeps their states and counts', async () => {
      const [old, older, open, recent] = [
        await add('finished', 40),
        await add('cancelled', 50),
        await add('sending', 60),
        await add('finished', 20),
      ];

      await clean({ DELIVERY_DETAILS_KEPT_DAYS: 30 });

      for (const id of [old, older]) expect(await details(id)).toEqual(emptied);
      for (const id of [open, recent]) expect(await details(id)).toEqual(unchanged);
      expect(await rows('select sent_count, failed_count from dispatches where id = $1', [old])).toEqual([
        { sent_count: 1, failed_count: 1 },
      ]);
      // Sent again, it ends once more and has its time again.
      await db.pool.query(`update deliveries set response = 'again' where dispatch_id = $1`, [old]);
      await db.pool.query(
        `update dispatches set finished_at = now() + interval '1 s', details_cleared_at = now() where id = $1`,
        [old],
      );
      await clean({ DELIVERY_DETAILS_KEPT_DAYS: 30 });
      expect(await details(old)).toMatchObject([{ response: 'again' }, { response: 'again' }]);
    });

    it('deletes the texts of old dispatches, after which a retry is refused for that reason', async () => {
      const id = await add('finished', 40);

      await clean({ DISPATCH_BODIES_KEPT_DAYS: 30 });

      expect(
        await rows('select subject, html_content, html_content_ar from dispatches where id = $1', [id]),
      ).toEqual([{ subject: 'News', html_content: '', html_content_ar: '' }]);
      await expect(
        retryDeliveries(
          { dispatch_id: id },
          { 'x-hasura-role': 'site_admin', 'x-hasura-user-id': '7b1c2f0e-1111-4222-8333-444455556666' },
          { pool: db.pool } as Parameters<typeof retryDeliveries>[2],
        ),
      ).rejects.toMatchObject({ code: 'dispatch-body-deleted' });
    });
  });

  it('deletes old imports without contacts, and file names and rejections of those with contacts', async () => {
    const add = async (key: string, state: string) => {
      const [added] = await rows(
        `insert into imports (idempotency_key, state, file_name, rejections, finished_at)
         values ($1, $2, 'customers.csv', '[{"line": 2}]', now() - interval '40 days') returning id`,
        [key, state],
      );
      return added?.['id'];
    };
    const kept = await add('with contacts', 'done');
    await add('without any', 'done');
    await add('under way', 'merging');
    const young = await add('of late days', 'done');
    await db.pool.query('update imports set finished_at = now() where id = $1', [young]);
    await db.pool.query(`insert into contacts (email, import_id) values ('a@example.test', $1)`, [kept]);
    await db.pool.query(
      `insert into mailing.states_before_imports (import_id, contact_id, first_name, given_first_name)
       select import, id, 'Salma', 'S.' from contacts, unnest($1::uuid[]) as import`,
      [[kept, young]],
    );

    await clean({ IMPORTS_KEPT_DAYS: 30 });

    expect(await rows('select import_id from mailing.states_before_imports')).toEqual([{ import_id: young }]);

    expect(
      await rows('select idempotency_key as key, file_name, rejections from imports order by 1'),
    ).toEqual([
      { key: 'of late days', file_name: 'customers.csv', rejections: [{ line: 2 }] },
      { key: 'under way', file_name: 'customers.csv', rejections: [{ line: 2 }] },
      { key: 'with contacts', file_name: null, rejections: [] },
    ]);
  });

  it('finds old events by the index on their position instead of reading the whole table', async () => {
    await db.pool.query(`insert into outbox.events (operation, table_name, position, happened_at)
        select 'insert', 'contacts', 100000 + number, now() - make_interval(days => (20000 - number) / 2000)
        from generate_series(1, 20000) as number;
      analyze outbox.events`);

    const plan = (await rows(`explain ${DELETE_PAST_EVENTS.replace('$1', '5000')}`))
      .map((row) => row['QUERY PLAN'])
      .join('\n');

    expect(plan).toContain('outbox_events_position_unique');
    expect(plan).not.toContain('Seq Scan on events');
    await clean();
    const [left] =
      await rows(`select count(*) filter (where happened_at < now() - interval '7 days')::int as past,
      count(*)::int = 14000 as others from outbox.events where position > 100000`);
    expect(left).toEqual({ past: 0, others: true });
  });
});
