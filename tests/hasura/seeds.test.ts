import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { applyMigrations } from '#embedded/postgres/migrations/apply-migrations.ts';
import { applySeeds } from '#embedded/postgres/migrations/apply-seeds.ts';
import { readEnv } from '#embedded/stack/config/env.ts';
import { openDatabase } from '#embedded/stack/database.ts';
import { readSecrets } from '#embedded/stack/secrets/secrets.ts';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { openClient } from '#tests/support/postgres/open-client.ts';
import { makeDataFolder } from '#tests/support/processes/make-data-folder.ts';
import { hasuraDir } from './read-metadata.ts';
import { useClient } from '#tests/support/postgres/use-database.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

type Plan = {
  name: string;
  name_ar: string;
  category: string;
  currency: string;
  period: string;
  price: string;
  highlight: boolean;
  features: string[];
  features_ar: string[];
};

const ARABIC = /[\u0600-\u06ff]/;

/** Returns processors, GB of memory, GB of storage and TB of traffic of a server. */
function hardwareOf({ features }: Plan): number[] {
  const text = features.join('\n');

  return [/(\d+) vCPU/, /(\d+) GB RAM/, /(\d+) GB NVMe/, /(\d+) TB traffic/].map((part) =>
    Number(part.exec(text)?.[1]),
  );
}

