import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { exchange } from '../exchange.ts';
import type { Folder } from './leftover-server.ts';
import { PostgresError } from '../postgres-error.ts';
import { giveTo } from './server-account.ts';
import { runOnFolder } from './server-process.ts';

type Cluster = Folder & { superuserPassword: string };

/** Creates a database cluster: UTF-8, Unicode collation by ICU's root locale, passwords by SCRAM for everybody. */
export async function initialiseCluster(cluster: Cluster): Promise<void> {
  const { dataDir, superuserPassword, binaries, account } = cluster;
  if (account) giveTo(account, dataDir);
  await withPasswordFile({ superuserPassword, account }, (passwordFile) =>
    exchange(dataDir, (folder) => {
      if (account) giveTo(account, folder);
      const { status, output } = runOnFolder({
        program: binaries.program('initdb'),
        dataDir: folder,
        account,
        args: (target) => [
          `--pgdata=${target}`,
          '--username=postgres',
          `--pwfile=${passwordFile}`,
          '--auth=scram-sha-256',
          '--encoding=UTF8',
          '--locale=C',
          '--locale-provider=icu',
          '--icu-locale=und',
        ],
      });
      if (status !== 0) {
        throw new PostgresError(explain(dataDir, output));
      }
    }),
  );
  // A folder that was there may be open to others, which PostgreSQL refuses.
  chmodSync(dataDir, 0o700);
}

async function withPasswordFile(
  { superuserPassword, account }: Pick<Cluster, 'superuserPassword' | 'account'>,
  use: (file: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'hostfront-initdb-'));
  try {
    const file = path.join(folder, 'password');
    writeFileSync(file, `${superuserPassword}\n`, { mode: 0o600 });
    if (account) {
      chownSync(file, account.uid, account.gid);
      chownSync(folder, account.uid, account.gid);
    }
    await use(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function explain(dataDir: string, output: string): string {
  const lines = output.trim().split('\n');
  const fault = lines.findLast((line) => /error|FATAL/.test(line)) ?? lines.at(-1) ?? 'nothing';
  const nameless = /could not look up effective user ID (\d+)/.exec(fault)?.[1];
  if (nameless !== undefined) {
    return `PostgreSQL makes a database only for a user whom the system knows by name, and user ${nameless} has none in /etc/passwd; start once as another user or as root.`;
  }
  return `The database in ${dataDir} could not be made; initdb said: ${fault.trim()}`;
}
