import type { Server } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TestEngine } from '../support/start-test-engine.ts';
import type { SuiteFolder } from './suite.ts';

/** Port that the suite's metadata names. */
const PORT = 5593;

type CreateWebhook = (graphql: (request: unknown) => Promise<unknown>) => Server;

/** Starts the suite's own webhook, which calls the engine back as admin. */
export async function startWebhook(
  folder: SuiteFolder,
  engine: TestEngine,
): Promise<{ stop(): Promise<void> }> {
  const file = join(folder.directory, '../tools/action-webhook.mjs');
  const { createWebhook } = (await import(pathToFileURL(file).href)) as { createWebhook: CreateWebhook };
  const server = createWebhook(async (request) => (await engine.post(request)).body);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(PORT, '127.0.0.1', resolve);
  });

  return { stop: () => new Promise((resolve) => server.close(() => resolve())) };
}
