import pg from 'pg';
import { onTestFinished } from 'vitest';

/** Connects to a database until the end of the test. */
export async function connect(config: string | pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(config);
  client.on('error', () => undefined);
  await client.connect();
  onTestFinished(() => client.end());

  return client;
}
