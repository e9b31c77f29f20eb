import { Client } from 'pg';
import { expect } from 'vitest';
import { startAccountJobs } from '#actions/app/jobs.ts';
import { CONSENT_VERSIONS } from '#actions/features/subscribe/consent-texts.ts';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { startInstance } from '../../start-instance.ts';
import { endJobs } from '../../end-jobs.ts';
import { WITH_QUEUE } from '../../templates.ts';
import { partOf, startMailSink } from '../mail-sink.ts';

export const version = CONSENT_VERSIONS.at(-1) ?? '';

/** Starts two actions services on one database, the jobs of the first, and a mail server that accepts everything. */
export async function startSignUps() {
  const database = await createTestDatabase({ template: WITH_QUEUE });
  const sink = await startMailSink();
  const place = { databaseUrl: database.url, identityUrl: 'http://127.0.0.1:1' };
  const settings = { SMTP_URL: sink.url };
  const [instance, other] = await Promise.all([
    startInstance({ ...place, settings }),
    startInstance({ ...place, settings }),
  ]);
  const { pool, server, services } = instance;
  const runner = await startAccountJobs(services);
  let network = 0;
  let lock: Client | undefined;

  const rows = async (sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
    (await pool.query<Record<string, unknown>>(sql, values)).rows;

  /** Sends the form as the site's page does. */
  async function ask(email: string, changes: object = {}, headers: Record<string, string> = {}) {
    const captcha_token = await instance.solveCaptcha();
    const given = { email, captcha_token, locale: 'en', consent_version: version, page: '/hosting/vps' };
    return server.inject({
      method: 'POST',
      url: '/subscribe',
      headers: { 'x-forwarded-for': `2001:db8:0:${network}::7`, ...headers },
      payload: { ...given, ...changes },
    });
  }

  return {
    ...{ instance, other, pool, server, sink, rows, ask },

    /** Adds a contact in a state. */
    addContact: (email: string, state = 'subscribed') =>
      rows('insert into contacts (email, state) values ($1, $2)', [email, state]),

    /** Waits for the mails to an address and returns the paths of their links. */
    async linksTo(to: string, count = 1): Promise<string[]> {
      const texts = () =>
        sink.mails.filter((mail) => mail.to === to).map(({ raw }) => partOf(raw, 'text/plain'));
      await expect.poll(() => texts().length).toBe(count);
      return texts().map((text) => /\/subscribe\/\S+/.exec(text)?.[0] ?? '');
    },

    confirm: (link: string, by = server) =>
      by.inject({
        method: 'POST',
        url: link,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: '',
      }),

    /** Locks all contacts as an import does; returns a function that lets go of them, as `clear` does at the latest. */
    async lockContacts(): Promise<() => Promise<void>> {
      const client = new Client({ connectionString: database.url });
      lock = client;
      await client.connect();
      await client.query('begin');
      await client.query('select from contacts for update');

      return async () => void (await client.query('commit'));
    },
    /** Waits until no job is left. */
    untilIdle: () => expect.poll(() => rows('select payload from graphile_worker._private_jobs')).toEqual([]),

    requests: () => rows('select * from mailing.subscription_requests'),

    /** Begins the next test with an empty database, in a network of its own. */
    async clear(): Promise<void> {
      network += 1;
      await lock?.end();
      lock = undefined;
      await endJobs(pool);
      sink.mails.length = 0;
      sink.manners.clear();
      await pool.query(
        'truncate contacts, mailing.suppressed_addresses, mailing.subscription_requests, actions.attempts cascade',
      );
    },
    async stop(): Promise<void> {
      await runner.stop();
      services.mailer.close();
      await Promise.all([instance.stop(), other.stop()]);
      await sink.stop();
      await database.close();
    },
  };
}
