import type pg from 'pg';
import { inTransaction } from '#runtime/network/in-transaction.ts';
import type { Db } from '../storage/database.ts';
import { findServiceAccount, grantRoles } from '../storage/account-store.ts';
import { changeClient, findClient } from '../storage/client-store.ts';
import { findRealm } from '../storage/realm-store.ts';
import { ensureRole } from '../storage/role-store.ts';
import { importClient, importRealm } from './import-realm.ts';
import { resolvePlaceholders } from './placeholders.ts';
import type { RealmFile } from '../storage/representation.ts';

export const MASTER = 'master';
/** The role of realm `master` that may do everything in every realm. */
export const MASTER_ADMIN = 'admin';

type Seeds = {
  realmFile: string;
  placeholders: Readonly<Record<string, string>>;
  bootstrapClient: { clientId: string; secret: string };
};

/**
 * Creates realm `master` and the file's realm where they are missing, and writes the bootstrap client's settings at
 * every start. Returns the name of the file's realm.
 */
export async function seedRealms(pool: pg.Pool, seeds: Seeds): Promise<string> {
  const file = readRealmFile(seeds);
  await inTransaction(pool, async (db) => {
    await db.query('lock table identity.realm in share row exclusive mode');
    if ((await findRealm(db, MASTER)) === undefined) {
      await importRealm(db, {
        realm: MASTER,
        accessTokenLifespan: 60,
        roles: { realm: [{ name: MASTER_ADMIN }] },
      });
    }
    await ensureBootstrapClient(db, seeds.bootstrapClient);
    if ((await findRealm(db, file.realm)) === undefined) await importRealm(db, file);
  });

  return file.realm;
}

function readRealmFile({ realmFile, placeholders }: Seeds): RealmFile {
  const parsed: unknown = resolvePlaceholders(JSON.parse(realmFile), placeholders);
  if (typeof parsed !== 'object' || parsed === null || !('realm' in parsed)) {
    throw new Error('KEYCLOAK_REALM_FILE holds no realm.');
  }
  return parsed as RealmFile;
}

async function ensureBootstrapClient(
  db: Db,
  { clientId, secret }: { clientId: string; secret: string },
): Promise<void> {
  const settings = { clientId, secret, serviceAccountsEnabled: true, standardFlowEnabled: false };
  const existing = await findClient(db, MASTER, clientId);
  const client =
    existing === undefined
      ? await importClient(db, MASTER, settings)
      : ((await changeClient(db, existing.id, () => settings)) ?? existing);
  const account = await findServiceAccount(db, client.id);
  const admin = await ensureRole(db, { realm: MASTER }, { name: MASTER_ADMIN });
  if (account !== undefined) await grantRoles(db, account.id, [admin]);
}
