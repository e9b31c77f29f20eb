import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startJobs } from '#actions/app/jobs.ts';
import { backupProduct } from '#embedded/backup/backup-product.ts';
import { restoreProduct } from '#embedded/backup/restore-product.ts';
import { queuedMails } from '#tests/actions/queued-mails.ts';
import { bootstrap, clientSecrets, startIdentity } from '#tests/actions/start-identity.ts';
import { startInstance, type Instance } from '#tests/actions/start-instance.ts';
import { publicUrl, WITH_QUEUE } from '#tests/actions/templates.ts';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { useDataFolder } from '#tests/support/processes/use-data-folder.ts';
import { ask } from '#tests/support/postgres/ask.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { createAdminApi } from '../../keycloak/admin-api.ts';
import { applyRealm } from '../../keycloak/apply-realm.ts';
import { parseRealmFile } from '../../keycloak/realm-file.ts';

const GONE = '00000000-0000-4000-8000-0000000000f1';

/**
 * The product's database is restored, and Keycloak's, with its own backup, is of another time. The embedded identity
 * takes Keycloak's place, on a database of its own.
 */
describe('a restored database beside a Keycloak whose data is older or newer', () => {
  const folder = useDataFolder();
  const keycloakDatabase = useStarted(() => createTestDatabase({ template: 'empty' }));
  const source = useStarted(() => createTestDatabase({ template: WITH_QUEUE }));
  const target = useStarted(() => createTestDatabase({ template: 'empty' }));
  let keycloak: Awaited<ReturnType<typeof startIdentity>>;
  let instance: Instance;
  const ids = { salma: '', omar: '', noor: '' };

  beforeAll(async () => {
    keycloak = await startIdentity(keycloakDatabase.url, publicUrl);
    ids.salma = await keycloak.addPerson({
      email: 'salma@example.test',
      password: 'Right-Password-1',
      role: 'admin',
    });
    ids.omar = await keycloak.addPerson({ email: 'omar@example.test', password: 'Right-Password-2' });
    ids.noor = await keycloak.addPerson({ email: 'noor@example.test', password: 'Right-Password-3' });
    // At the time of the backup Omar was an administrator, Salma was none, and Noor had not signed up.
    await ask(
      source.url,
      `insert into people (user_id, email) values ('${ids.salma}', 'salma@example.test'),
         ('${ids.omar}', 'omar@example.test'), ('${GONE}', 'gone@example.test');
        insert into user_roles (user_id, role) values ('${ids.salma}', 'user'), ('${ids.omar}', 'admin'), ('${GONE}', 'user')`,
    );
    const place = { file: join(folder, 'backup'), passphrase: undefined, dataDir: join(folder, 'none') };
    await backupProduct({ ...place, databaseUrl: source.url, hasuraDir: 'hasura', product: '1.0.0' });
    const { header } = await restoreProduct({ ...place, databaseUrl: target.url, hasuraDir: 'hasura' });
    expect(header.has_realm).toBe(false);
    instance = await startInstance({ databaseUrl: target.url, identityUrl: keycloak.url });
  });
  afterAll(async () => {
    await instance?.stop();
    await keycloak?.stop();
  });

  const read = async () => {
    const { rows } = await instance.pool.query<{ email: string; role: string }>(
      'select email, role from people join user_roles using (user_id) order by email',
    );
    return rows.map(({ email, role }) => `${email} ${role}`);
  };

  it('lets keycloak/apply repair client secrets, which deletes no people of Keycloak', async () => {
    const [client] = (await (await keycloak.admin('GET', '/clients?clientId=actions')).json()) as {
      id: string;
    }[];
    await keycloak.admin('PUT', `/clients/${client?.id}`, {
      ...client,
      secret: 'secret-of-another-time-0123',
    });
    await expect(instance.services.keycloakAdmin.listUsers()).rejects.toThrow();

    const api = createAdminApi({ url: keycloak.url, clientId: bootstrap.id, clientSecret: bootstrap.secret });
    const file = parseRealmFile(readFileSync('keycloak/realm.json', 'utf8'), {
      WEB_URL: publicUrl,
      ...clientSecrets,
    });
    const applied = await applyRealm(api, file, {
      email: 'first@example.test',
      password: 'First-Password-1',
    });

    expect(applied).toEqual({ imported: false, administratorMade: false });
    const users = await instance.services.keycloakAdmin.listUsers();
    expect(users.map(({ id }) => id).toSorted()).toEqual(Object.values(ids).toSorted());
  });

  it('takes people and roles over from Keycloak while the restored data is held, and queues no mail about them', async () => {
    expect(await read()).toEqual([
      'gone@example.test user',
      'omar@example.test admin',
      'salma@example.test user',
    ]);

    const jobs = startJobs(instance.services);
    await expect
      .poll(read)
      .toEqual(['noor@example.test user', 'omar@example.test user', 'salma@example.test admin']);
    await jobs.stop();

    const { rows } = await instance.pool.query('select public.is_held()');
    expect(rows).toEqual([{ is_held: true }]);
    expect(await queuedMails(instance.pool)).toEqual([]);
  });
});
