import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMailSink } from '#tests/actions/newsletters/mail-sink.ts';
import { percentile } from '#tests/bench/support/statistics.ts';
import { signIn } from '#tests/support/api.ts';
import { openPool } from '#tests/support/postgres/open-pool.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import {
  change,
  importSlowly,
  openSockets,
  startRequests,
  startSignIns,
  summary,
  times,
  type Account,
} from './load/counting-clients.ts';
import { tell } from './two-services.ts';
import { signInAt, startTwoOfEach } from './two-of-each.ts';

const SOCKETS = 200;
/** Milliseconds until which half of the sockets are back. */
const BACK_MS = 3_000;
/** The file of contacts takes so long on its way that restarts meet it. */
const FILE = { rows: 20_000, takesMs: 20_000 };
const RECIPIENTS = 2_000;
/** Mails a minute, so that the dispatch outlasts the restarts of the services that send it. */
const MAILS_PER_MINUTE = 3_000;
const FINISH_MS = 240_000;
/** Milliseconds between the moment in which a balancer stops sending requests there, and the signal. */
const PAUSE_MS = 2_000;

const ADD_NEWSLETTER = `mutation {
  insert_newsletters_one(object: { subject: "News", content: "Hello", template_name: "Basic" }) { id }
}`;
const SEND = `mutation ($id: uuid!) {
  send_newsletter(newsletter_id: $id, subject: "News", html_content: "<p>Hello</p>") { dispatch_id }
}`;

describe('two instances of each service, and Keycloak, restarted one after the other', () => {
  const sink = useStarted(() => startMailSink({ delayMs: 10 }));
  const product = useStarted(
    () =>
      startTwoOfEach({
        SMTP_URL: sink.url,
        NEWSLETTER_UNDO_S: '0',
        NEWSLETTER_RATE_LIMIT: String(MAILS_PER_MINUTE),
      }),
    300_000,
  );
  let pool: ReturnType<typeof openPool>;
  beforeAll(async () => {
    pool = openPool(product.database.url, { max: 4 });
    await pool.query('delete from contacts');
    await pool.query(
      `insert into site_settings (key, value) values
         ('sender_name', 'News'), ('sender_email', 'news@hosting.test'), ('reply_to', 'help@hosting.test'),
         ('postal_address', '12 Example Street')
       on conflict (key) do update set value = excluded.value`,
    );
    await pool.query(
      `insert into contacts (email) select format('person%s@example.test', n) from generate_series(1, $1) as n`,
      [RECIPIENTS],
    );
  });
  afterAll(() => pool?.end());
  let account: Account;
  const sockets = useStarted(async () => {
    account = await signInAt(product);
    return openSockets(account, SOCKETS);
  });

  /** Sends a newsletter to everybody; returns a function that waits until it is finished. */
  async function send(): Promise<() => Promise<void>> {
    const { id } = await change<{ id: string }>(account, ADD_NEWSLETTER);
    const { dispatch_id } = await change<{ dispatch_id: string }>(account, SEND, { id });
    await waitUntil('mails go out', () => sink.mails.length > 0, 60_000);

    return () =>
      waitUntil(
        'the newsletter is finished',
        async () =>
          (await pool.query(`select from dispatches where id = $1 and state = 'finished'`, [dispatch_id]))
            .rowCount === 1,
        FINISH_MS,
      );
  }

  /** Restarts every part in turn; returns how long each took, and the number of mails that were out after it. */
  async function restartAll(pauseMs: number) {
    const restarts: Record<string, unknown> = {};
    const mails: Record<string, number> = {};
    const startedAt = performance.now();
    for (const part of product.parts) {
      restarts[part.name] = await product.restart(part, pauseMs);
      mails[part.name] = sink.mails.length;
    }
    const seconds = Math.round((performance.now() - startedAt) / 1_000);
    tell('restarts', { pauseMs, seconds, restarts, mails, passed: product.takePassed() });
    return mails;
  }

  it(
    'serve every page, keep live queries right, import each row and send each mail once',
    { timeout: 2 * FINISH_MS },
    async () => {
      const finished = await send();
      const stopRequests = startRequests(account, sockets.write);
      const stopSignIns = startSignIns(account, product.admin);
      const token = await signIn(product.url, product.admin.email, product.admin.password);
      const imported = importSlowly(product.url, token, FILE);
      await waitUntil(
        'the file is on its way',
        async () => (await pool.query(`select from imports where state = 'receiving'`)).rowCount === 1,
      );

      const mails = await restartAll(0);
      const attempts = await imported;
      const { pages, queries, mutations } = await stopRequests();
      const signIns = await stopSignIns();
      await sockets.settle();
      await finished();

      const absences = sockets.takeAbsences();
      // The administrator is told of sign-ins by devices that are new.
      const counts = [...sink.counts()]
        .filter(([to]) => to !== product.admin.email)
        .map(([, mails]) => mails);
      const { rows: contacts } = await pool.query<{ all: number; different: number }>(
        `select count(*)::integer as all, count(distinct email_key)::integer as different
         from contacts where email like '%@import.test'`,
      );
      const { rows: deliveries } = await pool.query(
        'select state, unknown_attempts, count(*)::integer from deliveries group by 1, 2',
      );
      const { rows: imports } = await pool.query(`select created_count from imports where state = 'done'`);
      tell('sockets', { losses: absences.length, ...times(absences) });
      tell('pages', summary(pages));
      tell('queries', summary(queries));
      tell('mutations', summary(mutations));
      tell('sign-ins', summary(signIns));
      tell('import', { attempts, contacts: contacts[0], imports });
      tell('newsletter', {
        mails: counts.reduce((sum, mails) => sum + mails, 0),
        recipients: counts.length,
        deliveries,
      });

      expect(pages.faults).toEqual([]);
      expect(signIns.faults).not.toContain('sign-in-invalid-credentials');
      expect(signIns.faults.length).toBeLessThan(signIns.ms.length / 2);
      expect(await signIn(product.url, product.admin.email, product.admin.password)).not.toBe('');
      expect(absences.length).toBeGreaterThanOrEqual(SOCKETS);
      expect(percentile(absences, 0.5)).toBeLessThanOrEqual(BACK_MS);
      expect(attempts.length).toBeGreaterThan(1);
      expect(contacts).toEqual([{ all: FILE.rows, different: FILE.rows }]);
      expect(imports).toEqual([{ created_count: FILE.rows }]);
      expect(mails['actions 1']).toBeLessThan(RECIPIENTS);
      expect([counts.length, Math.max(...counts)]).toEqual([RECIPIENTS, 1]);
      expect(deliveries).toEqual([{ state: 'sent', unknown_attempts: 0, count: RECIPIENTS }]);
    },
  );

  it(
    'fail no request when the load balancer stops sending requests shortly before the signal',
    { timeout: FINISH_MS },
    async () => {
      const stopRequests = startRequests(account, sockets.write);
      await restartAll(PAUSE_MS);
      const { pages, queries, mutations } = await stopRequests();
      await sockets.settle();

      const absences = sockets.takeAbsences();
      tell('sockets', { losses: absences.length, ...times(absences) });
      tell('pages', summary(pages));
      tell('queries', summary(queries));
      tell('mutations', summary(mutations));
      expect([pages.faults, queries.faults, mutations.faults]).toEqual([[], [], []]);
      expect(percentile(absences, 0.5)).toBeLessThanOrEqual(BACK_MS);
    },
  );
});
