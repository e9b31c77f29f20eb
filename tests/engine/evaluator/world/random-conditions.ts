import type { Random } from '../../support/random/random.ts';
import { type Column, type Expected, type Table, tableOf, type World } from './model.ts';

/** Session variables with the values that they may have. */
export const SESSION_VARIABLES: Readonly<Record<string, readonly string[]>> = {
  'X-Hasura-User-Id': ['1', '2', '3', '7'],
  'X-Hasura-Name': ['a', 'ab', 'ü"', "o'c\\", ''],
  'X-Hasura-Ids': ['{1,2}', '{}', '{3,7,1}', '{2}'],
};

/** Makes the condition of a permission: on columns, on the session, on related rows and on rows of other tables. */
export function randomCondition(world: World, table: Table, random: Random, depth = 0): Expected {
  const inner = () => randomCondition(world, table, random, depth + 1);
  switch (depth > 2 ? 9 : random.below(14)) {
    case 0:
      return {};
    case 1:
      return { _and: [inner(), inner()] };
    case 2:
    case 3:
      return { _or: [inner(), inner()] };
    case 4:
      return { _not: inner() };
    case 5:
    case 6: {
      if (table.relationships.length === 0) return inner();
      const { name, target } = random.pick(table.relationships);

      return { [name]: randomCondition(world, tableOf(world, target), random, depth + 1) };
    }
    case 7: {
      const other = random.pick([...world.tables.values()]);

      return {
        _exists: {
          _table: { schema: 'public', name: other.name },
          _where: randomCondition(world, other, random, depth + 2),
        },
      };
    }
    case 8: {
      const own = table.columns.filter(({ scalar }) => scalar.isComparable && scalar.family !== 'label');
      const { name, scalar } = random.pick(own);
      const other = random.pick(own.filter((one) => one.scalar.sql === scalar.sql));

      return { [name]: { [random.pick(['_ceq', '_cneq'])]: other.name } };
    }
    default:
      return onColumn(random.pick(table.columns), random);
  }
}

function onColumn({ name, scalar }: Column, random: Random): Expected {
  if (!scalar.isComparable || random.oneIn(5)) return { [name]: { _is_null: random.oneIn(2) } };
  const bySession = sessionComparison(scalar.sql, random);
  if (bySession !== undefined && random.oneIn(2)) return { [name]: bySession };
  if (scalar.sql === 'jsonb' && random.oneIn(3))
    return {
      [name]: { _cast: { String: { [random.pick(['_eq', '_like'])]: random.pick(['{}', '%a%', '2']) } } },
    };
  const value = () => random.pick(scalar.values);
  const lists = scalar.family === 'list' ? [] : ['_in', '_nin'];
  const operator = random.pick(['_eq', '_neq', ...lists, ...(scalar.isOrdered ? ['_gt', '_lte'] : [])]);

  return { [name]: { [operator]: operator.endsWith('in') ? [value(), value()] : value() } };
}

function sessionComparison(sql: string, random: Random): Expected | undefined {
  if (['int', 'smallint', 'bigint', 'rank', 'numeric', 'price'].includes(sql)) {
    return random.oneIn(3)
      ? { [random.pick(['_in', '_nin'])]: 'X-Hasura-Ids' }
      : { [random.pick(['_eq', '_neq', '_gt', '_lte'])]: 'X-Hasura-User-Id' };
  }
  if (['text', 'varchar(20)', 'label'].includes(sql))
    return { [random.pick(['_eq', '_neq', '_gte'])]: 'x-hasura-name' };

  return undefined;
}

/** Names columns of which a role sees some. */
export function someColumns(table: Table, random: Random, all: boolean = random.oneIn(3)): Set<string> {
  const names = table.columns.map(({ name }) => name);

  return new Set(names.filter(() => all || !random.oneIn(4)));
}
