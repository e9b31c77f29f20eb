import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { startMailSink } from '#tests/actions/newsletters/mail-sink.ts';
import { openPool } from '#tests/support/postgres/open-pool.ts';
import { seeded } from '#tests/support/seeded.ts';
import { useStarted } from '#tests/support/use-started.ts';
import {
  change,
  openSockets,
  startRequests,
  summary,
  times,
  type Account,
} from '../load/counting-clients.ts';
import { startReplicatedPostgres } from './replicated-postgres.ts';
import { tell } from '../two-services.ts';
import { signInAt, startTwoOfEach } from '../two-of-each.ts';

const SEEDS = [100, 101, 102];
const SOCKETS = 50;
const WRITERS = 8;
const PAUSE_MS = 20;
/** Milliseconds for which is written before a failover, at least, and after it. */
const BEFORE_MS = 2_000;
const AFTER_MS = 10_000;
const ADD = 'mutation ($email: String!) { insert_contacts_one(object: { email: $email }) { id } }';

describe('two instances of each service, whose PostgreSQL primary dies under load', () => {
  const sink = useStarted(() => startMailSink());
  const postgres = useStarted(() => startReplicatedPostgres());
  const product = useStarted(
    () =>
      startTwoOfEach(
        // All writers have one address.
        { SMTP_URL: sink.url, GRAPHQL_REQUESTS_PER_MINUTE: '100000' },
        postgres.superuserUrl,
      ),
    300_000,
  );
  let account: Account;
  const sockets = useStarted(async () => {
    account = await signInAt(product);
    return openSockets(account, SOCKETS);
  });

  /** Adds contacts by the API until it is stopped; returns whose addition was acknowledged, and when, and whose not. */
  function startWriters(seed: number) {
    let isOver = false;
    const acknowledged: Array<{ email: string; at: number }> = [];
    const failed: string[] = [];
    const writers = Array.from({ length: WRITERS }, async (_, writer) => {
      for (let number = 0; !isOver; number += 1) {
        const email = `seed-${seed}-${writer}-${number}@failover.test`;
        await change(account, ADD, { email }).then(
          () => acknowledged.push({ email, at: performance.now() }),
          () => failed.push(email),
        );
        await sleep(PAUSE_MS);
      }
    });
    return async () => {
      isOver = true;
      await Promise.all(writers);
      return { acknowledged, failed };
    };
  }

  async function readEmails(): Promise<Set<string>> {
    const pool = openPool(product.database.url);
    const { rows } = await pool.query<{ email: string }>(
      `select email from contacts where email like '%@failover.test'`,
    );
    await pool.end();
    return new Set(rows.map(({ email }) => email));
  }

  it.each(SEEDS)(
    'lose no write that was confirmed to a client, and no page (seed %i)',
    { timeout: 300_000 },
    async (seed) => {
      if (seed !== SEEDS[0]) {
        await postgres.addStandby();
        await expect
          .poll(async () => (await fetch(`${product.url}/healthz`)).status, { timeout: 60_000 })
          .toBe(200);
      }
      const stopRequests = startRequests(account, () => sleep(PAUSE_MS));
      const stopWriters = startWriters(seed);
      await sleep(BEFORE_MS * (1 + seeded(seed)()));

      const failover = await postgres.failOver();
      const promotedAt = performance.now();
      await sleep(AFTER_MS);
      const { acknowledged, failed } = await stopWriters();
      const { pages, queries } = await stopRequests();
      await sockets.settle();

      const there = await readEmails();
      const lost = acknowledged.filter(({ email }) => !there.has(email));
      const after = acknowledged.filter(({ at }) => at > promotedAt);
      const absences = sockets.takeAbsences();
      tell('failover', {
        ...{ seed, ...failover },
        acknowledged: acknowledged.length,
        lost: lost.length,
        afterIt: after.length,
        firstAfterMs: Math.round(Math.min(...after.map(({ at }) => at)) - promotedAt),
        unacknowledged: failed.length,
        ofTheseWritten: failed.filter((email) => there.has(email)).length,
      });
      tell('pages', summary(pages));
      tell('queries', summary(queries));
      tell('sockets', { losses: absences.length, ...(absences.length > 0 && times(absences)) });

      expect(failover).toMatchObject({ syncState: 'sync', isFenced: true });
      expect(lost).toEqual([]);
      expect(after.length).toBeGreaterThan(0);
      expect(pages.faults).toEqual([]);
    },
  );
});
