import { describe, expect } from 'vitest';
import { openTestDatabase } from '#tests/support/postgres/database.ts';
import { itSome } from '#tests/support/share.ts';
import { type Fault, FAULTS } from './faults/faults.ts';
import { loadFaultyEngine } from './faults/faulty-engine.ts';
import { openEngine } from './run/open-engine.ts';
import { runSeeds } from './run/run-seeds.ts';

/** Seeds within which each fault is found; `npm test` plants one fault, and `npm run test:slow` each. */
const SEEDS = 2_000;

describe('a planted fault', () => {
  itSome(
    'planted-faults',
    Object.fromEntries(FAULTS.map((fault) => [`is found if ${fault.name}`, () => expectFound(fault)])),
  );
});

async function expectFound(fault: Fault): Promise<void> {
  const database = await openTestDatabase({ template: 'empty' });
  const { parts, close } = await loadFaultyEngine(fault);
  const engine = openEngine(database.url, parts);
  const [failed] = await runSeeds(engine, { seeds: SEEDS, first: 0 }).finally(() => engine.close());
  close();
  process.stdout.write(`${fault.name}: found by seed ${failed?.seed}\n`);

  expect(failed?.seed).toBeLessThan(SEEDS);
}
