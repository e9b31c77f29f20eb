import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import { retryDeadlocks } from '#actions/features/import-contacts/retry-deadlocks.ts';
import { tokenOf } from '#tests/actions/imports/start-imports.ts';
import { createUploader, makeFile } from '#tests/actions/imports/upload.ts';
import { admin, startActions, type Actions } from '#tests/actions/start-actions.ts';
import { startService } from '#tests/actions/start-service.ts';
import { withClient } from '#embedded/postgres/with-client.ts';
import { freePort } from '#tests/support/processes/free-port.ts';
import { memoryMb } from '#tests/support/process-memory.ts';
import { amountOf, startDatabaseServer, type Scenario } from '../support/scenario.ts';
import { inTurn, median } from '../support/statistics.ts';

const ROUNDS = 3;
const LARGE_BYTES = 100 * 1024 * 1024;
const SAMPLE_MS = 100;

/**
 * Run by `npm run bench -- import [rows|--quick]`. Compares an upload with `\copy` of its file into the same indexed
 * table.
 */
export const imports: Scenario = {
  title: 'Importing contacts',
  measure: async (run) => {
    const rows = amountOf(run, { full: 200_000, quick: 20_000 });
    const { superuserUrl } = await startDatabaseServer(run);
    const actions = await startActions({}, superuserUrl);
    run.after(() => actions.stop());
    const port = await freePort();
    const service = await startService(actions.databaseUrl, actions.identity.url, port);
    run.after(() => service.kill('SIGKILL'));
    const file = makeFile(rows);
    const upload = async (content: string | AsyncIterable<Uint8Array>) => {
      const send = createUploader(`http://127.0.0.1:${port}`, await tokenOf(actions, admin));
      const outcome = await send(content);
      if (outcome.status >= 300) throw new Error(`The import was answered with ${JSON.stringify(outcome)}`);
    };
    const rates = await inTurn(
      {
        copied: () => perSecond(rows, actions, () => copyFile(actions.databaseUrl, file)),
        imported: () => perSecond(rows, actions, () => upload(file)),
      },
      { rounds: ROUNDS },
    );
    const growthMb = await measureGrowth(service.pid ?? 0, () => upload(largeFile()));
    const [copied, imported] = [median(rates.copied), median(rates.imported)];

    return {
      parts: [
        [
          [`${whole(rows)} rows into the same table with its indexes`, 'rows/s', 'ratio'],
          ['`\\copy` of the file', whole(copied), ''],
          ['upload: read, checked, staged and merged', whole(imported), (imported / copied).toFixed(2)],
        ],
        `Memory growth of the service on a file of 100 MB: ${whole(growthMb)} MB.`,
      ],
    };
  },
};

const whole = (value: number) => Math.round(value).toLocaleString('en');

/** Measures rows per second into an empty table. */
async function perSecond(rows: number, { pool }: Actions, run: () => Promise<unknown>): Promise<number> {
  // The service reads these tables at its start, in an order of its own.
  const client = await pool.connect();
  await retryDeadlocks(client, () => client.query('truncate contacts, imports cascade'));
  client.release();
  await pool.query('vacuum analyze contacts');
  const begun = performance.now();
  await run();

  return (rows / (performance.now() - begun)) * 1_000;
}

/** Loads a file as psql's `\copy` does. */
async function copyFile(databaseUrl: string, file: string): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    await client.query(`set hostfront.batch_id = 'bench'`);
    await pipeline(
      new Blob([file]).stream(),
      client.query(
        copyFrom('copy contacts (email, first_name, last_name) from stdin with (format csv, header)'),
      ),
    );
  });
}

/** Yields a file of 100 MB while it is sent. */
async function* largeFile(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('email,first_name,last_name\n');
  for (let sent = 0, index = 0; sent < LARGE_BYTES; index += 1) {
    const rows = Array.from(
      { length: 500 },
      (_row, at) => `large-${index}-${at}@example.test,${'سلمى '.repeat(8)},Haddad\n`,
    ).join('');
    const bytes = Buffer.from(rows);
    sent += bytes.length;
    yield bytes;
  }
}

/** Returns the peak growth of a process's memory during `run`, in MB. */
async function measureGrowth(pid: number, run: () => Promise<unknown>): Promise<number> {
  const before = memoryMb(pid, 'VmRSS');
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, memoryMb(pid, 'VmRSS'))), SAMPLE_MS);
  await run();
  clearInterval(timer);

  return most - before;
}
