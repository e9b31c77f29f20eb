import { inTurn, median } from '../support/statistics.ts';
import type { Part } from '../support/scenario.ts';
import type { AdminWorld } from './admin-world.ts';
import type { PageRequest } from './history-requests.ts';

export type KindResult = { kind: string; count: number; medianMs: number; slowestMs: number };

/** Sends each request once to warm up and then `times` times; returns the results by their kinds. */
export async function measureKinds(
  world: AdminWorld,
  requests: readonly PageRequest[],
  times: number,
): Promise<KindResult[]> {
  const kinds = new Map<string, { request: PageRequest; ms: number }[]>();
  for (const request of requests) {
    const result = { request, ms: await measureOne(world, request, times) };
    kinds.set(request.kind, [...(kinds.get(request.kind) ?? []), result]);
  }

  return [...kinds].map(([kind, results]) => {
    const slowest = results.toSorted((one, other) => other.ms - one.ms)[0];
    process.stdout.write(
      `${kind}: ${slowest?.ms.toFixed(1)} ms ${JSON.stringify(slowest?.request.variables)}\n`,
    );
    return {
      kind,
      count: results.length,
      medianMs: median(results.map(({ ms }) => ms)),
      slowestMs: slowest?.ms ?? Number.NaN,
    };
  });
}

async function measureOne(world: AdminWorld, request: PageRequest, times: number): Promise<number> {
  const { query, variables } = request;
  const ask = async () => {
    await world.client.query({ query, variables, fetchPolicy: 'no-cache' });
    return world.tookMs();
  };
  const { asked } = await inTurn({ asked: ask }, { rounds: times, warmUps: 1 });

  return median(asked);
}

/** Returns a table of the kinds of requests, each beside the bound of the slowest one. */
export function describeKinds(heading: string, kinds: readonly KindResult[], boundMs: number): Part {
  return [
    [heading, 'different ones', 'median, ms', 'slowest one, ms', 'of the bound'],
    ...kinds.map(({ kind, count, medianMs, slowestMs }) => [
      kind,
      count,
      medianMs.toFixed(1),
      slowestMs.toFixed(1),
      (slowestMs / boundMs).toFixed(2),
    ]),
  ];
}
