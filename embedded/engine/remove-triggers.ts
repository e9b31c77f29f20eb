import { createLogger } from '#runtime/observe/create-logger.ts';
import { Client } from 'pg';
import { readDatabaseUrl } from './config/env.ts';
import { removeTriggers } from './live/triggers.ts';

const logger = createLogger('engine', 'info');
const client = new Client({ connectionString: readDatabaseUrl() });
await client.connect();
await removeTriggers(client);
await client.end();
logger.info(
  'the triggers and the schema "engine" are removed; the engine makes them again at its next start',
);
