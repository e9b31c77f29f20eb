import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '#embedded/postgres/start-postgres.ts';

/** A PostgreSQL that can lose its power: no process of it gets to say goodbye, and another takes its place. */
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

/**
 * Linux lists them. A child that outlives its postmaster may wait for ever for a lock of one that died with it, and
 * keeps the next server from starting; a loss of power spares none.
 */
function childrenOf(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number);
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
