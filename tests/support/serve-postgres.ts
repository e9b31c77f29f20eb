import { startTestPostgres } from './test-postgres.ts';

/** Starts a PostgreSQL for several runs of tests, prints its address, and stops it when its standard input ends. */
const { superuserUrl, stop } = await startTestPostgres();
process.stdout.write(`${superuserUrl}\n`);
process.on('SIGINT', () => undefined);
process.stdin.resume().once('end', () => void stop());
