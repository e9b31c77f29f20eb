import { Client } from 'pg';
import { createLogger } from './config/create-logger.ts';
import { readDatabaseUrl } from './config/env.ts';
import { removeTriggers } from './live/triggers.ts';

const logger = createLogger('info');
const client = new Client({ connectionString: readDatabaseUrl() });
await client.connect();
await removeTriggers(client);
await client.end();
logger.info(
  'the triggers and the schema "engine" are removed; the engine makes them again at its next start',
);
