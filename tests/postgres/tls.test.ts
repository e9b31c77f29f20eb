import { chmodSync, chownSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool } from '#actions/lib/database.ts';
import { backupProduct } from '#embedded/backup/backup-product.ts';
import { createPools } from '#embedded/engine/postgres/create-pools.ts';
import { createPool as createIdentityPool } from '#embedded/identity/storage/database.ts';
import { applyMigrations } from '#embedded/postgres/migrations/apply-migrations.ts';
import { startPostgres, type RunningPostgres } from '#embedded/postgres/server/start-postgres.ts';
import { say } from '#tests/support/doctor.ts';
import { withClient } from '#embedded/postgres/with-client.ts';
import { makeCertificate } from '#tests/support/processes/make-certificate.ts';
import { useDataFolder } from '#tests/support/processes/use-data-folder.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { checkDatabase } from '../../commands/doctor/check-database.ts';

const log = pino({ enabled: false });
const ENCRYPTED = 'select ssl from pg_stat_ssl where pid = pg_backend_pid()';

describe('a PostgreSQL server that requires TLS', () => {
  const root = useDataFolder();
  const ours = useDataFolder();
  let postgres: RunningPostgres;

  const urlWith = (options: Record<string, string>) => {
    const url = new URL(postgres.superuserUrl);
    url.hostname = 'localhost';
    url.search = new URLSearchParams(options).toString();
    return url.href;
  };
  const verified = () => urlWith({ sslmode: 'verify-full', sslrootcert: join(ours, 'ca.crt') });

  beforeAll(async () => {
    const dataDir = join(root, 'pg');
    postgres = await startPostgres({ dataDir, superuserPassword: 'tls' });
    const { key, certificate } = makeCertificate('localhost');
    writeFileSync(join(ours, 'ca.crt'), certificate);
    writeFileSync(join(ours, 'other.crt'), makeCertificate('localhost').certificate);
    const { uid, gid } = statSync(dataDir);
    const files = {
      'server.crt': certificate,
      'server.key': key,
      'pg_hba.conf': 'hostssl all all all scram-sha-256\n',
    };
    for (const [name, content] of Object.entries(files)) {
      const file = join(dataDir, name);
      writeFileSync(file, content);
      chmodSync(file, 0o600);
      if (process.getuid?.() === 0) chownSync(file, uid, gid);
    }
    await withClient(postgres.superuserUrl, async (client) => {
      await client.query("alter system set ssl = 'on'");
      await client.query('select pg_reload_conf()');
    });
    // The server takes its new settings a moment later.
    await waitUntil('TLS is on', async () => (await say(checkDatabase(verified()))).startsWith('ok'));
  });
  afterAll(() => postgres.stop());

  it('accepts the pools of all parts with sslmode=verify-full and its certificate authority', async () => {
    const settings = { connections: 1, statementTimeoutMs: 5_000, liveStatementTimeoutMs: 5_000 };
    const engine = createPools({ databaseUrl: verified(), ...settings }, log);
    const pools = [
      createPool(verified(), log),
      createIdentityPool(verified(), log),
      engine.main,
      engine.live,
      engine.control,
    ];
    for (const pool of pools) {
      expect((await pool.query(ENCRYPTED)).rows).toEqual([{ ssl: true }]);
      await pool.end();
    }
  });

  it('accepts migrations and backups', async () => {
    const applied = await applyMigrations({ databaseUrl: verified(), hasuraDir: 'hasura' });
    const place = { hasuraDir: 'hasura', dataDir: join(ours, 'none'), passphrase: undefined };

    expect(applied.length).toBeGreaterThan(0);
    await backupProduct({ ...place, file: join(ours, 'backup'), databaseUrl: verified(), product: '1.0.0' });
    expect(statSync(join(ours, 'backup')).size).toBeGreaterThan(0);
  });

  it('is refused by our client if its certificate is of an unknown authority', async () => {
    const other = urlWith({ sslmode: 'verify-full', sslrootcert: join(ours, 'other.crt') });

    expect(await say(checkDatabase(other))).toMatch(/^fault: The database can't be opened: .*certificate/);
    expect(await say(checkDatabase(urlWith({ sslmode: 'verify-full' })))).toMatch(/^fault: .*certificate/);
  });

  it('refuses a DATABASE_URL without sslmode, which the doctor reports', async () => {
    expect(await say(checkDatabase(urlWith({})))).toMatch(/^fault: .*no encryption/);
  });
});
