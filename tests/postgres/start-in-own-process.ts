import { startPostgres } from '#embedded/postgres/server/start-postgres.ts';

/**
 * Starts a server on the folder of the first argument, by the programs of the second or the installed ones, prints its
 * address, and stops it at SIGTERM.
 */
const [dataDir = '', packageDir] = process.argv.slice(2);
try {
  const postgres = await startPostgres({
    dataDir,
    superuserPassword: 'secret',
    ...(packageDir !== undefined && { packageDir }),
  });
  process.once('SIGTERM', () => void postgres.stop());
  process.stdout.write(`${JSON.stringify({ url: postgres.superuserUrl })}\n`);
  await postgres.exited;
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
