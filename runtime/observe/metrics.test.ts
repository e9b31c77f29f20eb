import Fastify from 'fastify';
import { Registry } from 'prom-client';
import { afterEach, describe, expect, it } from 'vitest';
import { observePools, serveMetrics, type MetricsServer } from './metrics.ts';
import { observeRequests } from './observe-requests.ts';

const HERE = { METRICS_PORT: 0, METRICS_HOST: '127.0.0.1' };
let running: MetricsServer | undefined;
afterEach(async () => {
  await running?.stop();
  running = undefined;
});

async function serve(registry: Registry) {
  running = await serveMetrics(registry, HERE);
  return `http://127.0.0.1:${running?.port}`;
}

describe('serveMetrics', () => {
  it('opens no port if METRICS_PORT is not set', async () => {
    expect(await serveMetrics(new Registry(), { METRICS_HOST: '127.0.0.1' })).toBeUndefined();
  });

  it('answers GET /metrics with metrics of the process, and 404 to everything else', async () => {
    const url = await serve(new Registry());

    const answer = await fetch(`${url}/metrics`);

    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(await answer.text()).toMatch(/^process_resident_memory_bytes \d+/m);
    expect((await fetch(url)).status).toBe(404);
    expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404);
  });

  it('reports the connection pools as they are when the metrics are read', async () => {
    const registry = new Registry();
    const pool = { totalCount: 3, idleCount: 1, waitingCount: 0 };
    observePools(registry, { main: pool });

    pool.waitingCount = 5;

    expect(await registry.metrics()).toContain(
      'hostfront_database_connections{pool="main",state="in_use"} 2\n' +
        'hostfront_database_connections{pool="main",state="idle"} 1\n' +
        'hostfront_database_connections{pool="main",state="waiting"} 5\n',
    );
  });
});

describe('observeRequests', () => {
  it('counts requests by route pattern and status, never by the path that was requested', async () => {
    const registry = new Registry();
    const server = Fastify();
    observeRequests(server, registry);
    server.get('/things/:id', async () => 'ok');

    await server.inject('/things/secret-1');
    await server.inject('/things/secret-2');
    await server.inject('/wp-admin');
    const text = await registry.metrics();

    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/things/:id",status="200"} 2',
    );
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="none",status="404"} 1');
    expect(text).not.toMatch(/secret|wp-admin/);
  });
});
