import { findPackage, majorOf } from './binaries.ts';
import { checkDataFolder } from './data-folder.ts';
import { initialiseCluster } from './initialise-cluster.ts';
import { runServer, type RunningPostgres, type StartOptions } from './run-server.ts';

export type { RunningPostgres, StartOptions } from './run-server.ts';

/**
 * Starts PostgreSQL 17 from the binaries that npm installed, on a data folder that is created if need be.
 *
 * Works as root (the server then runs under an account without rights) and as a plain user, needs no system package
 * and creates no account. Errors that a person can correct are thrown as a {@link PostgresError}.
 */
export async function startPostgres(options: StartOptions): Promise<RunningPostgres> {
  const packageDir = options.packageDir ?? findPackage();
  checkDataFolder(options.dataDir, majorOf(packageDir));

  return runServer(options, async ({ dataDir, binaries, account }) => {
    // Another start may have filled the folder before it was held.
    if (checkDataFolder(dataDir, majorOf(packageDir)) !== 'empty') return;
    await initialiseCluster({ dataDir, superuserPassword: options.superuserPassword, binaries, account });
  });
}
