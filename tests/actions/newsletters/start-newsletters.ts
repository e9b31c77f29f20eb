import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { pino } from 'pino';
import { expect } from 'vitest';
import { createMakeMail } from '#actions/features/send-newsletter/make-mail.ts';
import { queueNewsletter } from '#actions/features/send-newsletter/queue-newsletter.ts';
import {
  startDispatcher,
  type DispatcherOptions,
} from '#actions/features/send-newsletter/start-dispatcher.ts';
import { createTestMailLimits } from '#actions/features/send-newsletter/test-mail-limits.ts';
import { createMailer } from '#actions/lib/mail/mailer.ts';
import { readRecipientTokens } from '#actions/lib/mail/recipient-token.ts';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { openPool } from '#tests/support/postgres/open-pool.ts';
import { WITH_QUEUE } from '../templates.ts';
import { startMailSink, type Manner } from './mail-sink.ts';

export const adminSession = {
  'x-hasura-role': 'site_admin',
  'x-hasura-user-id': '6f1c1e5e-6a3f-4f0a-9d5e-0d7f4b1f0a11',
};
export const PUBLIC_URL = 'https://hosting.test';
export const brandEnv = {
  PUBLIC_URL,
  BRAND_NAME: 'Hostfront',
  BRAND_NAME_AR: 'هوست فرونت',
  POSTAL_ADDRESS: '',
  POSTAL_ADDRESS_AR: '',
};

/** Recipient that the mail server treats in another manner than the others. */
export const ODD = 'person2@example.test';

type Row = Record<string, unknown>;
type DispatcherChanges = Partial<DispatcherOptions> & { timeoutMs?: number };

