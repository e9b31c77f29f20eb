import { createLogger } from '#runtime/observe/create-logger.ts';
import { serveMetrics } from '#runtime/observe/metrics.ts';
import { runProgram, stopOnSignal, handleStrayErrors } from '#runtime/process/run-program.ts';
import { Registry } from 'prom-client';
import { readEnv } from './server/config/env.ts';
import { holdConnections } from './server/hold-connections.ts';

async function main(): Promise<void> {
  const env = readEnv();
  const log = createLogger('web', env.LOG_LEVEL);
  handleStrayErrors(log);
  const held = await holdConnections(env.HOST, env.PORT);
  const { createServer } = await import('./create-server.ts');
  const metrics = new Registry();
  const server = await createServer(env, log, metrics);
  await server.ready();
  await held.release();
  await server.listen({ host: env.HOST, port: env.PORT });
  held.passTo(server.server);
  const metricsServer = await serveMetrics(metrics, env);
  stopOnSignal(async () => {
    await server.close();
    await metricsServer?.stop();
  });
}

runProgram(main, { preload: () => import('./create-server.ts') });
