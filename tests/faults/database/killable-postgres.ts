import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '#embedded/postgres/server/start-postgres.ts';
import { childrenOf, signalProcess } from '#tests/support/processes/children-of.ts';

/** Starts a PostgreSQL whose processes can all be killed at once, as by a loss of power, and which then restarts. */
export async function startKillablePostgres() {
  const parent = mkdtempSync(join(tmpdir(), 'hostfront-faults-'));
  const dataDir = join(parent, 'postgres');
  const start = (port?: number) =>
    startPostgres({ dataDir, superuserPassword: 'test-superuser', ...(port !== undefined && { port }) });
  let postgres = await start();

  return {
    superuserUrl: postgres.superuserUrl,
    async kill(): Promise<void> {
      const { port } = postgres;
      killServer(dataDir);
      await postgres.exited;
      postgres = await start(port);
    },
    async stop(): Promise<void> {
      await postgres.stop();
      rmSync(parent, { recursive: true, force: true });
    },
  };
}

/**
 * Kills all processes of a server, as a loss of power does. A child that outlives its postmaster may wait forever for a
 * lock of a dead process, and one that sees it die may still answer a client; so the postmaster is only stopped while
 * its children are killed.
 */
export function killServer(dataDir: string): void {
  const pid = Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
  signalProcess(pid, 'SIGSTOP');
  for (const each of [...childrenOf(pid), pid]) signalProcess(each, 'SIGKILL');
}
