import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSocket } from '../support/open-socket.ts';
import { asRole, type TestEngine } from '../support/start-test-engine.ts';
import { CommandLine } from './command-line.ts';
import { item, items, metadata, reader, replace, useWorld } from './world.ts';

const { engine, cli, start } = useWorld();
let other: TestEngine;

const versionNow = async () => {
  const { body } = await cli.metadata('export_metadata', {}, { version: 2 });

  return (body as { resource_version: number }).resource_version;
};

beforeAll(async () => {
  other = await start();
});
afterAll(() => other.stop());

describe('hasura metadata', () => {
  it('changes a permission for the next request, for an open subscription and for another engine', async () => {
    await replace(cli, metadata(item(reader({}))));
    const socket = await openSocket(engine, asRole('reader'));
    socket.subscribe('live', 'subscription { item(order_by: { id: asc }) { id } }');
    const shown = async () => (await socket.next(({ id }) => id === 'live')).payload;
    expect(await shown()).toEqual({ data: { item: [{ id: 1 }, { id: 2 }] } });

    const { body } = await replace(cli, metadata(item(reader({ id: { _eq: 2 } }))));

    expect(body).toEqual({ is_consistent: true, inconsistent_objects: [] });
    expect(await items(engine)).toEqual([2]);
    expect(await shown()).toEqual({ data: { item: [{ id: 2 }] } });
    await expect.poll(() => items(other)).toEqual([2]);
  });

  it('answers an open subscription with an error once its permission is removed', async () => {
    await replace(cli, metadata(item(reader({}))));
    const socket = await openSocket(engine, asRole('reader'));
    socket.subscribe('live', 'subscription { item { id } }');
    const next = () => socket.next(({ id }) => id === 'live');
    expect((await next()).type).toBe('next');

    await replace(cli, metadata(item()));

    expect((await next()).payload).toMatchObject({
      data: null,
      errors: [{ message: 'no subscriptions exist', extensions: { code: 'validation-failed' } }],
    });
    await replace(cli, metadata(item(reader({}))));
  });

  it('refuses a second replacement that refers to the same version', async () => {
    const resource_version = await versionNow();
    expect((await replace(cli, metadata(item(reader({}))), { resource_version })).status).toBe(200);

    expect(await replace(cli, metadata(), { resource_version })).toEqual({
      status: 409,
      body: {
        path: '$',
        error: `metadata resource version referenced (${resource_version}) did not match current version (${resource_version + 1})`,
        code: 'conflict',
      },
    });
    expect(await items(engine)).toEqual([1, 2]);
  });

  it('accepts one of two replacements that reach two engines at the same time', async () => {
    const resource_version = await versionNow();
    const both = [cli, new CommandLine(other)];
    const replies = await Promise.all(
      both.map((line) => replace(line, metadata(item(reader({}))), { resource_version })),
    );

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await versionNow()).toBe(resource_version + 1);
  });

  it('refuses an inconsistent replacement unless the command allows it', async () => {
    const broken = metadata(item(reader({})), { table: { name: 'gone', schema: 'public' } });
    expect((await replace(cli, broken)).body).toMatchObject({
      path: '$.args',
      code: 'unexpected',
      internal: [{ type: 'table', name: 'table gone in source default' }],
    });

    const allowed = await cli.metadata('replace_metadata', {
      metadata: broken,
      allow_inconsistent_metadata: true,
    });
    expect(allowed.body).toMatchObject({
      is_consistent: false,
      inconsistent_objects: [{ type: 'table', reason: expect.stringContaining('no such table') as string }],
    });
    expect(await items(engine)).toEqual([1, 2]);
    for (const line of [new CommandLine(other), cli])
      expect((await line.metadata('get_inconsistent_metadata')).body).toMatchObject({ is_consistent: false });
    expect((await cli.metadata('drop_inconsistent_metadata')).body).toEqual({ message: 'success' });
    expect((await cli.metadata('get_inconsistent_metadata')).body).toEqual({
      is_consistent: true,
      inconsistent_objects: [],
    });
    expect((await cli.metadata('export_metadata')).body).toEqual(metadata(item(reader({}))));
  });

  it('refuses unknown keys and commands, with code and path', async () => {
    const strange = metadata({ ...item(), surprise: true });

    expect((await replace(cli, strange)).body).toMatchObject({
      path: '$.args.metadata.sources[0].tables[0].surprise',
      code: 'parse-failed',
    });
    expect((await cli.metadata('pg_create_event_trigger')).body).toEqual({
      path: '$.type',
      error: 'unknown metadata command "pg_create_event_trigger"',
      code: 'parse-failed',
    });
  });

  it('tracks a table that can be queried at once, and reloads and clears the metadata', async () => {
    await cli.sql('create table word (id int primary key, item_id int references item (id))');
    const table = { name: 'word', schema: 'public' };
    const using = { foreign_key_constraint_on: 'item_id' };
    const commands = [
      { type: 'pg_track_table', args: { source: 'default', table } },
      { type: 'pg_create_object_relationship', args: { source: 'default', table, name: 'item', using } },
      { type: 'pg_create_select_permission', args: { source: 'default', table, ...reader({}) } },
    ];

    expect((await cli.metadata('bulk', commands)).body).toEqual(commands.map(() => ({ message: 'success' })));
    expect((await engine.post({ query: '{ word { id item { id } } }' })).body).toEqual({
      data: { word: [] },
    });
    expect((await cli.metadata('pg_track_table', { table })).body).toMatchObject({ code: 'already-tracked' });
    expect((await cli.metadata('reload_metadata')).body).toEqual({ message: 'success', is_consistent: true });
    expect((await cli.metadata('clear_metadata')).body).toEqual({ message: 'success' });
    expect((await cli.metadata('export_metadata')).body).toEqual(metadata());
    await replace(cli, metadata(item(reader({}))));
  });
});

describe('an engine that starts again', () => {
  it('keeps changed metadata under the same ENGINE_START_ID, and reads the folder under a new one', async () => {
    await replace(cli, metadata(item(reader({ id: { _eq: 1 } }))));
    await other.stop();
    other = await start();
    expect(await items(other)).toEqual([1]);

    await other.stop();
    other = await start({ ENGINE_START_ID: 'second' });

    expect(await items(other)).toEqual([1, 2]);
    await expect.poll(() => items(engine)).toEqual([1, 2]);
  });
});
