import { describe, expect, it } from 'vitest';
import { openSocket } from '../support/open-socket.ts';
import { realCore } from '../support/real-core.ts';
import { asRole } from '../support/start-test-engine.ts';
import { useEngine } from '../support/use-engine.ts';

const TABLE = {
  table: 'item',
  select_permissions: [{ role: 'cheap', permission: { columns: '*', filter: { price: { _lt: '-1' } } } }],
};
const NUMBER = '1234567890123456.7890';

describe('a column whose type is a domain', () => {
  const { engine } = useEngine(
    `create type mood as enum ('glad', 'sad');
      create domain amount as numeric(20, 4) check (value >= 0);
      create domain price as amount check (value < 1e16);
      create domain code as text check (value ~ '^[a-z]+$');
      create domain big as bigint;
      create domain yes as boolean;
      create domain doc as jsonb;
      create domain pretty as json;
      create domain words as text[];
      create domain temper as mood;
      create domain day as date;
      create table item (code code primary key, price price not null, big big, yes yes, doc doc, pretty pretty, words words,
        temper temper, day day, prices price[]);
      insert into item values ('a', ${NUMBER}, 9007199254740993, true, '{"k": [1]}', '{}', '{x,y}', 'glad', '2026-01-31',
        array[${NUMBER}]::price[]), ('b', 1, 1, false, '{}', '[]', '{}', 'sad', '2026-02-01', '{}')`,
    { loadCore: realCore([TABLE], {}, { stringifyNumericTypes: true }) },
  );

  const ask = async (query: string, variables = {}) => (await engine.post({ query, variables })).body;

  it('has the domain’s name as its type in GraphQL', async () => {
    const { data } = (await ask(
      '{ __type(name: "item") { fields { name type { name ofType { name } } } } }',
    )) as {
      data: { __type: { fields: { name: string; type: { name: string; ofType: { name: string } } }[] } };
    };

    expect(
      Object.fromEntries(data.__type.fields.map(({ name, type }) => [name, type.name ?? type.ofType.name])),
    ).toMatchObject({
      price: 'price',
      code: 'code',
      big: 'big',
      doc: 'doc',
      words: 'words',
      temper: 'temper',
    });
  });

  it('keeps every digit of its numbers', async () => {
    expect(
      await ask(`{ item(limit: 1, order_by: { code: asc }) { price big prices }
        item_aggregate { aggregate { sum { price big } max { price day code } avg { big } } } }`),
    ).toEqual({
      data: {
        item: [{ price: NUMBER, big: '9007199254740993', prices: [NUMBER] }],
        item_aggregate: {
          aggregate: {
            sum: { price: '1234567890123457.7890', big: '9007199254740994' },
            max: { price: NUMBER, day: '2026-02-01', code: 'b' },
            avg: { big: '4503599627370497.0000' },
          },
        },
      },
    });
  });

  it.each([
    ['{ words: { _contains: ["x"] } }', ['a']],
    ['{ words: { _contained_in: ["z"] } }', ['b']],
    ['{ code: { _like: "%A%" } }', []],
    ['{ code: { _ilike: "%A%" } }', ['a']],
    ['{ code: { _regex: "^[b]$" } }', ['b']],
    ['{ code: { _eq: "NO CODE" } }', []],
    ['{ code: { _in: ["a", "NO CODE"] } }', ['a']],
    ['{ code: { _nin: ["a", "NO CODE"] } }', ['b']],
    ['{ price: { _gt: "-1" } }', ['a', 'b']],
    [`{ price: { _eq: "${NUMBER}" } }`, ['a']],
    ['{ price: { _in: ["1", "-1"] } }', ['b']],
    ['{ big: { _gte: "9007199254740993" } }', ['a']],
    ['{ yes: { _eq: true } }', ['a']],
    ['{ doc: { _has_key: "k" } }', ['a']],
    ['{ doc: { _contains: { k: [1] } } }', ['a']],
    ['{ doc: { _cast: { String: { _like: "%1%" } } } }', ['a']],
    ['{ words: { _eq: ["x", "y"] } }', ['a']],
    ['{ temper: { _eq: "sad" } }', ['b']],
    ['{ temper: { _in: ["sad", "glad"] } }', ['a', 'b']],
    ['{ day: { _lt: "2026-02-01" } }', ['a']],
  ])('is compared as its base type: %s', async (where, codes) => {
    expect(await ask(`{ item(where: ${where}, order_by: { code: asc }) { code } }`)).toEqual({
      data: { item: codes.map((code) => ({ code })) },
    });
  });

  it('is compared as its base type in keys, in permissions and in streams', async () => {
    expect(await ask('{ item_by_pk(code: "NO CODE") { code } }')).toEqual({ data: { item_by_pk: null } });
    const { body } = await engine.post({ query: '{ item { code } }' }, asRole('cheap'));
    expect(body).toEqual({ data: { item: [] } });
    const socket = await openSocket(engine);
    socket.subscribe(
      '1',
      'subscription { item_stream(cursor: { initial_value: { price: "-1" } }, batch_size: 1) { code } }',
    );
    expect(await socket.result('1')).toEqual({ data: { item_stream: [{ code: 'b' }] } });
  });

  it('is changed by its base type’s operators, and obeys the domain’s checks when written', async () => {
    const change = (set: string) =>
      ask(
        `mutation { update_item_by_pk(pk_columns: { code: "b" }, ${set}) { price doc words pretty(path: "a") } }`,
      );

    expect(
      await change(
        '_inc: { price: "-0.5" }, _append: { doc: { n: 1 } }, _set: { words: ["z"], pretty: { a: 1 } }',
      ),
    ).toEqual({ data: { update_item_by_pk: { price: '0.5000', doc: { n: 1 }, words: ['z'], pretty: 1 } } });
    expect(await change('_inc: { price: "-1" }')).toMatchObject({ errors: [{ extensions: {} }] });
    expect(await change('_set: { code: "NO CODE" }')).toMatchObject({ errors: [{ extensions: {} }] });
  });
});
