import { beforeEach, describe, expect, it } from 'vitest';
import { openSocket } from '../support/open-socket.ts';
import { realCore } from '../support/real-core.ts';
import { asRole } from '../support/start-test-engine.ts';
import { useEngine } from '../support/use-engine.ts';

const TABLE = {
  table: 'note',
  configuration: { column_config: { id: { custom_name: 'noteId' } } },
  select_permissions: [
    {
      role: 'reader',
      permission: { columns: ['id', 'content'], filter: { is_public: { _eq: true } }, limit: 2 },
    },
  ],
};
const STREAM = `subscription ($from: Int = 0, $size: Int = 2) {
  notes: note_stream(cursor: {initial_value: {noteId: $from}}, batch_size: $size) { noteId content }
}`;
const notes = (...ids: number[]) => ({
  data: { notes: ids.map((noteId) => ({ noteId, content: `note ${noteId}` })) },
});
const insert = (first: number, last = first, isPublic = true) =>
  `insert into note (id, content, is_public)
   select n, 'note ' || n, ${String(isPublic)} from generate_series(${first}, ${last}) n`;

describe('streams', () => {
  const connect = (headers?: Record<string, string>) => openSocket(engine, headers);

  const { engine, sql } = useEngine(
    `create table note (
      id int primary key, content text, is_public boolean default true, at timestamptz default clock_timestamp()
    )`,
    { loadCore: realCore([TABLE]) },
  );
  beforeEach(async () => {
    await sql.query('truncate note');
  });

  it.each(['graphql-transport-ws', 'graphql-ws'] as const)(
    'send existing rows in batches, then new rows, over %s',
    async (protocol) => {
      await sql.query(insert(1, 5));
      const socket = await openSocket(engine, undefined, protocol);
      socket.subscribe('1', STREAM);

      expect(await socket.result('1')).toEqual(notes(1, 2));
      expect(await socket.result('1')).toEqual(notes(3, 4));
      expect(await socket.result('1')).toEqual(notes(5));
      await sql.query(insert(6));
      expect(await socket.result('1')).toEqual(notes(6));
    },
  );

  it('send nothing without new rows, and no row twice', async () => {
    const socket = await connect();
    socket.subscribe('1', STREAM, { from: 3 });
    await sql.query(insert(1, 3));
    await sql.query(insert(4));
    expect(await socket.result('1')).toEqual(notes(4));

    await sql.query(`update note set content = 'other' where id < 5`);
    await sql.query(insert(5));

    expect(await socket.result('1')).toEqual(notes(5));
    expect(socket.inbox).toEqual([]);
  });

  it('send a batch even if it looks like the batch before', async () => {
    await sql.query(`insert into note (id, content) select n, 'same' from generate_series(1, 3) n`);
    const socket = await connect();
    const query = `subscription { note_stream(cursor: {initial_value: {noteId: 0}}, batch_size: 1) { content } }`;
    socket.subscribe('1', query);

    for (let at = 0; at < 3; at += 1) {
      expect(await socket.result('1')).toEqual({ data: { note_stream: [{ content: 'same' }] } });
    }
  });

  it('keep two streams of one statement separate', async () => {
    await sql.query(insert(1, 3));
    const socket = await connect();
    socket.subscribe('first', STREAM, { size: 3 });
    expect(await socket.result('first')).toEqual(notes(1, 2, 3));
    socket.subscribe('second', STREAM, { size: 3 });

    expect(await socket.result('second')).toEqual(notes(1, 2, 3));
    await sql.query(insert(4));
    expect(await socket.result('first')).toEqual(notes(4));
    expect(await socket.result('second')).toEqual(notes(4));
    expect(engine.counts()).toMatchObject({ groups: 1, cohorts: 2 });
  });

  it('read in descending order, with filter, permission and the role’s row limit', async () => {
    await sql.query(insert(1, 6));
    await sql.query(insert(7, 9, false));
    const socket = await connect(asRole('reader'));
    socket.subscribe(
      '1',
      `subscription {
        notes: note_stream(
          cursor: [{initial_value: {noteId: 99}, ordering: DESC}], batch_size: 10, where: {noteId: {_neq: 5}}
        ) { noteId content }
      }`,
    );

    expect(await socket.result('1')).toEqual(notes(6, 4));
    expect(await socket.result('1')).toEqual(notes(3, 2));
    expect(await socket.result('1')).toEqual(notes(1));
  });

  it('read the start value "now" once, when the subscription begins', async () => {
    await sql.query(insert(1));
    const socket = await connect();
    socket.subscribe(
      '1',
      `subscription { notes: note_stream(cursor: {initial_value: {at: "now"}}, batch_size: 5) { noteId content } }`,
    );
    await expect.poll(() => engine.counts().subscriptions).toBe(1);
    await sql.query(insert(2));

    expect(await socket.result('1')).toEqual(notes(2));
  });

  it('continue at their cursor after a reload', async () => {
    await sql.query(insert(1, 2));
    const socket = await connect();
    socket.subscribe('1', STREAM);
    expect(await socket.result('1')).toEqual(notes(1, 2));

    await engine.reload();
    await sql.query(insert(3));

    expect(await socket.result('1')).toEqual(notes(3));
    expect(socket.inbox).toEqual([]);
  });

  it.each([
    ['no column', 'cursor: {initial_value: {}}', 'one streaming column field is expected'],
    [
      'two columns',
      'cursor: {initial_value: {noteId: 1, content: "a"}}',
      'multiple column cursors are not supported yet',
    ],
    ['no cursor', 'cursor: []', 'one streaming column field is expected'],
    [
      'two cursors',
      'cursor: [{initial_value: {noteId: 1}}, {initial_value: {noteId: 2}}]',
      'multiple column cursors are not supported yet',
    ],
  ])('refuse %s', async (_, cursor, message) => {
    const socket = await connect();
    socket.subscribe('1', `subscription { note_stream(${cursor}, batch_size: 1) { noteId } }`);

    expect(await socket.next()).toMatchObject({
      type: 'error',
      payload: [{ message, extensions: { code: 'validation-failed' } }],
    });
  });

  it('refuse a start value that the column can not hold', async () => {
    const socket = await connect();
    socket.subscribe(
      '1',
      'subscription { note_stream(cursor: {initial_value: {at: "soon"}}, batch_size: 1) { noteId } }',
    );

    expect(await socket.next()).toMatchObject({
      type: 'error',
      payload: [{ extensions: { code: 'data-exception' } }],
    });
  });

  it('are root fields of subscriptions only', async () => {
    const query =
      '{ query: __type(name: "query_root") { fields { name } } live: __type(name: "subscription_root") { fields { name } } }';

    expect((await engine.post({ query })).body).toEqual({
      data: {
        query: { fields: [{ name: 'note' }, { name: 'note_aggregate' }, { name: 'note_by_pk' }] },
        live: {
          fields: [
            { name: 'note' },
            { name: 'note_aggregate' },
            { name: 'note_by_pk' },
            { name: 'note_stream' },
          ],
        },
      },
    });
  });
});
