import { createLogger } from '#runtime/create-logger.ts';
import { runProgram, stopOnSignal, surviveStrayErrors } from '#runtime/run-program.ts';
import { readEnv } from './config/env.ts';
import { createServer } from './create-server.ts';

async function main(): Promise<void> {
  const env = readEnv();
  const log = createLogger('web', env.LOG_LEVEL);
  surviveStrayErrors(log);
  const server = await createServer(env, log);
  await server.listen({ host: env.HOST, port: env.PORT });
  stopOnSignal(() => server.close());
}

runProgram(main);
