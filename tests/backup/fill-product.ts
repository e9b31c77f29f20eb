import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { prepareSchema } from '#embedded/identity/storage/database.ts';
import { relayOutbox } from '#actions/features/relay-outbox/relay-outbox.ts';
import { createLogger } from '#runtime/observe/create-logger.ts';
import { createPool } from '#embedded/identity/storage/database.ts';

export const IDS = {
  dispatch: '00000000-0000-4000-8000-0000000000d1',
  scheduled: '00000000-0000-4000-8000-0000000000d2',
  key: '00000000-0000-4000-8000-0000000000a1',
  person: '00000000-0000-4000-8000-0000000000b1',
};

/** Fills a product's database with something of all that a backup must keep, hold or leave out. */
export async function fillProduct(databaseUrl: string): Promise<void> {
  const pool = createPool(databaseUrl, createLogger('test', 'silent'));
  try {
    await prepareSchema(pool);
    await runMigrations({ pgPool: pool });
    await pool.query(PEOPLE);
    await pool.query(NEWSLETTERS);
    await pool.query(TOTALS);
    await pool.query(BRAND);
    await pool.query(KEYS_AND_LINKS);
    await pool.query(JOBS);
    await relayOutbox(pool);
    await deleteTwice(pool);
  } finally {
    await pool.end();
  }
}

/** Adds many contacts in one statement. */
export async function addContacts(pool: pg.Pool, count: number): Promise<void> {
  await pool.query(
    `insert into contacts (email, first_name, last_name)
     select 'person' || n || '@example.test', 'First ' || n, 'عائلة ' || n from generate_series(1, $1) as n`,
    [count],
  );
}

/** Two deletions in transactions of their own, whose events wait for their numbers. */
async function deleteTwice(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into footer_links (label, url, category)
     select 'Tab\t, line\n and \\.' || at, '/' || at, 'Company' from generate_series(1, 6) as at returning id`,
  );
  const ids = rows.map(({ id }) => id);
  await pool.query('delete from footer_links where id = any ($1)', [ids.slice(0, 4)]);
  await pool.query('delete from footer_links where id = any ($1)', [ids.slice(4)]);
}

const PEOPLE = `
  insert into identity.realm (id, name, settings) values (gen_random_uuid(), 'hosting', '{}');
  insert into identity.account (id, realm, username, email) values ('${IDS.person}', 'hosting', 'salma', 'salma@example.test');
  insert into identity.credential (id, account, secret_data, credential_data)
    values (gen_random_uuid(), '${IDS.person}', '{"hash": "x"}', '{}');
  insert into identity.artifact (realm, kind, id, payload) values ('hosting', 'Session', 's1', '{}');
  insert into people (user_id, email) values ('${IDS.person}', 'salma@example.test');
  insert into user_roles (user_id, role) values ('${IDS.person}', 'admin');`;

const NEWSLETTERS = `
  insert into contacts (email, first_name) select 'c' || at || '@example.test', 'عمر ' || at from generate_series(1, 40) as at;
  insert into newsletters (id, subject, content, template_name)
    values ('00000000-0000-4000-8000-0000000000e1', 'News', '<p>1</p>', 'Basic'),
      ('00000000-0000-4000-8000-0000000000e2', 'Later', '<p>2</p>', 'Basic');
  insert into dispatches (id, newsletter_id, state, subject, html_content, template_name, started_at, prepared_at)
    values ('${IDS.dispatch}', '00000000-0000-4000-8000-0000000000e1', 'sending', 'News', '<p>1</p>', 'Basic', now(), now());
  insert into dispatches (id, newsletter_id, state, subject, html_content, template_name, scheduled_at, undo_until)
    values ('${IDS.scheduled}', '00000000-0000-4000-8000-0000000000e2', 'scheduled', 'Later', '<p>2</p>', 'Basic',
      now() + interval '1 day', now() + interval '1 day');
  insert into deliveries (dispatch_id, newsletter_id, contact_id, message_token)
    select '${IDS.dispatch}', '00000000-0000-4000-8000-0000000000e1', id, 'token-' || id from contacts where email like 'c%@example.test';
  update deliveries set state = 'sent', finished_at = now(), attempts = 1
    where id in (select id from deliveries order by id limit 10);
  update deliveries set state = 'sending', claimed_by = gen_random_uuid(), claimed_at = now()
    where id in (select id from deliveries where state = 'queued' order by id limit 5);`;

/** Totals of two days; the day between them has none, also after a restore. */
const TOTALS = `
  insert into subscriber_totals (day, subscribed_count, counted_at)
    values ('2026-01-01', 7, '2026-01-01T23:50:00Z'), ('2026-01-03', 9, '2026-01-03T23:50:00Z');`;

const BRAND = `
  insert into pictures (hash, name, media_type, width, height, content)
    values (repeat('a', 32), 'شعار.png', 'image/png', 1, 1, '\\x00095c0a2e0aff');
  insert into site_settings (key, value) values ('logo_square', repeat('a', 32));`;

const KEYS_AND_LINKS = `
  insert into api_keys (id, name, role, prefix, created_by)
    values ('${IDS.key}', 'Reader', 'reader', 'hfk_0123456789ab', '${IDS.person}');
  insert into api_access.secrets (key_id, hash) values ('${IDS.key}', sha256('secret'));
  insert into api_access.tokens (jti, key_id, expires_at) values ('jti', '${IDS.key}', now() + interval '5 minutes');
  insert into accounts.links (token_hash, purpose, user_id, expires_at)
    values (sha256('link'), 'recovery', '${IDS.person}', now() + interval '5 minutes');
  insert into mailing.subscription_requests (id, token_hash, email, locale, consent_version, consent_source, expires_at)
    values (gen_random_uuid(), sha256('request'), 'new@example.test', 'ar', '2026-01-01', '/', now() + interval '1 day');
  insert into webhook_endpoints (name, url, events) values ('Shop', 'https://shop.example.test/', '{plan.changed}');`;

const JOBS = `
  select graphile_worker.add_job('send_dispatch', json_build_object('dispatchId', '${IDS.dispatch}'), job_key := 'dispatch:1');
  update graphile_worker._private_jobs set locked_by = 'worker-1', locked_at = now();`;
