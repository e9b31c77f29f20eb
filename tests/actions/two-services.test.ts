import { afterAll, beforeAll } from 'vitest';
import { checkTwoServices } from '#tests/identity/shared/two-services.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres/database.ts';
import { startIdentity } from './start-identity.ts';
import { client, publicUrl, WITH_PEOPLE } from './templates.ts';

const RACES = 20;

let database: TestDatabase;
let identity: Awaited<ReturnType<typeof startIdentity>>;

beforeAll(async () => {
  database = await createTestDatabase({ template: WITH_PEOPLE });
  identity = await startIdentity(database.url, publicUrl);
});
afterAll(async () => {
  await identity?.stop();
  await database?.close();
});

checkTwoServices(() => ({ databaseUrl: database.url, identityUrl: identity.url, person: client }), RACES);
