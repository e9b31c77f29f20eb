import { startTestPostgres } from './test-postgres.ts';

/**
 * Starts a PostgreSQL for several runs of tests, prints its address, and stops it when its standard input ends, as it
 * does when the process ends that started it.
 */
const { superuserUrl, stop } = await startTestPostgres();
// Ctrl-C in a terminal reaches this process too; the tests that it ends need the database for their last moments.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
process.stdin.resume().once('end', () => void stop());
process.stdout.write(`${superuserUrl}\n`);
