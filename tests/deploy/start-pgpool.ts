import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntil } from '#tests/support/wait-until.ts';
import { freePort } from '#tests/support/processes/free-port.ts';
import { isListening } from '#tests/support/processes/is-listening.ts';

/** Starts a real pgpool before the database of a URL, with as many places for clients as a test gives it. */
export async function startPgpool(databaseUrl: string, places: number) {
  const folder = mkdtempSync(join(tmpdir(), 'hostfront-pgpool-'));
  const [port, pcpPort] = [await freePort(), await freePort()];
  writeFileSync(
    join(folder, 'pgpool.conf'),
    `listen_addresses = '127.0.0.1'
port = ${port}
pcp_listen_addresses = '127.0.0.1'
pcp_port = ${pcpPort}
socket_dir = '${folder}'
pcp_socket_dir = '${folder}'
pid_file_name = '${folder}/pid'
logdir = '${folder}'
backend_hostname0 = '127.0.0.1'
backend_port0 = ${new URL(databaseUrl).port}
backend_flag0 = 'DISALLOW_TO_FAILOVER'
sr_check_period = 0
pool_passwd = ''
allow_clear_text_frontend_auth = on
num_init_children = ${places}
`,
  );
  const args = ['-n', '-f', join(folder, 'pgpool.conf'), '-F', join(folder, 'pcp.conf')];
  const child = spawn('pgpool', args, { stdio: 'ignore' });
  await waitUntil('pgpool listens', () => isListening(port));
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
