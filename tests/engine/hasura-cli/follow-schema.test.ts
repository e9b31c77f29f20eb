import { beforeEach, describe, expect, it } from 'vitest';
import { metadata, replace, useWorld } from './world.ts';

const name = (table: string) => ({ name: table, schema: 'public' });
const select = (filter: object, columns: string[] = ['id']) => [
  { role: 'reader', permission: { columns, filter } },
];
const keyOn = (column: string) => ({ foreign_key_constraint_on: column });

/** Authors with articles, by foreign keys and by hand, with conditions that reach from one to the other. */
const author = {
  table: name('author'),
  configuration: {
    column_config: { email: { custom_name: 'mail' } },
    custom_column_names: { email: 'mail' },
  },
  array_relationships: [
    {
      name: 'articles',
      using: { foreign_key_constraint_on: { table: name('article'), column: 'author_id' } },
    },
    {
      name: 'others',
      using: {
        manual_configuration: { remote_table: name('article'), column_mapping: { id: 'author_id' } },
      },
    },
  ],
  select_permissions: select(
    {
      _or: [
        { email: { _eq: 'X-Hasura-Email' } },
        { $not: { mail: { _ceq: 'name' } } },
        { articles: { author_id: { _ceq: ['$', 'id'] }, title: { _ceq: ['$', 'email'] } } },
        { newest: { title: { _is_null: false } } },
        { _exists: { _table: name('article'), _where: { title: { _is_null: true } } } },
      ],
    },
    ['id', 'email'],
  ),
};
const article = {
  table: name('article'),
  object_relationships: [{ name: 'author', using: keyOn('author_id') }],
  insert_permissions: [
    {
      role: 'writer',
      permission: {
        check: { author: { email: { _eq: 'a' } } },
        set: { title: 'new' },
        columns: ['id', 'title'],
      },
    },
  ],
  select_permissions: select({ _and: [{ author: { articles: { title: { _eq: 'b' } } } }] }, ['id', 'title']),
  update_permissions: [
    {
      role: 'writer',
      permission: { columns: ['title'], filter: { title: { _eq: 'a' } }, check: { title: { _neq: '' } } },
    },
  ],
};
const computed = [{ name: 'newest', definition: { function: name('newest') } }];
const whole = metadata({ ...author, computed_fields: computed }, article);

const exported = async () => (await world.cli.metadata('export_metadata')).body;
const text = async () => JSON.stringify(await exported());

const world = useWorld();
beforeEach(async () => {
  await world.client.query(`
    drop schema if exists press cascade;
    drop table if exists author, article, person cascade;
    create table author (id int primary key, name text, email text);
    create table article (id int primary key, author_id int references author (id), title text);
    create function newest(author) returns setof article stable language sql as 'select * from article'`);
  expect((await replace(world.cli, whole)).body).toEqual({ is_consistent: true, inconsistent_objects: [] });
});

describe('metadata after a change of the schema', () => {
  it('use the new names of renamed tables and columns everywhere', async () => {
    const before = await text();
    const { body } = await world.cli.sql(`
      alter table article rename column title to heading;
      alter table author rename column email to address;
      alter table article rename column author_id to writer;
      create schema press;
      alter table article set schema press;
      alter table press.article rename to text`);
    expect(body).toEqual({ result_type: 'CommandOk', result: null });

    const wanted = before
      .replaceAll('"title"', '"heading"')
      .replaceAll('"email"', '"address"')
      .replaceAll('"author_id"', '"writer"')
      .replaceAll('{"name":"article","schema":"public"}', '{"name":"text","schema":"press"}');
    expect(await text()).toBe(wanted);
    expect((await world.engine.post({ query: '{ author { mail } press_text { heading } }' })).body).toEqual({
      data: { author: [], press_text: [] },
    });
  });

  it('stay right when two tables, or two columns, exchange their names', async () => {
    const before = await text();
    await world.cli.sql(`
      alter table author rename to swap; alter table article rename to author; alter table swap rename to article;
      alter table article rename column email to swap; alter table article rename column name to email;
      alter table article rename column swap to name`);

    const swapped = (one: string, other: string, all: string) =>
      all.replaceAll(one, '?').replaceAll(other, one).replaceAll('?', other);
    const tables = swapped(
      '{"name":"author","schema":"public"}',
      '{"name":"article","schema":"public"}',
      before,
    );
    const columns = tables.replaceAll('"email"', '"name"').replace('{"_ceq":"name"}', '{"_ceq":"email"}');
    expect(await text()).toBe(columns);
  });

  it('stay unchanged where check_metadata_consistency is off', async () => {
    const before = await text();
    await world.cli.sql('alter table author rename to person', { check_metadata_consistency: false });

    expect(await text()).toBe(before);
    expect((await world.cli.metadata('get_inconsistent_metadata')).body).toMatchObject({
      is_consistent: false,
    });
  });

  it('lose the entries of a dropped object, but a drop is refused while other objects depend on it', async () => {
    expect((await world.cli.sql('drop function newest')).body).toMatchObject({
      path: '$',
      code: 'dependency-error',
      error:
        'cannot drop due to the following dependent objects: permission author.reader.select in source "default"',
    });
    expect((await world.cli.sql('alter table article drop column title')).body).toMatchObject({
      code: 'dependency-error',
      error: expect.stringContaining('permission article.writer.update in source "default"') as string,
    });
    expect((await world.cli.sql('drop table author cascade')).body).toMatchObject({
      code: 'dependency-error',
      error: expect.stringContaining('relationship article.author in source "default"') as string,
    });
    expect(await exported()).toEqual(whole);

    expect((await world.cli.sql('alter table article drop column title', { cascade: true })).status).toBe(
      200,
    );
    expect((await world.cli.sql('drop table author cascade', { cascade: true })).status).toBe(200);
    expect(await exported()).toEqual(metadata({ table: name('article') }));
    expect((await world.cli.sql('drop table article')).status).toBe(200);
    expect(await exported()).toEqual(metadata());
  });

  it('prevent a change of a column’s type while a permission compares that column', async () => {
    expect(await world.cli.sql('alter table article alter column title type int using 1')).toEqual({
      status: 400,
      body: {
        path: '$',
        code: 'dependency-error',
        error:
          'cannot change type of column "title" in table "article" because of the following dependencies: permission article.reader.select in source "default", permission article.writer.update in source "default"',
      },
    });
    expect((await world.cli.sql('alter table author alter column name type varchar')).status).toBe(200);
  });

  it('use the new name of a renamed relationship in conditions too', async () => {
    const before = await text();
    const args = { source: 'default', table: name('author'), name: 'articles', new_name: 'posts' };

    expect((await world.cli.metadata('pg_rename_relationship', args)).body).toEqual({ message: 'success' });
    expect(await text()).toBe(before.replaceAll('"articles"', '"posts"'));
  });

  it('prevent the renaming of a column that an operation of the allow list queries', async () => {
    const queries = [{ name: 'all', query: '{ author { name } }' }];
    await world.cli.metadata('create_query_collection', { name: 'saved', definition: { queries } });
    await world.cli.metadata('add_collection_to_allowlist', { collection: 'saved' });

    expect((await world.cli.sql('alter table author rename column name to called')).body).toMatchObject({
      path: '$.args',
      code: 'unexpected',
      error: 'cannot continue due to newly found inconsistent metadata',
      internal: [{ reason: expect.stringContaining('Cannot query field "name"') as string }],
    });
  });
});
