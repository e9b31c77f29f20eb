import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { RestEndpointMetadata } from '../../embedded/engine/metadata/metadata.ts';
import { readMetadataDirectory } from '../../embedded/engine/metadata/read-metadata-directory.ts';
import { readSchemas } from '../api-reference/read-schemas.ts';
import { makeOpenapi } from './make-openapi.ts';

const schema = buildSchema(`
  scalar numeric
  scalar uuid
  type plan {
    id: uuid!
    "What it costs"
    price: numeric!
    label: String
    tags: [String!]
  }
  type query_root { plans(category: String, limit: Int): [plan!]! plan(id: uuid!): plan }
  type mutation_root { insert_plan(id: uuid!, price: numeric, tags: [String!]): plan }
  schema { query: query_root mutation: mutation_root }
`);
const endpoint = (changes: Partial<RestEndpointMetadata>): RestEndpointMetadata => ({
  name: 'plans',
  url: 'plans',
  methods: ['GET'],
  comment: 'All plans',
  query: '{ plans { id } }',
  place: 'rest_endpoints[0]',
  ...changes,
});
const make = (...endpoints: RestEndpointMetadata[]) => makeOpenapi(endpoints, new Map([['reader', schema]]));

describe('the OpenAPI document of the product', () => {
  const { restEndpoints } = readMetadataDirectory('hasura/metadata');
  const document = makeOpenapi(restEndpoints, readSchemas('schema'));

  it('is valid OpenAPI', async () => {
    const result = await new Validator().validate(structuredClone(document) as Record<string, unknown>);

    expect(result).toEqual({ valid: true });
  });

  it('fails the same validation once it is broken', async () => {
    const broken = { ...document, paths: { plans: { get: { responses: 7 } } } };

    expect(await new Validator().validate(broken)).toMatchObject({ valid: false });
  });

  it('describes every REST endpoint of the metadata with each of its methods', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    const saved = restEndpoints.flatMap(({ url, methods }) =>
      methods.map((method) => `${method.toLowerCase()} /api/rest/${url.replace(/:(\w+)/g, '{$1}')}`),
    );

    expect(described.filter((entry) => !/\/keys\//.test(entry)).sort()).toEqual(saved.sort());
    expect(document.paths['/keys/token']).toHaveProperty('post');
  });

  it('lists status 400 for the exchange of a key, and 415 for every method but GET', () => {
    const exchange = document.paths['/keys/token']?.['post'];

    expect(exchange).toHaveProperty('responses.400');
    expect(exchange?.['security']).toEqual([{}, { key: [] }, { keyHeader: [] }]);
    for (const [address, methods] of Object.entries(document.paths)) {
      if (address === '/keys/token') continue;
      for (const [method, { responses }] of Object.entries(methods)) {
        expect([address, method, Object.keys(responses as object).includes('415')]).toEqual([
          address,
          method,
          method !== 'get',
        ]);
      }
    }
  });

  it('lets requests without a token call public read endpoints only, and none that writes', () => {
    const open = restEndpoints.filter(({ url, methods: [method = 'GET'] }) => {
      const operation = document.paths[`/api/rest/${url.replace(/:(\w+)/g, '{$1}')}`]?.[method.toLowerCase()];
      return (operation!['security'] as object[]).some((needs) => Object.keys(needs).length === 0);
    });

    expect(open.map(({ name }) => name)).toEqual([
      'plans',
      'plans_of_category',
      'hosting_kinds',
      'domain_extensions',
      'domain_prices',
      'tax_rates',
      'testimonials',
      'site_pieces',
      'notices',
      'news',
      'news_page',
    ]);
  });
});

describe('an endpoint in the OpenAPI document', () => {
  it('with a mutation lists no role whose schema has no mutations', () => {
    const query = 'mutation ($id: uuid!) { insert_plan(id: $id) { id } }';
    const readable = buildSchema('scalar uuid type Query { plans: [String!] }');
    const schemas = new Map([
      ['reader', readable],
      ['editor', schema],
    ] as const);
    const { paths } = makeOpenapi([endpoint({ url: 'plans/:id', methods: ['PUT'], query })], schemas);

    expect(paths['/api/rest/plans/{id}']?.['put']).toMatchObject({ description: 'Roles: editor.' });
  });

  it('lists the variables that are not in its path as query parameters', () => {
    const query =
      'query ($id: uuid!, $limit: Int = 3) { plan(id: $id) { label } plans(limit: $limit) { id } }';

    expect(make(endpoint({ url: 'plans/:id', query })).paths['/api/rest/plans/{id}']?.['get']).toMatchObject({
      description: 'Roles: reader.',
      security: [{ key: [] }, { keyHeader: [] }, { token: [] }],
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
        { name: 'limit', in: 'query', required: false, schema: { type: ['integer', 'null'], default: 3 } },
      ],
    });
  });

  it('with a mutation takes variables outside its path from a JSON body that allows no unknown ones', () => {
    const query = `mutation ($id: uuid!, $price: numeric!, $tags: [String!]) {
      insert_plan(id: $id, price: $price, tags: $tags) { id }
    }`;
    const { put } =
      make(endpoint({ url: 'plans/:id', methods: ['PUT'], query })).paths['/api/rest/plans/{id}'] ?? {};

    expect(put).toMatchObject({
      parameters: [{ name: 'id', in: 'path' }],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: {
              properties: {
                price: { type: ['string', 'number'] },
                tags: { type: ['array', 'null'], items: { type: 'string' } },
              },
              required: ['price'],
              additionalProperties: false,
            },
          },
        },
      },
    });
  });

  it('describes an answer with the selected fields, which are null only where the schema allows it', () => {
    const query = '{ all: plans { id price label tags } plan(id: "0") { label } }';
    const { get } = make(endpoint({ query })).paths['/api/rest/plans'] ?? {};
    const responses = get?.['responses'] as Record<string, { content: Record<string, { schema: object }> }>;
    const check = new Ajv2020({ strict: false, validateFormats: false }).compile(
      responses['200']?.content['application/json']?.schema ?? {},
    );
    const row = { id: 'a', price: '4.99', label: null, tags: null };

    expect(check({ all: [row, { ...row, tags: ['x'] }], plan: null })).toBe(true);
    expect(check({ all: [{ ...row, price: 4.99 }], plan: null })).toBe(false);
    expect(check({ all: [{ ...row, id: null }], plan: null })).toBe(false);
    expect(check({ plan: null })).toBe(false);
  });

  it('that no role may call is refused as a fault of the metadata', () => {
    expect(() => make(endpoint({ query: '{ secrets { id } }' }))).toThrow(
      'OpenAPI: no role may call the endpoint plans (rest_endpoints[0]).',
    );
  });

  it('is refused by name if it uses a fragment or a scalar whose JSON form is not described', () => {
    expect(() => make(endpoint({ query: '{ plans { ... on plan { id } } }' }))).toThrow(
      'plan is asked for by',
    );
    const odd = buildSchema('scalar odd type query_root { a: odd } schema { query: query_root }');
    expect(() => makeOpenapi([endpoint({ query: '{ a }' })], new Map([['reader', odd]]))).toThrow(
      'nothing says how the scalar odd travels',
    );
  });
});
