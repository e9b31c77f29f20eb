import { median } from '../support/statistics.ts';
import type { AdminWorld } from './admin-world.ts';
import { historyRequests, type PageRequest } from './history-requests.ts';

export type KindResult = { kind: string; count: number; medianMs: number; slowestMs: number };

/** Sends each request once to warm up and then `times` times; checks the answers and names the slowest requests. */
export async function measureRequests(world: AdminWorld, times: number): Promise<KindResult[]> {
  const { rows } = await world.sql.query<{ last: string }>('select max(id) as last from history_entries');
  const { rows: people } = await world.sql.query<{ user_id: string; email: string }>(
    'select user_id, email from people order by email',
  );
  return measureAll(world, historyRequests(people, Number(rows[0]?.last)), times);
}

/** Sends each of these requests; returns the results by their kinds. */
export async function measureAll(
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
  const tookMs: number[] = [];
  for (let at = 0; at <= times; at += 1) {
    await world.client.query({ query, variables, fetchPolicy: 'no-cache' });
    if (at > 0) tookMs.push(world.tookMs());
  }

  return median(tookMs);
}
