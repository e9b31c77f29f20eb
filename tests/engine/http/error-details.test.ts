import { describe, expect, it } from 'vitest';
import { defaultSettings } from '#embedded/engine/contract/settings.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { openSocket } from '../support/open-socket.ts';
import { startProductEngine, type ProductEngine } from '../support/product-engine.ts';
import { useProductEngine } from '../support/use-engine.ts';

const PLAN = { name: 'Cloud S', price: '5', features: ['1 vCPU'], category: 'cloud' };
const INSERT_PLAN =
  'mutation ($object: pricing_plans_insert_input!) { insert_pricing_plans_one(object: $object) { id } }';
const INSERT_CONTACT =
  'mutation ($object: contacts_insert_input!) { insert_contacts_one(object: $object) { id } }';

const { database, engine } = useProductEngine();
const plain = useStarted(() => startProductEngine(database.url, { ...defaultSettings, beyondHasura: false }));

const errorOf = async (role: string, query: string, variables?: object, at: ProductEngine = engine) =>
  (await at.askAs(role, query, variables)).errors?.[0];

describe('the error for a row that a constraint refuses', () => {
  it('names the constraint and its field beside Hasura’s message', async () => {
    const object = { ...PLAN, currency: 'CHF' };
    const found = await errorOf('editor', INSERT_PLAN, { object });
    const hasuras = {
      message:
        'Check constraint violation. new row for relation "pricing_plans" violates check constraint "pricing_plans_currency_known"',
      extensions: { path: '$.selectionSet.insert_pricing_plans_one.args.object', code: 'permission-error' },
    };

    expect(await errorOf('editor', INSERT_PLAN, { object }, plain)).toEqual(hasuras);
    expect(found).toEqual({
      message: hasuras.message,
      extensions: {
        ...hasuras.extensions,
        constraint: 'pricing_plans_currency_known',
        field: 'currency',
        rule: expect.stringMatching(/^currency must be one of AED, .*USD, YER$/) as string,
      },
    });
  });

  it('picks the field that the client wrote where the constraint is about several', async () => {
    const found = await errorOf('editor', INSERT_PLAN, { object: { ...PLAN, price: '9.999' } });
    const update = `mutation { update_pricing_plans(where: {}, _set: { name_ar: "${'س'.repeat(101)}" }) { affected_rows } }`;
    await engine.askAs('editor', INSERT_PLAN, { object: PLAN });

    expect(found?.extensions).toMatchObject({ field: 'price', fields: ['price', 'currency'] });
    expect((await errorOf('editor', update))?.extensions).toMatchObject({
      constraint: 'pricing_plans_name_length',
      field: 'name_ar',
      rule: 'name and name_ar may have at most 100 characters each',
    });
  });

  it.each([
    ['name', '\u200b'],
    ['name_ar', ' \u2060'],
    ['features', ['SSL', '\ufeff']],
  ])('names the field whose text has no visible character (%s)', async (field, text) => {
    expect(await errorOf('editor', INSERT_PLAN, { object: { ...PLAN, [field]: text } })).toEqual({
      message: 'Check constraint violation. text-unseen',
      extensions: {
        path: '$.selectionSet.insert_pricing_plans_one.args.object',
        code: 'permission-error',
        field,
      },
    });
  });

  it('names the column that the client wrote if the constraint is on a column computed from it', async () => {
    expect(
      (await errorOf('mailing', INSERT_CONTACT, { object: { email: 'salma' } }))?.extensions,
    ).toMatchObject({
      constraint: 'contacts_email_form',
      field: 'email',
      rule: 'email must be an email address such as salma@example.com',
    });
    await engine.askAs('mailing', INSERT_CONTACT, { object: { email: 'salma@example.test' } });
    const again = await errorOf('mailing', INSERT_CONTACT, { object: { email: 'SALMA@example.test' } });

    expect(again?.extensions).toEqual({
      path: '$.selectionSet.insert_contacts_one.args.object',
      code: 'constraint-violation',
      constraint: 'contacts_email_key_unique',
      field: 'email',
    });
  });

  it('names a field that is missing but may not be null', async () => {
    const { price, features, category } = PLAN;
    const found = await errorOf('editor', INSERT_PLAN, { object: { price, features, category } });

    expect(found?.extensions).toMatchObject({ code: 'constraint-violation', field: 'name' });
    expect(found?.extensions).not.toHaveProperty('constraint');
  });
});

describe('a document with a GraphQL syntax error', () => {
  const query = '{\n  pricing_plans { id }}}';

  it('is answered with line and column of the error', async () => {
    const found = { message: 'not a valid graphql query', locations: [{ line: 2, column: 24 }] };

    expect(await errorOf('anonymous', query)).toMatchObject(found);
    expect(await errorOf('anonymous', query, {}, plain)).not.toHaveProperty('locations');
  });

  it('is answered with line and column on a WebSocket too', async () => {
    const socket = await openSocket(engine);
    socket.send({ type: 'subscribe', id: '1', payload: { query } });

    expect(await socket.next(({ type }) => type === 'error')).toMatchObject({
      payload: [{ locations: [{ line: 2, column: 24 }] }],
    });
  });
});

describe('a name that the schema does not have', () => {
  const misspelt = [
    ['{ pricing_plans { prise } }', 'price'],
    ['{ pricing_plan { id } }', 'pricing_plans'],
    ['{ pricing_plans(wher: {}) { id } }', 'where'],
    ['{ pricing_plans(where: { nam: { _eq: "x" } }) { id } }', 'name'],
  ] as const;

  it.each(misspelt)(
    'in %s makes the error suggest %s to API programs and administrators',
    async (query, name) => {
      for (const role of ['reader', 'editor', 'site_admin']) {
        const { extensions } = (await errorOf(role, query)) ?? {};

        expect(extensions).toMatchObject({
          code: 'validation-failed',
          suggestions: expect.arrayContaining([name]) as string[],
        });
        expect(extensions?.['hint']).toMatch(new RegExp(`^did you mean .*"${name}"`));
      }
    },
  );

  it('leads to no suggestion for visitors and users, and to none that the role may not see', async () => {
    const hasuras = {
      message: `field "contact" not found in type: 'query_root'`,
      extensions: { path: '$.selectionSet.contact', code: 'validation-failed' },
    };

    expect(await errorOf('anonymous', '{ contact { id } }')).toEqual(hasuras);
    expect(await errorOf('user', '{ contact { id } }')).toEqual(hasuras);
    expect(await errorOf('site_admin', '{ contact { id } }', {}, plain)).toEqual(hasuras);
    expect((await errorOf('reader', '{ contact { id } }'))?.extensions['suggestions'] ?? []).not.toContain(
      'contacts',
    );
    expect((await errorOf('mailing', '{ contact { id } }'))?.extensions['suggestions']).toContain('contacts');
  });

  it('leads to no suggestion for a visitor that claims a role by header', async () => {
    const headers = { 'x-hasura-role': 'reader' };
    const { body } = await engine.post({ query: '{ pricing_plan { id } }' }, headers);

    expect(JSON.stringify(body)).not.toContain('did you mean');
  });
});

describe('introspection', () => {
  const query = '{ __type(name: "timestamptz") { description specifiedByURL } }';

  it('describes the format of a scalar, with a link to its specification', async () => {
    expect((await engine.askAs('reader', query)).data).toEqual({
      __type: {
        description: 'A moment, to the microsecond: "2026-03-01T12:30:00.123456+00:00"',
        specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3339',
      },
    });
    expect((await plain.askAs('reader', query)).data).toEqual({
      __type: { description: null, specifiedByURL: null },
    });
  });
});
