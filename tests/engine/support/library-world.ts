import { realCore } from './real-core.ts';
import { useEngine } from './use-engine.ts';

const AUTHORS = 40;
const ARTICLES = 200;
/** Notes that the permission shows of each author. */
const PERMITTED_NOTES = 3;

const may = (limit?: number) => [
  {
    role: 'anonymous',
    permission: { columns: '*', filter: {}, allow_aggregations: true, ...(limit !== undefined && { limit }) },
  },
];
const many = (name: string, table: string) => ({
  name,
  using: { foreign_key_constraint_on: { table, column: 'author_id' } },
});
const TABLES = [
  {
    table: 'author',
    array_relationships: [many('articles', 'article'), many('notes', 'note')],
    select_permissions: may(),
  },
  {
    table: 'article',
    object_relationships: [{ name: 'author', using: { foreign_key_constraint_on: 'author_id' } }],
    select_permissions: may(),
  },
  { table: 'note', select_permissions: may(PERMITTED_NOTES) },
];
const SAVED = {
  query_collections: [
    {
      name: 'saved',
      definition: {
        queries: [
          {
            name: 'authors',
            query: 'query ($most: Int) { author(limit: $most) { articles(limit: 25) { id } } }',
          },
        ],
      },
    },
  ],
  rest_endpoints: [
    {
      name: 'authors',
      url: 'authors',
      methods: ['GET'],
      comment: null,
      definition: { query: { collection_name: 'saved', query_name: 'authors' } },
    },
  ],
};

/**
 * Starts an engine with authors and their articles, which lead to their authors again, readable by everybody; `prepare`
 * is run after the tables were filled and analysed.
 */
export const useLibrary = (env: Record<string, string>, prepare = '') =>
  useEngine(
    `create table author (id int primary key, bio text not null default '', data jsonb);
    create table article (id int primary key, author_id int not null references author, content text not null default '');
    create table note (id int primary key, author_id int not null references author);
    create index on article (author_id);
    insert into author select n from generate_series(1, ${AUTHORS}) n;
    insert into article select n, 1 + n % ${AUTHORS} from generate_series(1, ${ARTICLES}) n;
    analyze author, article;
    ${prepare}`,
    {
      env: { HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'anonymous', ...env },
      loadCore: realCore(TABLES, SAVED),
    },
  );
