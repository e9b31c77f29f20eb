import type { Random } from './random.ts';
import { RANDOM_TABLES, tableOf } from './random-tables.ts';

/** Makes the statements of one transaction; some are refused by a constraint, and then all are rolled back. */
export function randomTransaction(random: Random): string[] {
  return Array.from({ length: random.pick([1, 1, 1, 2, 3]) }, () => randomStatement(random));
}

function randomStatement(random: Random): string {
  // Deleting teams and members removes much by cascade, so it is rare.
  const table = random.pick([
    'task',
    'task',
    'task',
    'task',
    'member',
    'member',
    'granted',
    'granted',
    'team',
  ]);
  switch (random.below(12)) {
    case 0:
      return insert(table, random);
    case 1:
    case 2:
      return `${insert(table, random)} on conflict (${tableOf(table).key.join(', ')}) do nothing`;
    case 3:
    case 4:
      return `${insert(table, random)} on conflict (${tableOf(table).key.join(', ')}) do update set ${assignments(table, random)}`;
    case 6:
      return `delete from ${table} where ${condition(table, random)}`;
    case 7:
      return merge(random);
    case 8:
      return intoPartition(random);
    case 9:
      return random.oneIn(20) ? `truncate ${random.pick(['granted', 'task'])}` : insert('granted', random);
    default:
      return `update ${table} set ${assignments(table, random)} where ${condition(table, random)}`;
  }
}

function insert(table: string, random: Random): string {
  const names = Object.keys(tableOf(table).columns);
  const rows = Array.from(
    { length: 1 + random.below(2) },
    () => `(${names.map((name) => literal(table, name, random)).join(', ')})`,
  );

  return `insert into ${table} (${names.join(', ')}) values ${rows.join(', ')}`;
}

function assignments(table: string, random: Random): string {
  const { columns, key } = tableOf(table);
  // A row that gets the key of another is refused, so keys are rarely changed where there is something else.
  const others = Object.keys(columns).filter((name) => !key.includes(name));
  const names = others.length === 0 || random.oneIn(8) ? Object.keys(columns) : others;
  const chosen = new Set(Array.from({ length: 1 + random.below(2) }, () => random.pick(names)));

  return [...chosen].map((name) => `${name} = ${literal(table, name, random)}`).join(', ');
}

function condition(table: string, random: Random): string {
  const name = random.pick(Object.keys(tableOf(table).columns));
  const value = literal(table, name, random);

  return value === 'null' ? `${table}.${name} is null` : `${table}.${name} = ${value}`;
}

function merge(random: Random): string {
  const set = `points = ${literal('task', 'points', random)}, team_id = ${literal('task', 'team_id', random)}`;

  return `merge into task using (values (${literal('task', 'id', random)}, ${literal('task', 'bucket', random)})) as v (id, bucket)
    on task.id = v.id and task.bucket = v.bucket
    when matched and task.points > 6 then delete
    when matched then update set ${set}
    when not matched then insert (id, bucket, team_id, state, points, title)
      values (v.id, v.bucket, ${literal('task', 'team_id', random)}, 'open', 1, 'dry')`;
}

/** Writes to a partition by its own name, also so that a row would have to leave it, which is refused. */
function intoPartition(random: Random): string {
  const bucket = random.below(3);
  const partition = `task_${bucket}`;

  return random.oneIn(2)
    ? `update ${partition} as task set ${assignments('task', random)} where ${condition('task', random)}`
    : `delete from ${partition} as task where ${condition('task', random)}`;
}

function literal(table: string, name: string, random: Random): string {
  const column = RANDOM_TABLES[table]?.columns[name];
  if (column === undefined) throw new Error(`no column ${name}`);
  if (column.isNullable === true && random.oneIn(5)) return 'null';
  const value = column.value(random);

  return typeof value === 'string' ? `'${value}'` : String(value);
}
