import type { Random } from '../../support/random/random.ts';
import { type Permissions, ROLES, type Session, type Table, type World, INHERITING } from './model.ts';
import { randomCondition, SESSION_VARIABLES, someColumns } from './random-conditions.ts';
import { constantFor } from './random-presets.ts';

/** Gives each role rights on most tables; some tables limit the rows that are read. */
export function addPermissions(world: World, random: Random): void {
  for (const table of world.tables.values()) {
    const limit = random.oneIn(6) ? 1 + random.below(3) : undefined;
    for (const role of ROLES) {
      const permissions = randomPermissions(world, table, random, limit);
      table.permissions.set(role, permissions);
    }
  }
}

function randomPermissions(
  world: World,
  table: Table,
  random: Random,
  limit: number | undefined,
): Permissions {
  if (table.isEnum === true) return { select: wholeTable(table) };
  const columns = someColumns(table, random);
  // Which rows a limit keeps is only known of an order by the key.
  if (limit !== undefined || !random.oneIn(4)) for (const name of table.key) columns.add(name);
  if (columns.size === 0) columns.add(table.columns[0]?.name ?? '');
  const computed = table.computed.filter(() => !random.oneIn(3)).map(({ name }) => name);
  const select = {
    columns,
    computed: new Set(computed),
    filter: randomCondition(world, table, random),
    allowsAggregations: !random.oneIn(4),
    ...(limit !== undefined && { limit }),
  };

  return { ...(!random.oneIn(8) && { select }), ...randomWrites(world, table, random) };
}

const wholeTable = (table: Table) => ({
  columns: new Set(table.columns.map(({ name }) => name)),
  computed: new Set<string>(),
  filter: {},
  allowsAggregations: true,
});

function randomWrites(world: World, table: Table, random: Random): Permissions {
  const writable = new Set(
    table.columns.filter(({ generated }) => generated === undefined).map(({ name }) => name),
  );
  const may = (mustHave: readonly string[] = []) => {
    const columns = someColumns(table, random, random.oneIn(2));
    for (const name of mustHave) columns.add(name);

    return new Set([...columns].filter((name) => writable.has(name)));
  };
  const check = () => (random.oneIn(2) ? {} : randomCondition(world, table, random, 1));
  const preset = () => (random.oneIn(2) ? {} : constantFor(table, random));
  const withoutPresets = (columns: Set<string>, set: object) =>
    new Set([...columns].filter((name) => !(name in set)));
  const needed = table.columns
    .filter(({ isNullable, byDefault }) => !isNullable && byDefault === undefined)
    .map(({ name }) => name);
  const [insertSet, updateSet] = [preset(), preset()];

  return {
    ...(!random.oneIn(4) && {
      insert: { columns: withoutPresets(may(needed), insertSet), check: check(), set: insertSet },
    }),
    ...(!random.oneIn(4) && {
      update: {
        columns: withoutPresets(may(), updateSet),
        filter: randomCondition(world, table, random, 1),
        check: check(),
        set: updateSet,
      },
    }),
    ...(!random.oneIn(4) && { delete: { filter: randomCondition(world, table, random, 1) } }),
  };
}

/** Makes a session of one of the roles, which has every session variable. */
export function randomSession(random: Random): Session {
  const role = random.pick(['admin', 'admin', ...ROLES, ...ROLES, INHERITING]);
  const variables = Object.entries(SESSION_VARIABLES).map(([name, values]) => [
    name.toLowerCase(),
    random.pick(values),
  ]);

  return { role, variables: { ...Object.fromEntries(variables), 'x-hasura-role': role } };
}
