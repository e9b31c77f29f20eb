import { beforeAll, describe, expect, it } from 'vitest';
import { openSocket } from '../support/open-socket.ts';
import { realCore } from '../support/real-core.ts';
import { useEngine } from '../support/use-engine.ts';

const MAX_ROWS = 4;
const VISITOR = {};
const mayAll = { role: 'anonymous', permission: { columns: '*', filter: {} } };
const BODY = { lines: Array.from({ length: 30 }, (_, at) => ({ at, text: 'a\nb' })) };
/** Values that have a line break or the beginning of a list of rows in their text, by their column. */
const VALUES: Record<string, unknown> = {
  body: BODY,
  bodies: [BODY, BODY],
  part: { body: BODY, note: 'a\nb' },
  note: '[{',
  notes: ['[{', '[{', '[{'],
};

describe('the limit on the rows of an answer', () => {
  const { engine, sql } = useEngine(
    `create type part as (body json, note text);
    create table doc (id int primary key, body json, bodies json[], part part, note text, notes text[])`,
    {
      loadCore: realCore([{ table: 'doc', select_permissions: [mayAll], update_permissions: [mayAll] }]),
      env: { ENGINE_MAX_ROWS: String(MAX_ROWS), HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'anonymous' },
    },
  );
  beforeAll(async () => {
    const pretty = JSON.stringify(BODY, null, 2);
    await sql.query(
      `insert into doc select n, $1, array[$1::json, $1::json], row($1, $2)::part, '[{', '{"[{","[{","[{"}'
      from generate_series(1, 4) n`,
      [pretty, 'a\nb'],
    );
  });

  const ask = async (query: string) => (await engine.post({ query }, VISITOR)).body;
  const rows = (value: Record<string, unknown>) => Array.from({ length: MAX_ROWS }, () => value);

  it.each(Object.entries(VALUES))(
    'counts the rows right, whatever the text of the column %s',
    async (name, value) => {
      const list = `{ doc { ${name} } }`;
      const change = `mutation { update_doc(where: {}, _set: { note: "[{" }) { returning { ${name} } } }`;
      const socket = await openSocket(engine, VISITOR);
      socket.subscribe('1', `subscription ${list}`);

      expect(await ask(list)).toEqual({ data: { doc: rows({ [name]: value }) } });
      expect(await ask(change)).toEqual({
        data: { update_doc: { returning: rows({ [name]: value }) } },
      });
      expect(await socket.result('1')).toEqual({ data: { doc: rows({ [name]: value }) } });
    },
  );

  it('counts the rows right, whatever the text of a part of a JSON column', async () => {
    expect(await ask('{ doc { body(path: "lines") } }')).toEqual({
      data: { doc: rows({ body: BODY.lines }) },
    });
  });

  it('refuses one row too many beside texts that look like rows', async () => {
    expect(await ask('{ doc { id body } more: doc(limit: 1) { id } }')).toMatchObject({
      errors: [{ extensions: { code: 'limit-exceeded', limit: 'rows', found: 5 } }],
    });
  });
});
