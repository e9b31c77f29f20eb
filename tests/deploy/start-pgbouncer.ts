import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntil } from '#tests/support/wait-until.ts';
import { freePort } from '#tests/support/processes/free-port.ts';
import { isListening } from '#tests/support/processes/is-listening.ts';

/** PgBouncer refuses to run as root; the number is that of the account `nobody`. */
const ACCOUNT = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** What docs/operate/operations.md asks of a pooler. */
const AS_DOCUMENTED = 'ignore_startup_parameters = statement_timeout,lock_timeout';

/** Starts a real PgBouncer before the database of a URL, set up as docs/operate/operations.md says, or without that. */
export async function startPgbouncer(
  databaseUrl: string,
  mode: 'session' | 'transaction',
  settings = AS_DOCUMENTED,
) {
  const folder = mkdtempSync(join(tmpdir(), 'hostfront-pgbouncer-'));
  const target = new URL(databaseUrl);
  const port = await freePort();
  writeFileSync(join(folder, 'users.txt'), `"${target.username}" "${target.password}"\n`);
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=127.0.0.1 port=${target.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = ${mode}
default_pool_size = 12
max_client_conn = 100
${settings}
`,
  );
  for (const path of [folder, join(folder, 'users.txt'), join(folder, 'pgbouncer.ini')])
    chmodSync(path, 0o755);
  const child = spawn('pgbouncer', [join(folder, 'pgbouncer.ini')], { stdio: 'ignore', ...ACCOUNT });
  await waitUntil('PgBouncer listens', () => isListening(port));
  const own = new URL(databaseUrl);
  own.port = String(port);

  return {
    url: own.href,
    async stop(): Promise<void> {
      const ended = once(child, 'exit');
      child.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
