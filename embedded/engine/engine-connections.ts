import type { Limits } from './limits/limits.ts';
import { Connections } from './postgres/connections.ts';
import { LIVE_CONNECTIONS, type Pools } from './postgres/create-pools.ts';

/** Makes the connections for requests. */
export function connectionsOf({ main, control }: Pools, limits: Limits): Connections {
  return new Connections({
    pool: main,
    control,
    costlyMs: limits.costlyStatementMs,
    queue: queueOf(limits),
  });
}

/** Makes the connections for live queries, of which one network gets at most half. */
export function liveConnectionsOf({ live, control }: Pools, limits: Limits): Connections {
  const placesPerCaller = Math.ceil(LIVE_CONNECTIONS / 2);

  return new Connections({
    pool: live,
    control,
    costlyMs: limits.costlyStatementMs,
    queue: { ...queueOf(limits), placesPerCaller },
    isShared: true,
  });
}

/** Returns the bounds of a queue; one network may fill at most a quarter of it. */
function queueOf({ maxWaiting, maxWaitMs }: Limits) {
  return { maxWaiting, maxWaitingPerCaller: Math.ceil(maxWaiting / 4), maxWaitMs };
}
