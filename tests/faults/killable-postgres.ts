import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '#embedded/postgres/start-postgres.ts';
import { childrenOf } from '#tests/support/children-of.ts';

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
      const pid = Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
      // The children must be killed too, as by a loss of power: a child that outlives its postmaster may wait forever
      // for a lock of a dead process, and then the next server cannot start.
      for (const each of [pid, ...childrenOf(pid)]) killIfThere(each);
      await postgres.exited;
      postgres = await start(port);
    },
    async stop(): Promise<void> {
      await postgres.stop();
      rmSync(parent, { recursive: true, force: true });
    },
  };
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
