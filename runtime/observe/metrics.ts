import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, Counter, Gauge, type Registry } from 'prom-client';
import { string } from 'yup';
import packageJson from '../../package.json' with { type: 'json' };
import { port } from '../process/environment.ts';
import { unhandledRejections } from '../process/run-program.ts';

/** Bucket limits in seconds: from an answer that is read from a cache to one that is about to time out. */
export const DURATION_BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Address where a process serves its metrics; without a port it serves none. */
export const metricsVariables = {
  METRICS_PORT: port(),
  METRICS_HOST: string().default('127.0.0.1'),
};

type Place = { readonly METRICS_PORT?: number | undefined; readonly METRICS_HOST: string };

/** Server that `serveMetrics` has started. */
export type MetricsServer = { readonly port: number; readonly stop: () => Promise<void> };

/**
 * Serves `GET /metrics` in Prometheus' text format on a separate port, so that no public address can ever lead there.
 * Without METRICS_PORT nothing listens.
 *
 * docs/operate/operations.md lists the metrics of each part, with names and labels.
 */
export async function serveMetrics(registry: Registry, place: Place): Promise<MetricsServer | undefined> {
  if (place.METRICS_PORT === undefined) return undefined;
  observeProcess(registry);
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await listen(server, place.METRICS_PORT, place.METRICS_HOST);

  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Adds the metrics that every process has: CPU, memory, event loop, stray errors, and what was built. */
export function observeProcess(registry: Registry): void {
  collectDefaultMetrics({ register: registry });
  observeStrayErrors(registry);
  new Gauge({
    name: 'hostfront_build_info',
    help: 'Always 1; the labels tell the release of the product and the version of Node that this process runs.',
    labelNames: ['version', 'node'],
    registers: [registry],
  }).set({ version: packageJson.version, node: process.version }, 1);
}

/** Adds the count of unhandled rejections to the metrics of this process. */
export function observeStrayErrors(registry: Registry): void {
  new Counter({
    name: 'hostfront_unhandled_rejections_total',
    help: 'Promises of this process that were rejected and that no code handled; each is a mistake in the code.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(unhandledRejections());
    },
  });
}

function listen(server: Server, at: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(at, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Counts that a pool of `pg` keeps. */
type PoolCounts = { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number };

/**
 * Registers a gauge of database connections: in use, idle, and requests that wait for a connection. Returns a function
 * that adds a pool which is opened later.
 */
export function observePools(registry: Registry, first: Readonly<Record<string, PoolCounts>>) {
  const pools = new Map(Object.entries(first));
  new Gauge({
    name: 'hostfront_database_connections',
    help: 'Connections to the database by pool and state; "waiting" counts requests that wait for one.',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of pools) {
        this.set({ pool, state: 'in_use' }, totalCount - idleCount);
        this.set({ pool, state: 'idle' }, idleCount);
        this.set({ pool, state: 'waiting' }, waitingCount);
      }
    },
  });

  return (name: string, pool: PoolCounts): void => void pools.set(name, pool);
}
