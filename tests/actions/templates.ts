import { prepareSchema } from '#actions/lib/prepare-schema.ts';
import { openPool } from '#tests/support/postgres/open-pool.ts';
import type { Template } from '#tests/support/postgres/database.ts';
import { startIdentity } from './start-identity.ts';

export const publicUrl = 'http://localhost:3999';
export const admin = { email: 'admin@example.test', password: 'Right-Password-1', role: 'admin' } as const;
export const client = { email: 'salma@example.test', password: 'Right-Password-2' };

/** Template of the product's database with the actions service's own schemas, including the job queue. */
export const WITH_QUEUE: Template = {
  name: 'template_queue',
  async prepare(databaseUrl) {
    const pool = openPool(databaseUrl);
    await prepareSchema(pool);
    await pool.end();
  },
};

/** Template of WITH_QUEUE's database plus an identity realm with three people. */
export const WITH_PEOPLE: Template = {
  name: 'template_people',
  from: WITH_QUEUE,
  async prepare(databaseUrl) {
    const identity = await startIdentity(databaseUrl, publicUrl);
    await identity.addPerson(admin);
    await identity.addPerson(client);
    await identity.addPerson({ email: 'half@example.test', password: 'Right-Password-3', lastName: '' });
    await identity.stop();
  },
};
