import { describe, expect, it } from 'vitest';
import { checkSqlFile } from './sql-file.ts';

const check = (sql: string) => () => checkSqlFile({ file: 'hasura/migrations/default/1_a/up.sql', sql });

describe("checkSqlFile, the check of a migration's SQL", () => {
  it.each([
    ['\\i other.sql', 'a psql command'],
    ['copy contacts (email) from stdin;', 'COPY FROM STDIN'],
    ['create unique index concurrently a on b (c);', 'CONCURRENTLY'],
    ['drop index concurrently a;', 'CONCURRENTLY'],
    ['reindex index concurrently a;', 'CONCURRENTLY'],
    ['BEGIN;', 'transaction control'],
    ['select 1; commit;', 'transaction control'],
    ['start transaction;', 'transaction control'],
  ])('refuses %s', (sql, what) => {
    expect(check(sql)).toThrow(what);
  });

  it('names file and line of the refused statement', () => {
    expect(check('select 1;\n\n-- next\ncommit;')).toThrow(
      /^hasura\/migrations\/default\/1_a\/up\.sql, line 4: /,
    );
  });

  it.each([
    '-- begin; copy a from stdin;',
    '/* create index concurrently */ select 1;',
    "select '; commit;';",
    "select E'a\\'; commit; --';",
    'create function f() returns void language plpgsql as $$\nbegin\n  perform 1;\nend $$;',
    'create function f() returns int begin atomic select 1; end;',
    'select "begin" from a;',
    'do $body$ begin execute $q$copy a from stdin$q$; end $body$;',
  ])('accepts %s', (sql) => {
    expect(check(sql)).not.toThrow();
  });
});
