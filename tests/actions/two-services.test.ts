import { checkTwoServices } from '#tests/identity/shared/two-services.ts';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { startIdentity } from './start-identity.ts';
import { client, publicUrl, WITH_PEOPLE } from './templates.ts';

const RACES = 20;

const database = useStarted(() => createTestDatabase({ template: WITH_PEOPLE }));
const identity = useStarted(() => startIdentity(database.url, publicUrl));

checkTwoServices(() => ({ databaseUrl: database.url, identityUrl: identity.url, person: client }), RACES);
