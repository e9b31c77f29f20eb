import type { Values } from '../operation/variables.ts';
import type { Expected, Permissions, Table, World } from '../world/model.ts';
import { type Case, compareCase, type Difference } from './failing-case.ts';
import type { Engine } from './open-engine.ts';
import { smallerSelections } from './shrink-selection.ts';
import { without } from './without.ts';

/** Tries for a smaller case: enough for what a person reads, and some seconds. */
const MOST_TRIES = 400;

/**
 * Takes parts of a failing case away as long as it still fails in the same way: fields, arguments and conditions, rows,
 * rights, tables. Returns the smallest case that was found.
 */
export async function shrink(
  engine: Engine,
  failing: Case,
  difference: Difference,
): Promise<Case & { readonly difference: Difference }> {
  let best = { ...failing, difference };
  let tries = 0;
  const attempt = async (candidate: Case) => {
    tries += 1;
    const found = await tryCase(engine, candidate);
    if (found === undefined || kindOf(found) !== kindOf(best.difference)) return false;
    best = { ...candidate, difference: found };

    return true;
  };
  for (let isSmaller = true; isSmaller;) {
    isSmaller = false;
    // What could not be taken away is tried again only when all else was tried.
    for (let at = 0; tries < MOST_TRIES;) {
      const candidate = nth(smallerCases(best), at);
      if (candidate === undefined) break;
      if (await attempt(candidate)) isSmaller = true;
      else at += 1;
    }
  }

  return best;
}

function nth<T>(items: Iterable<T>, at: number): T | undefined {
  let left = at;
  for (const item of items) if (left-- === 0) return item;

  return undefined;
}

/** Wrong answers are of one kind, errors of the kind that their code says. */
function kindOf({ found }: Difference): string {
  return /"code":"[^"]*"/.exec(found)?.[0] ?? (found.startsWith('{') ? 'an answer' : found);
}

/** Runs a case from the start, on a new core; a case that can't be run does not fail. */
async function tryCase(engine: Engine, candidate: Case): Promise<Difference | undefined> {
  try {
    await engine.use(candidate.world, candidate.state);

    return (await compareCase(engine, candidate)).difference;
  } catch {
    return undefined;
  }
}

function* smallerCases(from: Case): Generator<Case> {
  const { operation, rounds, state, world } = from;
  for (let at = 0; rounds.length > 1 && at < rounds.length; at += 1)
    yield { ...from, rounds: rounds.filter((_: Values, index) => index !== at) };
  for (const nodes of smallerSelections(operation.nodes))
    yield { ...from, operation: { ...operation, nodes } };
  for (const [name, rows] of state) {
    if (rows.length > 1) yield { ...from, state: new Map([...state, [name, []]]) };
    for (const row of rows)
      yield { ...from, state: new Map([...state, [name, rows.filter((other) => other !== row)]]) };
  }
  for (const smaller of smallerWorlds(world)) yield { ...from, world: smaller };
}

function* smallerWorlds(world: World): Generator<World> {
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
