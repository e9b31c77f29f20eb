import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CONNECTIONS, surviveDatabaseKill, surviveKill } from '#tests/actions/newsletters/kill-worker.ts';
import { startNewsletters, type Newsletters } from '#tests/actions/newsletters/start-newsletters.ts';
import { killMailer } from './kill-mailer.ts';
import { startKillablePostgres } from './database/killable-postgres.ts';
import { SEEDS, startTwoServices, type TwoServices } from './two-services.ts';

let postgres: Awaited<ReturnType<typeof startKillablePostgres>>;
let world: Newsletters;

beforeAll(async () => {
  postgres = await startKillablePostgres();
  world = await startNewsletters({ superuserUrl: postgres.superuserUrl });
});
afterEach(() => world.clear());
afterAll(async () => {
  await world.stop();
  await postgres.stop();
});

describe('a newsletter on its way', () => {
  it.each(SEEDS)('survives the death of the database (seed %i)', (seed) =>
    surviveDatabaseKill(world, seed, postgres.kill),
  );
});

describe('a newsletter whose only worker is killed', () => {
  it('goes on within 15 s of the next start', async () => {
    expect(await surviveKill(world, 11)).toBeLessThan(15_000);
  });
});

describe('a newsletter that two services send', () => {
  let services: TwoServices;

  beforeAll(async () => {
    services = await startTwoServices({
      databaseUrl: world.database.url,
      settings: {
        SMTP_URL: world.sink.url,
        NEWSLETTER_RATE_LIMIT: '0',
        NEWSLETTER_CONNECTIONS: String(CONNECTIONS),
      },
    });
  });
  afterAll(() => services.stop());

  it.each(SEEDS)('reaches everybody though one of them is killed (seed %i)', (seed) =>
    killMailer(world, services, seed),
  );
});
