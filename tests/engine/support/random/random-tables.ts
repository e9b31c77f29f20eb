import type { Random } from './random.ts';

/** Users whose session variables and rows the random queries and writes choose from. */
export const USERS = ['u1', 'u2', 'u3', 'ü4'];
const UUIDS = Array.from({ length: 6 }, (_, at) => `0a000000-0000-4000-8000-00000000000${at}`);
const STATES = ['open', 'in work', 'done'];
const REGIONS = ['north', 'südlich', 'x'];

/** A column: its type in GraphQL and the values that occur in it, as JSON. */
type RandomColumn = {
  readonly type: string;
  readonly isNullable?: boolean;
  /** Names of the current time for comparisons; all values are years away from it. */
  readonly now?: readonly string[];
  readonly value: (random: Random) => unknown;
};
type RandomRelation = { readonly target: string; readonly isList: boolean };
export type RandomTable = {
  readonly key: readonly string[];
  readonly columns: Readonly<Record<string, RandomColumn>>;
  readonly relations: Readonly<Record<string, RandomRelation>>;
};

const int = (from: number, to: number): RandomColumn => ({
  type: 'Int',
  value: (random) => from + random.below(to - from + 1),
});
const oneOf = (type: string, values: readonly unknown[]): RandomColumn => ({
  type,
  value: (random) => random.pick(values),
});
const nullable = (column: RandomColumn): RandomColumn => ({ ...column, isNullable: true });
const list = (target: string): RandomRelation => ({ target, isList: true });
const one = (target: string): RandomRelation => ({ target, isList: false });

/** The tables of the world, with few values for each column, so that writes often meet what is read. */
export const RANDOM_TABLES: Readonly<Record<string, RandomTable>> = {
  team: {
    key: ['id'],
    columns: { id: int(1, 5), region: oneOf('String', REGIONS), name: oneOf('String', ['a', 'b']) },
    relations: { members: list('member'), tasks: list('task'), grants: list('granted') },
  },
  member: {
    key: ['id'],
    columns: {
      id: oneOf('uuid', UUIDS),
      team_id: int(1, 5),
      owner: oneOf('String', USERS),
      active: oneOf('Boolean', [true, false]),
      level: { ...int(1, 3), type: 'smallint' },
    },
    relations: { team: one('team'), tasks: list('task') },
  },
  task: {
    key: ['id', 'bucket'],
    columns: {
      id: int(1, 20),
      bucket: int(0, 2),
      team_id: nullable(int(1, 5)),
      member_id: nullable(oneOf('uuid', UUIDS)),
      state: oneOf('task_state', STATES),
      due: nullable({
        ...oneOf('date', ['2016-01-31', '1999-12-01', '2130-06-15']),
        now: ['today', 'tomorrow'],
      }),
      points: int(0, 9),
      title: oneOf('String', ['wash', 'dry', 'iron']),
      seen: nullable({
        ...oneOf('timestamptz', ['2001-09-09T01:46:40+00:00', '2130-06-15T12:00:00+00:00']),
        now: ['now'],
      }),
    },
    relations: { team: one('team'), member: one('member') },
  },
  granted: {
    key: ['user_id', 'team_id'],
    columns: { user_id: oneOf('String', USERS), team_id: int(1, 5) },
    relations: { team: one('team') },
  },
};

/** Returns a table that the random queries and writes know. */
export function tableOf(name: string): RandomTable {
  const table = RANDOM_TABLES[name];
  if (table === undefined) throw new Error(`no table ${name}`);

  return table;
}

export const RANDOM_SCHEMA = `
create type task_state as enum ('open', 'in work', 'done');
create table team (id int primary key, region varchar(20) not null, name text not null);
create table member (
  id uuid primary key, team_id int not null references team on delete cascade, owner text not null,
  active boolean not null, level smallint not null);
create table granted (
  user_id text, team_id int references team on delete cascade, primary key (user_id, team_id));
create table task (
  id int, bucket int, team_id int references team on delete cascade,
  member_id uuid references member on delete set null, state task_state not null, due date, points int not null,
  title text not null, seen timestamptz, primary key (id, bucket)) partition by list (bucket);
create table task_0 partition of task for values in (0);
create table task_1 (points int not null, bucket int, id int, member_id uuid, state task_state not null, due date,
  title text not null, seen timestamptz, team_id int, primary key (id, bucket));
alter table task attach partition task_1 for values in (1);
create table task_2 partition of task for values in (2);`;

/** Rows that the tables hold at the start of each block of seeds. */
export const RANDOM_ROWS = `
truncate team, member, granted, task;
insert into team select n, (array['north', 'südlich', 'x'])[1 + n % 3], 'a' from generate_series(1, 5) n;
insert into member
  select ('0a000000-0000-4000-8000-00000000000' || n)::uuid, 1 + n % 5, (array['u1', 'u2', 'u3', 'ü4'])[1 + n % 4],
    n % 2 = 0, 1 + n % 3 from generate_series(0, 5) n;
insert into granted select 'u' || 1 + n % 3, 1 + n % 5 from generate_series(0, 5) n;
insert into task
  select n, n % 3, 1 + n % 5, ('0a000000-0000-4000-8000-00000000000' || n % 6)::uuid,
    (enum_range(null::task_state))[1 + n % 3], '2016-01-31', n % 10, 'wash', null from generate_series(1, 12) n;`;

const reads = (role: string, filter: object) => ({
  role,
  permission: { columns: '*', filter, allow_aggregations: true },
});
const USER = { _eq: 'X-Hasura-User-Id' };
const arrayOf = (name: string, table: string, column: string) => ({
  name,
  using: { foreign_key_constraint_on: { table, column } },
});
const objectBy = (column: string) => ({
  name: column.slice(0, -3),
  using: { foreign_key_constraint_on: column },
});

/** Hasura metadata of the tables: one role reads all, others by the session, over one or two other tables. */
export const RANDOM_METADATA = [
  {
    table: 'team',
    array_relationships: [
      arrayOf('members', 'member', 'team_id'),
      arrayOf('tasks', 'task', 'team_id'),
      arrayOf('grants', 'granted', 'team_id'),
    ],
    select_permissions: [
      reads('viewer', {}),
      reads('user', { grants: { user_id: USER } }),
      reads('lead', { members: { owner: USER, active: { _eq: true } } }),
    ],
  },
  {
    table: 'member',
    object_relationships: [objectBy('team_id')],
    array_relationships: [arrayOf('tasks', 'task', 'member_id')],
    select_permissions: [
      reads('viewer', {}),
      reads('user', { owner: USER }),
      reads('lead', { _exists: { _table: 'granted', _where: { user_id: USER } } }),
    ],
  },
  {
    table: 'task',
    object_relationships: [objectBy('team_id'), objectBy('member_id')],
    select_permissions: [
      reads('viewer', {}),
      reads('user', { team: { grants: { user_id: USER } } }),
      reads('lead', {
        _or: [{ member: { owner: USER } }, { state: { _eq: 'open' } }, { seen: { _gt: 'now' } }],
      }),
    ],
  },
  {
    table: 'granted',
    object_relationships: [objectBy('team_id')],
    select_permissions: [reads('viewer', {}), reads('user', { user_id: USER }), reads('lead', {})],
  },
];

/** The roles of random queries; `mixed` inherits from two others. */
export const RANDOM_ROLES = ['viewer', 'viewer', 'user', 'lead', 'mixed'];
export const INHERITED_ROLES = [{ role_name: 'mixed', role_set: ['user', 'lead'] }];