/** Creates a database with settings and a mail sink, and runs dispatchers in this process. */
export async function startNewsletters(options: { superuserUrl?: string } = {}) {
  const database = await createTestDatabase({ template: WITH_QUEUE, ...options });
  const pool = openPool(database.url, { max: 8 });
  const sink = await startMailSink();
  await pool.query(
    `insert into site_settings (key, value, value_ar) values
       ('sender_name', 'Hostfront news', 'أخبار هوست فرونت'), ('sender_email', 'news@hosting.test', null),
       ('reply_to', 'help@hosting.test', null), ('postal_address', E'12 Example Street\\nLondon', 'لندن')
     on conflict (key) do update set value = excluded.value, value_ar = excluded.value_ar`,
  );
  const logged: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void logged.push(line) });
  const tokens = () => readRecipientTokens(pool);
  const env = {
    ...brandEnv,
    ...{ NEWSLETTER_UNDO_S: 0, NEWSLETTER_RATE_LIMIT: 0 },
    ...{ NEWSLETTER_TESTS_PER_RECEIVER: 10, NEWSLETTER_TESTS_PER_ACTOR: 60 },
  };
  const deps = { pool, env };
  const mailer = createMailer({ url: sink.url, timeoutMs: 2_000, firstPauseMs: 50 });
  const testMailLimits = createTestMailLimits({ db: pool, secrets: ['secret-of-tests'], env });
  /** Ends of what a test has started, the last one first. */
  const ends: Array<() => unknown> = [];
  const endAll = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };

  const rows = async (sql: string, values: unknown[] = []): Promise<Row[]> =>
    (await pool.query<Row>(sql, values)).rows;

  return {
    ...{ database, pool, sink, deps, env, tokens, testMailLimits, logged, log, rows, mailer },

    async startDispatcher(options: DispatcherChanges = {}) {
      const dispatcher = await startDispatcher({
        databaseUrl: database.url,
        pool,
        log,
        mailer: createMailer({ url: sink.url, timeoutMs: options.timeoutMs ?? 2_000, firstPauseMs: 50 }),
        makeMail: createMakeMail({ pool, env, tokens }),
        connections: 5,
        ratePerMinute: 0,
        retryDelaysS: [0.1, 0.1],
        unknownDelayS: 0.2,
        beatMs: 200,
        silenceMs: 1_000,
        ...options,
      });
      let stopping: Promise<void> | undefined;
      const stop = (withinMs?: number) => (stopping ??= dispatcher.stop(withinMs));
      ends.push(() => stop());
      return { stop };
    },
    /** Begins a transaction; `clear` ends it, and lets go of what a test that failed has left locked. */
    async begin(): Promise<PoolClient> {
      const client = await pool.connect();
      ends.push(() => client.release(true));
      await client.query('begin');
      return client;
    },
    /** Lets `clear` end a process, which would go on to send where a test fails before its end. */
    endAtClear(child: ChildProcess): void {
      ends.push(() => child.kill('SIGKILL'));
    },

    async addContacts(count: number): Promise<void> {
      await pool.query(
        `insert into contacts (email, first_name, locale)
         select format('person%s@example.test', n), 'Person ' || n, case when n % 4 = 0 then 'ar' else 'en' end
         from generate_series(1, $1) as n`,
        [count],
      );
    },

    /** Adds a contact that received one newsletter per token; the last token is the newest mail's. */
    async addRecipient(tokens: string[]): Promise<void> {
      await this.addContacts(1);
      for (const token of tokens) await this.addDelivery(token);
    },

    /** Adds a sent delivery of a further newsletter for every contact. */
    async addDelivery(token: string): Promise<void> {
      await rows(
        `with dispatch as (
           insert into dispatches (newsletter_id, subject, html_content, template_name)
           values (gen_random_uuid(), 'News', 'Hello', 'Basic') returning id, newsletter_id)
         insert into deliveries (dispatch_id, newsletter_id, contact_id, message_token, state, finished_at, address_hash)
         select dispatch.id, newsletter_id, contacts.id, $1, 'sent', clock_timestamp(),
           mailing.keyed_hash('address', email_key) from dispatch, contacts`,
        [token],
      );
    },

    async addNewsletter(template = 'Basic'): Promise<string> {
      const [row] = await rows(
        `insert into newsletters (subject, content, template_name) values ('News', 'Hello', $1) returning id`,
        [template],
      );
      return String(row?.['id']);
    },

    send: (newsletterId: string, changes: Row = {}, undoS = 0) =>
      queueNewsletter(
        {
          newsletter_id: newsletterId,
          subject: 'News for {{first_name|you}}',
          html_content: '<p>Hello {{first_name|friend}}</p>',
          ...changes,
        },
        adminSession,
        { pool, env: { ...env, NEWSLETTER_UNDO_S: undoS } },
      ),

    dispatch: async (id: string): Promise<Row> =>
      (await rows('select * from dispatches where id = $1', [id]))[0] ?? {},

    /** Waits until a dispatch is finished, and returns its row; a failure shows its jobs and what was logged. */
    async untilFinished(id: string): Promise<Row> {
      try {
        await expect.poll(async () => (await this.dispatch(id))['state']).toBe('finished');
      } catch (error) {
        const jobs = await rows('select * from graphile_worker._private_jobs');
        throw new Error(JSON.stringify({ jobs, workers: await rows('table actions.workers'), logged }), {
          cause: error,
        });
      }
      return this.dispatch(id);
    },

    /** Starts a dispatcher, sends a newsletter and waits until it is finished; returns the row of its dispatch. */
    async sendAll(options: DispatcherChanges = {}): Promise<Row> {
      await this.startDispatcher(options);
      const { dispatch_id } = await this.send(await this.addNewsletter());
      return this.untilFinished(dispatch_id);
    },

    /** Sends a newsletter to five contacts, of which the mail server treats ODD in this manner; returns its dispatch's id. */
    async sendOdd(manner: Manner, options: DispatcherChanges = {}): Promise<string> {
      await this.addContacts(5);
      sink.manners.set(ODD, manner);
      await this.startDispatcher(options);
      return (await this.send(await this.addNewsletter())).dispatch_id;
    },

    /** Returns the delivery to ODD, with all its columns. */
    oddDelivery: async (): Promise<Row> =>
      (
        await rows(
          'select deliveries.* from deliveries join contacts on contacts.id = contact_id where email = $1',
          [ODD],
        )
      )[0] ?? {},

    /** Begins the dispatch of a newsletter without a dispatcher: a delivery to each new contact, and a worker's id. */
    async addDeliveries(contacts: number): Promise<{ dispatchId: string; workerId: string }> {
      const workerId = randomUUID();
      await this.addContacts(contacts);
      await this.send(await this.addNewsletter());
      const [dispatch] = await rows(
        `update dispatches set state = 'sending', prepared_at = now() returning id`,
      );
      await rows(
        `insert into deliveries (dispatch_id, newsletter_id, contact_id, message_token)
         select dispatches.id, newsletter_id, contacts.id, 'token-' || contacts.id from dispatches, contacts`,
      );
      await rows('insert into actions.workers (id) values ($1)', [workerId]);
      return { dispatchId: String(dispatch?.['id']), workerId };
    },

    /**
     * Ends what a test has started; deletes contacts, newsletters, deliveries and jobs; empties the sink and ends its
     * misbehaviour.
     */
    async clear(): Promise<void> {
      sink.letGo();
      await endAll();
      await pool.query(
        'truncate dispatches, deliveries, newsletters, contacts, mailing.suppressed_addresses, mailing.doubted_domains cascade',
      );
      await pool.query(`delete from graphile_worker._private_jobs`);
      sink.mails.length = 0;
      sink.manners.clear();
      Object.assign(sink.control, {
        delayMs: 0,
        isRefusingSender: false,
        deferrals: 0,
        refusalsBeforeClosing: Infinity,
      });
      logged.length = 0;
    },

    async stop(): Promise<void> {
      await endAll();
      mailer.close();
      await sink.stop();
      await pool.end();
      await database.close();
    },
  };
}

export type Newsletters = Awaited<ReturnType<typeof startNewsletters>>;
