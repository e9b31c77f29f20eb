import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { startPostgres } from '#embedded/postgres/server/start-postgres.ts';
import { tokenOf } from '#tests/actions/imports/start-imports.ts';
import { createUploader, makeFile, type Outcome } from '#tests/actions/imports/upload.ts';
import { admin, startActions, type Actions } from '#tests/actions/start-actions.ts';
import { startService } from '#tests/actions/start-service.ts';
import { machine } from '../support/machine.ts';
import { readAmount } from '../support/read-amount.ts';
import { median } from '../support/statistics.ts';
import { writeReport } from '../support/write-report.ts';
import { freePort } from '#tests/support/processes/free-port.ts';

const ROUNDS = 3;
const LARGE_BYTES = 100 * 1024 * 1024;
const SAMPLE_MS = 100;
const MB = 1024 * 1024;

/**
 * Run by `npm run bench -- import [rows|--quick]`. Compares an upload with `\copy` of its file into the same indexed
 * table. The report is written only without an option.
 */
export async function benchImport(options: readonly string[]): Promise<void> {
  const rows = readAmount(options, { full: 200_000, quick: 20_000 });
  const dataDir = mkdtempSync(join(tmpdir(), 'hostfront-bench-'));
  const postgres = await startPostgres({ dataDir: join(dataDir, 'postgres'), superuserPassword: 'bench' });
  const actions = await startActions({}, postgres.superuserUrl);
  const port = await freePort();
  const service = await startService(actions.databaseUrl, actions.identity.url, port);
  const file = makeFile(rows);
  const copied: number[] = [];
  const imported: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    copied.push(await perSecond(rows, actions, () => copyFile(actions.databaseUrl, file)));
    const token = await tokenOf(actions, admin);
    imported.push(await perSecond(rows, actions, () => importFile(port, token, file)));
  }
  const lastToken = await tokenOf(actions, admin);
  const growth = await measureGrowth(service.pid ?? 0, () => importFile(port, lastToken, largeFile()));
  report({ rows, copied: median(copied), imported: median(imported), growth }, options.length === 0);
  service.kill('SIGKILL');
  await actions.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Measures rows per second into an empty table. */
async function perSecond(rows: number, { pool }: Actions, run: () => Promise<unknown>): Promise<number> {
  await pool.query('truncate contacts, imports cascade');
  await pool.query('vacuum analyze contacts');
  const begun = performance.now();
  await run();

  return (rows / (performance.now() - begun)) * 1_000;
}

/** Loads a file as psql's `\copy` does. */
async function copyFile(databaseUrl: string, file: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`set hostfront.batch_id = 'bench'`);
  await pipeline(
    Readable.from(chunksOf(Buffer.from(file))),
    client.query(
      copyFrom('copy contacts (email, first_name, last_name) from stdin with (format csv, header)'),
    ),
  );
  await client.end();
}

async function importFile(
  port: number,
  token: string,
  file: string | AsyncIterable<Uint8Array>,
): Promise<Outcome> {
  const outcome = await createUploader(`http://127.0.0.1:${port}`, token)(file);
  if (outcome.status >= 300) throw new Error(`The import was answered with ${JSON.stringify(outcome)}`);

  return outcome;
}

const CHUNK_BYTES = 64 * 1024;

function* chunksOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) yield bytes.subarray(at, at + CHUNK_BYTES);
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
  const before = residentBytes(pid);
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, residentBytes(pid))), SAMPLE_MS);
  await run();
  clearInterval(timer);

  return (most - before) / MB;
}

function residentBytes(pid: number): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

type Figures = { rows: number; copied: number; imported: number; growth: number };

function report({ rows, copied, imported, growth }: Figures, isKept: boolean): void {
  const whole = (value: number) => Math.round(value).toLocaleString('en');
  const text = `## Importing contacts

${machine()}

| ${whole(rows)} rows into the same table with its indexes | rows/s | ratio |
| --- | --- | --- |
| \`\\copy\` of the file | ${whole(copied)} | |
| upload: read, checked, staged and merged | ${whole(imported)} | ${(imported / copied).toFixed(2)} |

Memory growth of the service on a file of 100 MB: ${whole(growth)} MB.
`;
  process.stdout.write(text);
  if (isKept) writeReport('import', text);
}
