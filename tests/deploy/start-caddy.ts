import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntil } from '#tests/support/wait-until.ts';
import { freePort } from '#tests/support/processes/free-port.ts';

/** Makes a copy of deploy/caddy whose ports are free on this machine, and which asks a name server for `web`. */
export async function makeCaddyFolder(webPort: number, nameServer: string, plainPort?: number) {
  const folder = mkdtempSync(join(tmpdir(), 'hostfront-caddy-'));
  cpSync('deploy/caddy', folder, { recursive: true });
  const [plain, health] = [plainPort ?? (await freePort()), await freePort()];
  const text = readFileSync(join(folder, 'Caddyfile'), 'utf8')
    .replace('port 3000', `port ${webPort}\nresolvers ${nameServer}`)
    .replace('http://:3000', `http://:${plain}`)
    .replace('http://:2020', `http://:${health}`);
  writeFileSync(join(folder, 'Caddyfile'), text);

  return { folder, plain, health, remove: () => rmSync(folder, { recursive: true }) };
}

/** Starts the real Caddy with the environment of docker-compose.proxy.yml; resolves once it is healthy. */
export async function startCaddy(
  { folder, health }: { folder: string; health: number },
  env: Record<string, string>,
) {
  const child = spawn('caddy', ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
    env: { PATH: process.env['PATH'], HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  await waitUntil('Caddy is healthy', async () => {
    if (child.exitCode !== null) throw new Error(output);
    return (await fetch(`http://127.0.0.1:${health}/`).catch(() => undefined))?.ok ?? false;
  });

  return {
    stop: async (): Promise<void> => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
