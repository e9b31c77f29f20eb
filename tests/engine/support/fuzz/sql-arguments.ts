import { AdminFault } from '#embedded/engine/admin/admin-fault.ts';
import { commandsOf, parseCommand, type Command } from '#embedded/engine/admin/command.ts';
import { parseSqlArgs } from '#embedded/engine/admin/run-sql.ts';
import { statementsOf } from '#embedded/engine/admin/sql-statements.ts';
import type { Target } from './fuzz.ts';
import type { Input } from './mutate.ts';

export const SQL_TEXTS = [
  "select 1; select $$a;$b$;$$ as \"x;y\", e'a\\';' /* ; /* ; */ */ -- ;\n, 'it''s'",
  'create function f() returns int language sql begin atomic select 1; select 2; end; select f()',
  'insert into item values (3) on conflict do nothing; select * from item where id in (1, 2) order by id',
  "alter table item add column if not exists name text default 'a'; comment on table item is 'b'",
  'create view v as select id from item; drop view v',
  "do $a$ begin perform 1; exception when others then raise notice 'x'; end $a$",
  'prepare p as select 1; execute p; deallocate p; savepoint s; rollback to s; release s',
  "select e'a'\n'b;' , u&'\\0061', b'1', x'1f', 1.5e3, '{1}'::int[], array[1]; with a as (select 1) select * from a",
];
export const SQL_WORDS = [
  ...[
    'begin',
    'commit',
    'end',
    'abort',
    'rollback',
    'start transaction',
    'savepoint',
    'release',
    'copy',
    'prepare',
  ],
  ...[
    'atomic',
    'create',
    'function',
    'procedure',
    'or replace',
    'alter',
    'drop',
    'comment on',
    'select',
    'item',
    ';',
  ],
  ...[
    "'",
    "e'",
    '"',
    '$$',
    '$a$',
    '/*',
    '*/',
    '--',
    '\n',
    '\\',
    "\\'",
    "''",
    '(',
    ')',
    'transaction',
    'to',
    'begin atomic',
  ],
  ...[
    'run_sql',
    'bulk',
    'args',
    'sql',
    'cascade',
    'read_only',
    'check_metadata_consistency',
    'source',
    'type',
    'version',
  ],
];

/** Requests with `run_sql`: their arguments are read and the SQL is split, but nothing is sent. */
export const sqlArgumentsTarget: Target = {
  name: 'arguments of run_sql',
  seeds: [
    ...SQL_TEXTS.map((sql): Input => ({ type: 'run_sql', args: { sql, source: 'default', cascade: false } })),
    {
      type: 'bulk',
      version: 1,
      resource_version: 1,
      args: [
        { type: 'run_sql', args: { sql: 'select 1', read_only: true, check_metadata_consistency: null } },
      ],
    },
  ],
  words: SQL_WORDS,
  run: (input) => {
    try {
      return `statements: ${Math.min(3, countStatements(parseCommand(input)))}`;
    } catch (error) {
      if (error instanceof AdminFault) return error.code;
      throw error;
    }
  },
};

function countStatements(command: Command): number {
  if (command.type === 'bulk')
    return commandsOf(command).reduce((count, one) => count + countStatements(one), 0);

  return [...statementsOf(parseSqlArgs(command).sql)].length;
}
