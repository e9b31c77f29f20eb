import { afterAll, afterEach, beforeAll, describe, it } from 'vitest';
import { surviveDatabaseKill, surviveKill } from '#tests/actions/newsletters/kill-worker.ts';
import { startNewsletters, type Newsletters } from '#tests/actions/newsletters/start-newsletters.ts';
import { startKillablePostgres } from './killable-postgres.ts';

const SEEDS = Array.from({ length: 20 }, (_, at) => 100 + at);

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
  it.each(SEEDS)('survives the death of its worker (seed %i)', (seed) => surviveKill(world, seed));

  it.each(SEEDS)('survives the death of the database (seed %i)', (seed) =>
    surviveDatabaseKill(world, seed, postgres.kill),
  );
});
