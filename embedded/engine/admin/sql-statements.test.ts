import { describe, expect, it } from 'vitest';
import { statementsOf } from './sql-statements.ts';

const firstWords = (sql: string) => [...statementsOf(sql)].map(({ words }) => words[0]);

describe('statementsOf', () => {
  it.each([
    ['select 1; commit; select 2', ['select', 'commit', 'select']],
    ['select 1 as x$a$; commit; select 2 as x$a$', ['select', 'commit', 'select']],
    ['select 1 as \u00a0$a$; commit; select 2 as y$a$', ['select', 'commit', 'select']],
    ["select 'a\\'; commit; --'", ['select', 'commit']],
    ["select e'a\\'; commit; --'", ['select']],
    ["select e'a'\n'\\'; commit; --'; end", ['select', 'end']],
    ["select e'a' -- x\n'\\'; commit; --'; end", ['select', 'end']],
    ["select type'a\\'; commit; --'", ['select', 'commit']],
    ['select 1 /* /* */ ; commit */; end', ['select', 'end']],
    ['/**/ /* ; */ -- ;\n COMMIT', ['commit']],
    ['do $x$ begin commit; end $y$; $x$; select $1; abort', ['do', 'select', 'abort']],
    ['select "a;""b"; end', ['select', 'end']],
    ['create rule r as on insert to t do (select 1; select 2); end', ['create', 'end']],
  ])('splits %j into statements as PostgreSQL does', (sql, words) => {
    expect(firstWords(sql)).toEqual(words);
  });

  it('tells the "end" of a function’s body from the "end" that closes a transaction', () => {
    const body = 'create or replace function f() returns int begin atomic';

    expect(firstWords(`${body} select 1; select case when true then 1 end; end; select 1`)).toEqual([
      'create',
      'select',
      'select',
    ]);
    expect(firstWords(`${body} select 1; end; end`)).toEqual(['create', 'end']);
    expect(firstWords(`${body} end; end`)).toEqual(['create', 'end']);
    expect(firstWords('create function f(begin atomic) returns int language sql; end')).toEqual([
      'create',
      'end',
    ]);
  });

  it('returns where each statement begins, and reads a string literal of five megabytes', () => {
    expect([...statementsOf('select 1;\n commit')][1]).toEqual({ words: ['commit'], at: 11 });
    expect(firstWords(`select e'${'a'.repeat(5_000_000)}`)).toEqual(['select']);
  });
});
