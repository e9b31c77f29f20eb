import { inTurn, median } from '../support/statistics.ts';
import type { AdminWorld } from './admin-world.ts';
import type { PageRequest } from './history-requests.ts';

type Effort = { times: number; boundMs: number };

/**
 * Sends each request once to warm up and then `times` times; returns the rows of their kinds, each beside the bound of the
 * slowest request.
 */
export async function measureKinds(
  world: AdminWorld,
  requests: readonly PageRequest[],
  { times, boundMs }: Effort,
) {
  const kinds = new Map<string, { request: PageRequest; ms: number }[]>();
  for (const request of requests) {
    const result = { request, ms: await measureOne(world, request, times) };
    kinds.set(request.kind, [...(kinds.get(request.kind) ?? []), result]);
  }

  let isOverBound = false;
  const rows = [...kinds].map(([kind, results]) => {
    const slowest = results.toSorted((one, other) => other.ms - one.ms)[0];
    const slowestMs = slowest?.ms ?? Number.NaN;
    isOverBound ||= slowestMs > boundMs;
    process.stdout.write(
      `${kind}: ${slowestMs.toFixed(1)} ms ${JSON.stringify(slowest?.request.variables)}\n`,
    );
    return [
      kind,
      results.length,
      median(results.map(({ ms }) => ms)).toFixed(1),
      slowestMs.toFixed(1),
      (slowestMs / boundMs).toFixed(2),
    ];
  });

  return { rows, isOverBound };
}

/** Heads the columns of these rows after the first, which names the kinds. */
export const KIND_HEAD = ['different ones', 'median, ms', 'slowest one, ms', 'of the bound'];

async function measureOne(world: AdminWorld, request: PageRequest, times: number): Promise<number> {
  const { query, variables } = request;
  const ask = async () => {
    await world.client.query({ query, variables, fetchPolicy: 'no-cache' });
    return world.tookMs();
  };
  const { asked } = await inTurn({ asked: ask }, { rounds: times, warmUps: 1 });

  return median(asked);
}
