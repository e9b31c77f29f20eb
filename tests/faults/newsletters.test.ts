import { afterEach, describe, expect, it } from 'vitest';
import { CONNECTIONS, surviveDatabaseKill, surviveKill } from '#tests/actions/newsletters/kill-worker.ts';
import { startNewsletters } from '#tests/actions/newsletters/start-newsletters.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { killMailer } from './kill-mailer.ts';
import { startKillablePostgres } from './database/killable-postgres.ts';
import { SEEDS, startTwoServices } from './two-services.ts';

const postgres = useStarted(() => startKillablePostgres());
const world = useStarted(() => startNewsletters({ superuserUrl: postgres.superuserUrl }));
afterEach(() => world.clear());

describe('a newsletter that is being sent', () => {
  it.each(SEEDS)('survives a kill of PostgreSQL (seed %i)', (seed) =>
    surviveDatabaseKill(world, seed, postgres.kill),
  );
});

describe('a newsletter whose only worker is killed', () => {
  it("is continued within 15 s of the worker's next start", async () => {
    expect(await surviveKill(world, 11)).toBeLessThan(15_000);
  });
});

describe('a newsletter that two services send', () => {
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

  it.each(SEEDS)('reaches all recipients though one of the two services is killed (seed %i)', (seed) =>
    killMailer(world, services, seed),
  );
});
