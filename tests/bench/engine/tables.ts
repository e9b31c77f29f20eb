const select_permissions = [{ role: 'anonymous', permission: { columns: '*', filter: {} } }];

/** Hasura metadata of the benchmark's tables, which everybody may read. */
export const TABLES = [
  {
    table: 'author',
    array_relationships: [
      { name: 'articles', using: { foreign_key_constraint_on: { table: 'article', column: 'author_id' } } },
    ],
    select_permissions,
  },
  { table: 'article', select_permissions },
  { table: 'item', select_permissions },
];
