import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadCore } from '#embedded/engine/load-core.ts';
import { productMetadata } from '#tests/engine/support/product-metadata.ts';
import { createTokenMaker, type TokenMaker } from '#tests/engine/support/product-tokens.ts';
import { startTestEngine } from '#tests/engine/support/start-test-engine.ts';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { asSiteAdmin, postGraphql } from '#tests/support/api.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { makePrerender, startWeb } from '../start-web.ts';

/** Source of a site's bundle whose pages show no data of their own. */
const BUNDLE = `export const renderPage = async (path) => ({ html: '<h1>' + path + '</h1>', queries: [] });`;
const SAVE = `mutation ($objects: [analytics_settings_insert_input!]!) {
  insert_analytics_settings(
    objects: $objects
    on_conflict: { constraint: analytics_settings_pkey, update_columns: [value] }
  ) { affected_rows }
}`;
const TAGS = ['ga_measurement_id', 'gtm_id', 'yandex_metrica_id'] as const;
const ROUNDS = 6;

type Web = Awaited<ReturnType<typeof startWeb>>;

let tokens: TokenMaker;
let token: string;
let saves = 0;
beforeAll(async () => {
  tokens = await createTokenMaker();
  token = await tokens.sign({ userId: randomUUID(), roles: ['user', 'site_admin'] });
});
const database = useStarted(() => createTestDatabase());
const prerender = useStarted(() => makePrerender(BUNDLE));
/** One engine pushes changes, the other looks for them so seldom that it never tells one. */
const pushing = useStarted(() => startEngine());
const silent = useStarted(() =>
  startEngine({
    ENGINE_LIVE_MODE: 'poll',
    HASURA_GRAPHQL_LIVE_QUERIES_MULTIPLEXED_REFETCH_INTERVAL: '600000',
  }),
);
/** Two web servers at the first engine, one at the second. */
const webs = [pushing, pushing, silent].map((engine) =>
  useStarted(() => startWeb(engine.url, { PRERENDER_DIR: prerender.folder })),
);

const startEngine = (env: Record<string, string> = {}) =>
  startTestEngine({
    databaseUrl: database.url,
    env: {
      HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'anonymous',
      HASURA_GRAPHQL_STRINGIFY_NUMERIC_TYPES: 'true',
      HASURA_GRAPHQL_JWT_SECRET: tokens.jwtSecret,
      ...env,
    },
    loadCore: (tools) => loadCore({ ...tools, metadata: productMetadata() }),
  });

beforeAll(async () => {
  const isReady = async ({ url }: Web) => (await fetch(`${url}/readyz`)).ok;
  for (const web of webs) await vi.waitUntil(() => isReady(web), { timeout: 60_000, interval: 50 });
});

/** Saves at one of the web servers, each in turn. */
async function save(keys: readonly string[], value: string | null): Promise<void> {
  const { url } = webs[(saves += 1) % webs.length] as Web;
  const answer = await postGraphql(url, SAVE, {
    variables: { objects: keys.map((key) => ({ key, value })) },
    headers: asSiteAdmin(token),
  });
  expect(answer).toEqual({ data: { insert_analytics_settings: { affected_rows: keys.length } } });
}

/** Tells of every web server, all asked at once, whether its page has a text. */
const have = (path: string, text: string) =>
  Promise.all(webs.map(async ({ url }) => (await (await fetch(url + path)).text()).includes(text)));
const ALL = [true, true, true];
const NONE = [false, false, false];

describe('a save of the analytics settings', () => {
  it('is in the head of every page requested after the save was answered, at each of several web servers', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const value = `G-${randomUUID().slice(0, 8).toUpperCase()}`;
      await save(['ga_measurement_id'], value);

      const path = round % 2 === 0 ? '/en' : '/ar/hosting/vps';
      expect(await have(path, `"ga":"${value}"`)).toEqual(ALL);
    }
  });

  it('that clears all tracking ids leaves none in the next page', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await save(TAGS, '12345678');
      expect(await have('/en', '"gtm":"12345678"')).toEqual(ALL);

      await save(TAGS, null);

      expect(await have('/en', '12345678')).toEqual(NONE);
    }
  });

  it('is in the answer of /head.json, which open pages request', async () => {
    await save(['bing_webmaster_id'], 'BINGS-PROOF');

    expect(await have('/head.json?path=/en&lng=en', 'BINGS-PROOF')).toEqual(ALL);
  });
});
