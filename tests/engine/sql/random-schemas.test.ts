import {
  buildClientSchema,
  getIntrospectionQuery,
  getNamedType,
  type GraphQLField,
  type IntrospectionQuery,
  isNonNullType,
  isObjectType,
  validateSchema,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { seedsOfTest } from '#tests/support/seeds-of-test.ts';
import { metadata, replace, useWorld } from '../hasura-cli/world.ts';
import { randomChanges, randomSchema } from '../support/random/random-schema.ts';
import { randomOf } from '../support/random/random.ts';

/** `SCHEMA_SEEDS=10000 npx vitest run --project integration random-schemas` runs more, and `npm run test:slow` 300. */
const { seeds, first, timeout, print } = seedsOfTest('SCHEMA', 4);

describe('tables, types and functions of any name', () => {
  const counts = { tracked: 0, left: 0 };

  const world = useWorld();

  /** Runs statements, of which PostgreSQL refuses some. */
  const run = async (statements: readonly string[]) => {
    for (const statement of statements) await world.client.query(statement).catch(() => undefined);
  };
  const ask = async (query: string) =>
    (await world.engine.post({ query })).body as { data?: unknown; errors?: unknown };
  const expectServed = async (seed: number) => {
    const { status, body } = await world.cli.metadata('reload_metadata');
    expect({ seed, status, body }).toMatchObject({ status: 200, body: { message: 'success' } });
    counts.left += ((body as { inconsistent_objects?: unknown[] }).inconsistent_objects ?? []).length;
    const schema = buildClientSchema((await ask(getIntrospectionQuery())).data as IntrospectionQuery);
    expect({ seed, faults: validateSchema(schema).map(String) }).toEqual({ seed, faults: [] });
    for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
      const query = queryOf(field);
      if (query === undefined) continue;
      counts.tracked += 1;
      const answer = await ask(query);
      expect({ seed, query, errors: answer.errors }).toEqual({ seed, query, errors: undefined });
    }
  };

  it(
    'are served or reported as inconsistent, also after schema changes and at a start',
    { timeout },
    async () => {
      print();

      for (let seed = first; seed < first + seeds; seed += 1) {
        const random = randomOf(seed);
        await world.client.query('drop schema public cascade; create schema public');
        const { statements, tables, functions } = randomSchema(random);
        await run(statements);
        const whole = metadata(...tables);
        const [source] = whole.sources;
        const tracked = { ...whole, sources: [{ ...source, functions }] };
        const replaced = await replace(world.cli, tracked, {
          args: { metadata: tracked, allow_inconsistent_metadata: true },
        });
        expect({ seed, ...replaced }).toMatchObject({ status: 200 });
        await expectServed(seed);
        await run(randomChanges(random));
        await expectServed(seed);
        const again = await world.start();
        await again.stop();
      }

      process.stdout.write(`${counts.tracked} root fields answered, ${counts.left} objects left out\n`);
      expect(counts.tracked).toBeGreaterThan(0);
    },
  );
});

/** Asks for the scalars of a field's rows; undefined for a field that needs arguments. */
function queryOf({ name, args, type }: GraphQLField<unknown, unknown>): string | undefined {
  if (args.some((argument) => isNonNullType(argument.type))) return undefined;
  const named = getNamedType(type);
  const fields = isObjectType(named)
    ? Object.values(named.getFields()).filter(
        (field) =>
          !isObjectType(getNamedType(field.type)) && field.args.every((one) => !isNonNullType(one.type)),
      )
    : [];

  if (!isObjectType(named)) return `{ ${name} }`;

  return `{ ${name} { ${['__typename', ...fields.map((field) => field.name)].join(' ')} } }`;
}
