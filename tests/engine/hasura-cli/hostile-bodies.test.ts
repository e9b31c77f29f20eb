import { describe, expect, it } from 'vitest';
import { ADMIN } from '../support/start-test-engine.ts';
import { useWorld } from './world.ts';

const { engine } = useWorld();
const DEEP = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
const raw = async (path: string, body: string) => {
  const response = await fetch(engine.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...ADMIN },
    body: body.replace('DEEP', DEEP),
  });

  return { status: response.status, body: await response.json() };
};
const command = (type: string, args: object) => JSON.stringify({ type, args });
const ODD_NAME = { toString: 1 };

describe("the administrator's endpoints", () => {
  it.each([
    ['a source that is no text', '/v2/query', command('run_sql', { sql: 'select 1', source: ODD_NAME })],
    [
      'a source of a table that is no text',
      '/v1/metadata',
      command('pg_track_table', { source: ODD_NAME, table: 'a' }),
    ],
    [
      'metadata of too many levels',
      '/v1/metadata',
      '{"type":"replace_metadata","args":{"metadata":{"version":3,"sources":DEEP}}}',
    ],
    [
      'an operation of too many levels',
      '/v1/graphql/explain',
      '{"query":{"query":"{ item { id } }","variables":{"a":DEEP}}}',
    ],
    [
      'SQL with a character that PostgreSQL cannot hold',
      '/v2/query',
      command('run_sql', { sql: "select 'a\0b'" }),
    ],
  ])('refuse %s as the fault of the request', async (_, path, body) => {
    const { status, body: answer } = await raw(path, body);

    expect({ status, answer }).toMatchObject({
      status: 400,
      answer: { code: expect.not.stringMatching('unexpected') },
    });
  });

  it('take a session variable that is no text as JSON', async () => {
    const body = JSON.stringify({ query: { query: '{ item { id } }' }, user: { 'x-hasura-a': ODD_NAME } });

    expect(await raw('/v1/graphql/explain', body)).toMatchObject({ status: 200 });
  });
});
