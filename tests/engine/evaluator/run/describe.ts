import { print } from '../operation/print.ts';
import { give } from '../operation/variables.ts';
import { metadataTables } from '../world/metadata.ts';
import { rowStatements, schemaStatements } from '../world/statements.ts';
import type { Case, Difference } from './failing-case.ts';

/** Writes a failing case as a person reads it: tables, rights and rows, then the requests and both answers. */
export function describeCase({ world, state, operation, rounds }: Case, difference: Difference): string {
  const requests = rounds.map((values) => {
    give(values);
    const { query, variables } = print(operation);

    return `${query}\n  with ${JSON.stringify(variables)}`;
  });
  const { role } = operation.session;
  const rights = metadataTables(world).map((table) => JSON.stringify(table));

  return [
    schemaStatements(world),
    rowStatements(world, state),
    ...(role === 'admin' ? [] : rights),
    `session ${JSON.stringify(operation.session)}, texts for numbers: ${world.stringifies}`,
    ...requests,
    `expected ${difference.expected}`,
    `found    ${difference.found}`,
  ].join('\n');
}
