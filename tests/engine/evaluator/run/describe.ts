import { print } from '../operation/print.ts';
import { give } from '../operation/variables.ts';
import { metadataTables } from '../world/metadata.ts';
import type { State, World } from '../world/model.ts';
import { rowStatements, schemaStatements } from '../world/statements.ts';
import type { Operation } from '../operation/document.ts';
import type { Case } from './failing-case.ts';
import type { Requests } from './shrink.ts';

type Missed = { readonly expected: string; readonly found: string };

/** Writes a failing case as a person reads it: tables, rights and rows, then the requests and both answers. */
export function describeCase({ world, state, operation, rounds }: Case, missed: Missed): string {
  const requests = rounds.map((values) => {
    give(values);

    return requestText(operation);
  });

  return [...worldTexts(world, state, [operation]), ...requests, ...missedTexts(missed)].join('\n');
}

/** Writes failing requests in the same way, each with its own session. */
export function describeRequests({ world, state, operations }: Requests, missed: Missed): string {
  return [
    ...worldTexts(world, state, operations),
    ...operations.map(requestText),
    ...missedTexts(missed),
  ].join('\n');
}

function worldTexts(world: World, state: State, operations: readonly Operation[]): string[] {
  const rights = metadataTables(world).map((table) => JSON.stringify(table));

  return [
    schemaStatements(world),
    rowStatements(world, state),
    ...(operations.every(({ session }) => session.role === 'admin') ? [] : rights),
    `texts for numbers: ${world.stringifies}`,
  ];
}

function requestText(operation: Operation): string {
  const { query, variables } = print(operation);

  return `${JSON.stringify(operation.session)}\n${query}\n  with ${JSON.stringify(variables)}`;
}

const missedTexts = ({ expected, found }: Missed) => [`expected ${expected}`, `found    ${found}`];
