import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { seedsOfTest } from '#tests/support/seeds-of-test.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { type FormsWorld, openFormsWorld } from '../support/forms-world.ts';
import { otherForm, randomDocument, randomValue } from '../support/random/random-forms.ts';
import { randomOf } from '../support/random/random.ts';

/** `FORM_SEEDS=100000 npx vitest run --project integration variable-forms` runs more, and `npm run test:slow` 2,000. */
const { seeds, first, timeout, print } = seedsOfTest('FORM', 100);
/** Requests of one document; the engine keeps a plan from its second use on. */
const REQUESTS = 8;

describe('variables that hold a single value or a list of one', () => {
  const database = useStarted(() => createTestDatabase({ template: 'empty' }));
  const world = useStarted(() => openFormsWorld(database.url));

  it('insert a single object after the same document has inserted lists of one', async () => {
    const query = `mutation ($objects: [shelf_insert_input!]!, $columns: [shelf_update_column!]!) {
      insert_shelf(objects: $objects, on_conflict: {constraint: shelf_pkey, update_columns: $columns}) {
        affected_rows returning { id name genre }
      } }`;
    const rows = { id: 1, name: 'x', genre: 'land' };
    const forms = [[rows], [rows], [rows], rows];

    const answers = [];
    for (const objects of forms)
      answers.push((await world.answer({ query, variables: { objects, columns: ['name', 'genre'] } })).kept);

    expect(answers[3]).toBe(answers[0]);
    expect(answers[3]).toContain('[{"id":1,"name":"x","genre":"land"}]');
  });

  it(
    'give the same answers as in an engine that keeps no plans, for every type and order',
    { timeout },
    async () => {
      print();
      const counts = { answered: 0, refused: 0 };

      for (let seed = first; seed < first + seeds; seed += 1) await compareForms(world, seed, counts);

      process.stdout.write(`${counts.answered} answers, ${counts.refused} refusals\n`);
      expect(counts.refused).toBeLessThan(REQUESTS * (1 + 0.9 * seeds));
    },
  );
});

async function compareForms(
  world: FormsWorld,
  seed: number,
  counts: { answered: number; refused: number },
): Promise<void> {
  const random = randomOf(seed);
  const { query, types } = randomDocument(world.schema, random);
  const values = new Map([...types].map(([name, type]) => [name, randomValue(type, random)]));
  for (let at = 0; at < REQUESTS; at += 1) {
    const variables = Object.fromEntries(
      [...types].map(([name, type]) => [name, otherForm(type, values.get(name), random)]),
    );
    const { kept, fresh } = await world.answer({ query, variables });
    expect({ seed, query, variables, answer: kept }).toEqual({ seed, query, variables, answer: fresh });
    if (kept.includes('"errors"') || kept.includes('Error')) counts.refused += 1;
    else counts.answered += 1;
  }
}
