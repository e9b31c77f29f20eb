import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { relayOutbox } from '#actions/features/relay-outbox/relay-outbox.ts';
import { postGraphql } from '#tests/support/api.ts';
import { BUILD_MS, cacheFolder, here, itWith, run, runGo, runRust } from './tools.ts';
import { useApi } from './use-api.ts';

const PLAN = 'typed-clients';
const SCHEMA = here('../../schema/editor.graphql');

const api = useApi();
const headers = () => ({ 'x-api-key': api.key });

beforeAll(async () => {
  const plan = `mutation { insert_pricing_plans_one(object: {
    external_id: "${PLAN}", name: "Start", category: "vps", price: "5.00", features: ["1 vCPU"]
  }) { id } }`;
  const answer = await postGraphql(api.web.url, plan, { headers: headers() });
  expect(answer).toHaveProperty('data.insert_pricing_plans_one.id');
});

/** Copies the programs in Go to a folder where code may be written, with the schema beside them. */
function copyGo(): string {
  const folder = join(cacheFolder('typed-clients'), 'go');
  rmSync(folder, { recursive: true, force: true });
  cpSync(here('go'), folder, { recursive: true });
  cpSync(SCHEMA, join(folder, 'schema.graphql'));
  return folder;
}

describe('types made of the schema', () => {
  itWith('go', "genqlient's filter compiles with pointers alone, and then reads", async () => {
    const cwd = copyGo();
    for (const settings of ['values', 'pointers']) {
      await run('go', ['tool', 'genqlient', `filters/${settings}.yaml`], { cwd });
    }

    await expect(run('go', ['build', './filters/values'], { cwd })).rejects.toMatchObject({
      stderr: expect.stringContaining('invalid recursive type: Pricing_plans_bool_exp'),
    });
    expect(await runGo('./filters', [api.graphql, api.key, PLAN], cwd)).toEqual([{ price: '5.00' }]);
  });

  itWith('go', "shurcooL's client needs a Go type with the name of the variable's type", async () => {
    await relayOutbox(api.actions.pool);

    expect(await runGo('./variables', [api.graphql, api.key])).toEqual({
      refusal: expect.stringContaining('bigint'),
      read: 2,
      failure: '',
    });
  });

  itWith('cargo', 'graphql_client sends nulls in a filter unless it skips them', async () => {
    expect(await runRust('filters', [api.graphql, api.key, PLAN])).toEqual({
      refusal: expect.stringContaining('found null'),
      prices: ['5.00'],
      float: expect.stringContaining('invalid type: string "5.00", expected f64'),
    });
  });
});

type Compiled = { params: { text: string } };
type Environment = { getStore: () => { getSource: () => { getRecordIDs: () => string[] } } };
type Runtime = {
  Environment: new (options: object) => Environment;
  Network: { create: (ask: (operation: { text: string }, variables: object) => unknown) => object };
  RecordSource: new () => object;
  Store: new (source: object) => object;
  fetchQuery: (environment: Environment, query: Compiled, variables: object) => Asked;
};
type Asked = { toPromise: () => Promise<unknown> };

const load = createRequire(new URL('large/package.json', import.meta.url));

/** Compiles queries by relay-compiler, for a schema whose ids have a type; returns what it made of each. */
async function compileRelay(type: 'uuid' | 'ID', queries: Record<string, string>): Promise<Compiled[]> {
  const folder = join(cacheFolder('typed-clients'), `relay-${type}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'src'), { recursive: true });
  const schema = readFileSync(SCHEMA, 'utf8').replaceAll(' id: uuid!', ` id: ${type}!`);
  writeFileSync(join(folder, 'schema.graphql'), schema);
  const settings = {
    src: 'src',
    schema: 'schema.graphql',
    language: 'javascript',
    eagerEsModules: false,
    excludes: [],
  };
  writeFileSync(join(folder, 'relay.config.json'), JSON.stringify(settings));
  for (const [name, query] of Object.entries(queries)) {
    writeFileSync(join(folder, 'src', `${name}.js`), `graphql\`query ${name}Query ${query}\`;`);
  }
  await run(here('large/node_modules/.bin/relay-compiler'), ['relay.config.json'], { cwd: folder });

  return Object.keys(queries).map((name) =>
    load(join(folder, `src/__generated__/${name}Query.graphql.js`)),
  ) as Compiled[];
}

/** Asks a compiled query by Relay; returns the names under which its store has the plans. */
async function namesInStore(query: Compiled): Promise<string[]> {
  const { Environment, fetchQuery, Network, RecordSource, Store } = load('relay-runtime') as Runtime;
  const network = Network.create(({ text }, variables) =>
    postGraphql(api.web.url, text, { variables, headers: headers() }),
  );
  const environment = new Environment({ network, store: new Store(new RecordSource()) });
  await fetchQuery(environment, query, {}).toPromise();

  return environment
    .getStore()
    .getSource()
    .getRecordIDs()
    .filter((id) => id !== 'client:root');
}

it(
  'relay-compiler adds no id that is a uuid, so that the store knows a row by its place; a selected id becomes its name',
  { timeout: BUILD_MS },
  async () => {
    const where = `where: { external_id: { _eq: "${PLAN}" } }`;
    const Without = `{ pricing_plans(${where}) { price } }`;
    const [without, withId] = (await compileRelay('uuid', {
      Without,
      With: `{ pricing_plans(${where}) { id price } }`,
    })) as [Compiled, Compiled];
    const [ofIds] = (await compileRelay('ID', { Without })) as [Compiled];

    expect(without.params.text).not.toMatch(/\bid\b/);
    expect(ofIds.params.text).toMatch(/\bid\b/);
    expect(await namesInStore(without)).toEqual([expect.stringMatching(/^client:root:pricing_plans.*:0$/)]);
    expect(await namesInStore(withId)).toEqual([
      expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
    ]);
  },
);
