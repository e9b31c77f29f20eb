import { createRequire } from 'node:module';
import { beforeAll, describe, expect, it } from 'vitest';
import { askGraphql } from '#tests/support/api.ts';
import { GQL, itWith, pythonWith, runGo, runPython } from './tools.ts';
import { useApi } from './use-api.ts';

const FREE = '0.00';
const DEAR = '12345678.90';
const CENTS = ['0.10', '0.20'];

const api = useApi();
const load = createRequire(new URL('large/package.json', import.meta.url));
const ask = <T>(query: string) => askGraphql<T>(api.web.url, query, { headers: { 'x-api-key': api.key } });

beforeAll(async () => {
  for (const price of [FREE, DEAR, ...CENTS]) {
    const plan = `external_id: "${price}", name: "Start", category: "vps", price: "${price}", features: ["1 vCPU"]`;
    const made = await ask(`mutation { insert_pricing_plans_one(object: { ${plan} }) { price } }`);
    expect(made).toEqual({ price });
  }
});

describe('JavaScript', () => {
  it('formats the text of a price with all its digits', () => {
    const { format } = new Intl.NumberFormat('en', {
      style: 'currency',
      currency: 'USD',
      maximumFractionDigits: 3,
    });

    expect(format('123456789012345678.90')).toBe('$123,456,789,012,345,678.90');
    expect(format(Number('123456789012345678.90'))).not.toBe('$123,456,789,012,345,678.90');
  });

  it('adds prices as floats, and the API adds them exactly', async () => {
    const where = `where: { external_id: { _in: ${JSON.stringify(CENTS)} } }`;
    const plans = await ask<{ price: string }[]>(`{ pricing_plans(${where}) { price } }`);
    const total = await ask(`{ pricing_plans_aggregate(${where}) { aggregate { sum { price } } } }`);

    expect(plans.reduce((sum, { price }) => sum + Number(price), 0)).toBe(0.30000000000000004);
    expect(total).toEqual({ aggregate: { sum: { price: '0.30' } } });
  });
});

itWith('python3', 'gql refuses a Decimal, but takes a text', async () => {
  const python = await pythonWith('numbers', GQL);

  expect(await runPython(python, 'prices', [api.graphql, api.key, DEAR])).toEqual({
    decimal: expect.stringContaining('TypeError: Cannot convert value to AST'),
    text: [DEAR],
    exact: [DEAR],
    variable: 'TypeError: Object of type Decimal is not JSON serializable',
  });
});

itWith(
  'go',
  "Go keeps a price as json.Number, and pgx loses a zero's decimals unless it reads a text",
  async () => {
    const answer = JSON.stringify({ price: FREE });

    expect(await runGo('./numbers', [answer, api.actions.databaseUrl, FREE])).toEqual({
      float: expect.stringContaining('cannot unmarshal string'),
      number: FREE,
      numeric: '0',
      text: FREE,
    });
  },
);

type TypeParser = { name: string; parse: (value: string) => unknown };
type Pool = { one: (query: unknown) => Promise<unknown>; end: () => Promise<void> };
type Slonik = {
  createPool: (url: string, options?: { typeParsers: TypeParser[] }) => Promise<Pool>;
  createTypeParserPreset: () => TypeParser[];
  sql: { unsafe: (text: TemplateStringsArray, ...values: unknown[]) => unknown };
};

const BIG = '9007199254740993';

describe('Slonik', () => {
  const { createPool, createTypeParserPreset, sql } = load('slonik') as Slonik;
  const exact = createTypeParserPreset().filter(({ name }) => name !== 'numeric' && name !== 'int8');

  it.each([
    ['reads numerics as floats, and bigints exactly', undefined, { price: 12345678.9, big: BigInt(BIG) }],
    ['reads both as texts without its parsers of them', { typeParsers: exact }, { price: DEAR, big: BIG }],
  ])('%s', async (_name, options, expected) => {
    const pool = await createPool(api.actions.databaseUrl, options);
    const read = await pool.one(
      sql.unsafe`select price, ${BIG}::int8 as big from pricing_plans where external_id = ${DEAR}`,
    );
    await pool.end();

    expect(read).toEqual(expected);
  });
});
