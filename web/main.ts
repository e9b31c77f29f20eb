import { createLogger } from '#runtime/create-logger.ts';
import { serveMetrics } from '#runtime/metrics.ts';
import { runProgram, stopOnSignal, handleStrayErrors } from '#runtime/run-program.ts';
import { Registry } from 'prom-client';
import { readEnv } from './config/env.ts';
import { createServer } from './create-server.ts';

async function main(): Promise<void> {
  const env = readEnv();
  const log = createLogger('web', env.LOG_LEVEL);
  handleStrayErrors(log);
  const metrics = new Registry();
  const server = await createServer(env, log, metrics);
  await server.listen({ host: env.HOST, port: env.PORT });
  const metricsServer = await serveMetrics(metrics, env);
  stopOnSignal(async () => {
    await server.close();
    await metricsServer?.stop();
  });
}

runProgram(main);
