import { describe, expect, it } from 'vitest';
import { realCore } from '../support/real-core.ts';
import { useEngine } from '../support/use-engine.ts';

const ROOT_FIELDS = {
  select: 'book',
  select_by_pk: 'book_by_pk',
  select_aggregate: 'book_aggregate',
  select_stream: 'book_stream',
  insert: 'insert_book',
  insert_one: 'insert_book_one',
  update: 'update_book',
  update_by_pk: 'update_book_by_pk',
  update_many: 'update_book_many',
  delete: 'delete_book',
  delete_by_pk: 'delete_book_by_pk',
};

const book = (comment: string) => ({
  table: 'book',
  configuration: {
    comment,
    column_config: { title: { comment } },
    custom_root_fields: Object.fromEntries(Object.keys(ROOT_FIELDS).map((kind) => [kind, { comment }])),
  },
  computed_fields: [{ name: 'label', definition: { function: 'book_label' }, comment }],
});

const QUERY = `{
  book: __type(name: "book") { description fields { name description } }
  input: __type(name: "book_insert_input") { inputFields { name description } }
  query: __type(name: "query_root") { fields { name description } }
  mutation: __type(name: "mutation_root") { fields { name description } }
  live: __type(name: "subscription_root") { fields { name description } }
}`;

type Named = { name: string; description: string | null };
type Told = { description?: string | null; fields?: Named[]; inputFields?: Named[] };

describe('the GraphQL schema', () => {
  let loadCore = realCore([book('a comment')]);
  const { engine } = useEngine(
    `create table book (id int primary key, title text, constraint "title once" unique (title));
      comment on table book is 'of the database';
      comment on column book.title is 'of the database';
      create function book_label(b book) returns text language sql stable as 'select b.title';
      comment on function book_label is 'of the database'`,
    { loadCore: (tools) => loadCore(tools) },
  );

  const ask = async (query: string) => {
    const { data } = (await engine.post({ query })).body as { data: Record<string, Told> };
    return data;
  };
  /** Returns the description of every place that may have a comment, for metadata with this comment. */
  const placesWith = async (comment: string) => {
    loadCore = realCore([book(comment)]);
    await engine.reload();
    const data = await ask(QUERY);
    const named = Object.values(data).flatMap(({ fields, inputFields }) => fields ?? inputFields ?? []);
    const wanted = [...Object.values(ROOT_FIELDS), 'title', 'label'];
    return [
      data['book']?.description,
      ...named.filter(({ name }) => wanted.includes(name)).map(descriptionOf),
    ];
  };
  const descriptionOf = ({ description }: Named) => description;

  it('takes the descriptions of types, columns, computed and root fields from the metadata', async () => {
    expect(new Set(await placesWith('of the metadata'))).toEqual(new Set(['of the metadata']));
  });

  it('has no description where the metadata have an empty comment', async () => {
    expect(new Set(await placesWith(''))).toEqual(new Set([null]));
  });

  it('leaves out a constraint whose name is not possible in GraphQL', async () => {
    expect(await ask('{ keys: __type(name: "book_constraint") { enumValues { name } } }')).toEqual({
      keys: { enumValues: [{ name: 'book_pkey' }] },
    });
  });
});
