import type { Random } from '../../support/random/random.ts';
import type { World } from './model.ts';
import { addComputedFields, addRelationships, randomFunctions } from './random-objects.ts';
import { addPermissions } from './random-permissions.ts';
import { randomTables } from './random-tables.ts';

/** Makes tables, functions and the rights of roles. */
export function randomWorld(random: Random): World {
  const tables = randomTables(random);
  addRelationships(tables);
  addComputedFields(tables, random);
  const world = {
    tables: new Map(tables.map((table) => [table.name, table])),
    functions: randomFunctions(tables, random),
    stringifies: random.oneIn(2),
  };
  addPermissions(world, random);

  return world;
}