describe('the seeds', () => {
  let plans: Plan[];

  const { database, client } = useClient({ template: 'empty' });
  beforeAll(async () => {
    await applyMigrations({ databaseUrl: database.url, hasuraDir });
    expect(await applySeeds({ databaseUrl: database.url, hasuraDir })).toBe(true);
    plans = (await client.query<Plan>('select * from pricing_plans order by sort_order')).rows;
  });

  it('hold at least twelve plans in five categories, with one highlighted plan in each', () => {
    const names = new Set(plans.map(({ category, name }) => `${category}/${name}`));
    const highlighted = plans
      .filter(({ highlight }) => highlight)
      .map(({ category, name }) => `${category}/${name}`);

    expect(names.size).toBeGreaterThanOrEqual(12);
    expect([...new Set(highlighted)].map((name) => name.split('/')[0]).sort()).toEqual([
      'cloud',
      'dedicated',
      'mail',
      'plesk',
      'vps',
    ]);
  });

  it('describe every plan in both languages, point by point', () => {
    for (const { name, name_ar, features, features_ar } of plans) {
      expect(name_ar, name).toBeTruthy();
      expect(features_ar, name).toHaveLength(features.length);
      expect(
        features_ar.filter((feature) => !ARABIC.test(feature)),
        name,
      ).toEqual([]);
    }
  });

  it('have a price for every plan and period in each of five currencies', () => {
    const offers = new Map<string, Set<string>>();
    for (const { category, name, period, currency } of plans) {
      const key = `${category}/${name}/${period}`;
      offers.set(key, (offers.get(key) ?? new Set()).add(currency));
    }

    for (const [offer, currencies] of offers)
      expect([...currencies].sort(), offer).toEqual(['AED', 'EGP', 'KWD', 'SAR', 'USD']);
  });

  it('highlight no server plan that a cheaper one beats, and give cloud plans automatic failover', () => {
    const servers = plans.filter(
      ({ category, currency, period }) =>
        (category === 'cloud' || category === 'vps') && currency === 'USD' && period === 'mo',
    );

    for (const recommended of servers.filter(({ highlight }) => highlight)) {
      const cheaper = servers.filter(({ price }) => Number(price) < Number(recommended.price));
      const beaten = cheaper.filter((other) =>
        hardwareOf(other).some((amount, part) => amount > (hardwareOf(recommended)[part] ?? 0)),
      );
      expect(beaten, recommended.name).toEqual([]);
    }
    for (const { name, features } of servers.filter(({ category }) => category === 'cloud'))
      expect(features, name).toContain('Automatic failover to another node');
  });

  it('have yearly prices below twelve monthly prices', () => {
    const yearly = plans.filter(({ period }) => period === 'yr');
    expect(yearly.length).toBeGreaterThanOrEqual(5);

    for (const year of yearly) {
      const month = plans.find(
        ({ name, currency, period }) => name === year.name && currency === year.currency && period === 'mo',
      );
      expect(Number(year.price), year.name).toBeLessThan(12 * Number(month?.price));
    }
  });

  it('order the plans of each category by price', () => {
    for (const category of ['plesk', 'cloud', 'vps', 'dedicated', 'mail']) {
      const prices = plans
        .filter((plan) => plan.category === category && plan.currency === 'USD' && plan.period === 'mo')
        .map(({ price }) => Number(price));

      expect(prices, category).toEqual(prices.toSorted((a, b) => a - b));
    }
  });

  it('begin with four monthly plans of different categories for the home page', () => {
    const first = plans.slice(0, 4);

    expect(new Set(first.map(({ category }) => category)).size).toBe(4);
    expect(first.every(({ period, currency }) => period === 'mo' && currency === 'USD')).toBe(true);
    expect(first.filter(({ highlight }) => highlight)).toHaveLength(1);
  });

  it('hold footer links of both groups, one of which opens the About dialog', async () => {
    const { rows } = await client.query('select category, url from footer_links');

    expect(new Set(rows.map(({ category }) => category))).toEqual(new Set(['Services', 'Company']));
    expect(rows.map(({ url }) => url)).toContain('#about-us');
  });

  it('price every domain extension in the same five currencies', async () => {
    const { rows } = await client.query<{ extensions: string; currency: string }>(
      `select currency, count(*) as extensions from domain_prices
       where num_nonnulls(register_price, transfer_price, renew_price) = 3 group by currency order by currency`,
    );

    expect(rows).toEqual(
      ['AED', 'EGP', 'KWD', 'SAR', 'USD'].map((currency) => ({ currency, extensions: '8' })),
    );
  });

  it('put no words into the mouths of customers', async () => {
    const { rows } = await client.query('select from testimonials');

    expect(rows).toEqual([]);
  });

  it('hold at least three active notices and one inactive, all with Arabic text', async () => {
    const { rows } = await client.query('select is_active, content_ar from store_notices');

    expect(rows.filter(({ is_active }) => is_active).length).toBeGreaterThanOrEqual(3);
    expect(rows.filter(({ is_active }) => !is_active)).toHaveLength(1);
    expect(rows.every(({ content_ar }) => ARABIC.test(content_ar))).toBe(true);
  });

  it('hold every SEO setting with Arabic text, and no tracking code', async () => {
    const seo = await client.query('select key, value_ar from seo_settings');
    const analytics = await client.query('select value from analytics_settings');

    expect(seo.rows.map(({ key }) => key).sort()).toEqual(['keywords', 'meta_description', 'site_title']);
    expect(seo.rows.every(({ value_ar }) => ARABIC.test(value_ar))).toBe(true);
    expect(analytics.rows).toEqual(Array(5).fill({ value: null }));
  });

  it('hold no contacts and no users', async () => {
    const { rows } = await client.query('select from contacts union all select from user_roles');

    expect(rows).toEqual([]);
  });

  it('are not loaded again, even after all of them were deleted', async () => {
    await client.query(
      `truncate pricing_plans, plan_offers, prices_in_force, domain_prices, testimonials, store_notices, footer_links, seo_settings,
         analytics_settings`,
    );

    expect(await applySeeds({ databaseUrl: database.url, hasuraDir })).toBe(false);
  });

  it('are not loaded into a database that holds a contact', async () => {
    const used = await createTestDatabase({ template: 'empty' });
    await applyMigrations({ databaseUrl: used.url, hasuraDir });
    const owner = await openClient(used.url, `insert into contacts (email) values ('salma@example.test')`);
    await owner.end();

    expect(await applySeeds({ databaseUrl: used.url, hasuraDir })).toBe(false);
    await used.close();
  });
});

describe('DEMO_DATA=false', () => {
  it('leaves a new database without the demo data', async () => {
    const empty = await createTestDatabase({ template: 'empty' });
    const folder = makeDataFolder('hostfront-without-demo-');
    onTestFinished(async () => {
      rmSync(folder, { recursive: true, force: true });
      await empty.close();
    });
    const env = readEnv('/', { DATA_DIR: folder, DATABASE_URL: empty.url, DEMO_DATA: 'false' });

    const database = await openDatabase(env, readSecrets(env), { root, port: 0, say: () => undefined });
    onTestFinished(() => database.stop());

    const reader = await openClient(empty.url);
    onTestFinished(() => reader.end());
    expect((await reader.query('select from pricing_plans')).rowCount).toBe(0);
  });
});
