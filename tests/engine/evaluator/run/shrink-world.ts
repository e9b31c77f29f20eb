import type { Node, Operation } from '../operation/document.ts';
import type { Expected, Permissions, State, Table, World } from '../world/model.ts';
import { without } from './without.ts';

/** Returns rows with a row less, or without those of a table. */
export function* smallerStates(state: State): Generator<State> {
  for (const [name, rows] of state) {
    if (rows.length > 1) yield new Map([...state, [name, []]]);
    for (const row of rows) yield new Map([...state, [name, rows.filter((other) => other !== row)]]);
  }
}

/** Returns operations as they are in another world, whose tables have other rights. */
export function inWorld<T extends Operation>(operation: T, world: World): T {
  const moved = (node: Node): Node => {
    const inner = node.nodes && { nodes: node.nodes.map(moved) };
    if (node.kind === 'fragment' || !('table' in node.meaning)) return { ...node, ...inner };
    const { table } = node.meaning;

    return { ...node, ...inner, meaning: { ...node.meaning, table: world.tables.get(table.name) ?? table } };
  };

  return { ...operation, nodes: operation.nodes.map(moved) };
}

/** Returns worlds without a table, or without a right or a part of it. */
export function* smallerWorlds(world: World): Generator<World> {
  for (const name of [...world.tables.keys()].toReversed()) yield withoutTable(world, name);
  for (const [name, table] of world.tables)
    for (const [role, permissions] of table.permissions)
      for (const kind of ['select', 'insert', 'update', 'delete'] as const)
        for (const smaller of smallerPermissions(permissions, kind)) {
          const changed = { ...table, permissions: new Map([...table.permissions, [role, smaller]]) };
          yield { ...world, tables: new Map([...world.tables, [name, changed]]) };
        }
}

function* smallerPermissions(permissions: Permissions, kind: keyof Permissions): Generator<Permissions> {
  const permission = permissions[kind];
  if (permission === undefined) return;
  yield without(permissions, kind);
  for (const key of ['filter', 'check', 'set'] as const) {
    const condition = (permission as { readonly [key: string]: unknown })[key];
    if (condition === undefined || Object.keys(condition as object).length === 0) continue;
    yield { ...permissions, [kind]: { ...permission, [key]: {} } };
    if (key === 'filter')
      for (const smaller of innerConditions(condition as Expected))
        yield { ...permissions, [kind]: { ...permission, [key]: smaller } };
  }
}

function* innerConditions(condition: Expected): Generator<Expected> {
  for (const [key, inner] of Object.entries(condition)) {
    if (key === '_not') yield inner as Expected;
    if (key === '_and' || key === '_or') yield* inner as Expected[];
  }
}

function withoutTable(world: World, name: string): World {
  const isLeft = (table: Table) => table.name !== name && table.view?.of !== name && table.parent !== name;
  const tables = [...world.tables.values()].filter(isLeft).map((table) => ({
    ...table,
    foreignKeys: table.foreignKeys.filter(({ target }) => target !== name),
    relationships: table.relationships.filter(({ target }) => target !== name),
    computed: table.computed.filter(({ result }) => result.kind === 'scalar' || result.target !== name),
  }));

  return {
    ...world,
    tables: new Map(tables.map((table) => [table.name, table])),
    functions: world.functions.filter(({ target }) => target !== name),
  };
}
