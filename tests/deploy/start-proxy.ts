import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { waitUntil } from '#tests/support/wait-until.ts';
import { isListening } from '#tests/support/processes/is-listening.ts';
import { freePort } from '#tests/support/processes/free-port.ts';

/** Ports and folder of a proxy of a test, and its settings that docs/operate/deployment.md lists. */
type Place = { port: number; origin: number; folder: string; settings: string };
type Proxy = {
  /** Settings without which live updates don't arrive; none for a proxy that passes sockets on by itself. */
  readonly forSockets: string;
  config(place: Place): string;
  args(config: string, place: Place): string[];
};
export type ProxyName = keyof typeof PROXIES;

export const PROXIES = {
  nginx: {
    forSockets: `proxy_http_version 1.1;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;`,
    config: ({ port, origin, folder, settings }) => `daemon off; master_process off; pid ${folder}/pid;
events {}
http {
  access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  gzip on; gzip_types text/event-stream; gzip_proxied any;
  map $http_upgrade $connection_upgrade { default upgrade; '' close; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://127.0.0.1:${origin};
      ${settings}
    }
  }
}`,
    args: (config, { folder }) => ['-c', config, '-p', folder, '-e', 'stderr'],
  },
  haproxy: {
    forSockets: '',
    config: ({ port, origin, settings }) => `defaults
  mode http
  timeout connect 5s
  timeout client 50s
  timeout server 50s
frontend web
  bind 127.0.0.1:${port}
  ${settings}
  default_backend origin
backend origin
  server origin 127.0.0.1:${origin}
`,
    args: (config) => ['-f', config, '-db'],
  },
  apache2: {
    forSockets: 'upgrade=websocket',
    config: ({ port, origin, folder, settings }) => `ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
DefaultRuntimeDir ${folder}
ErrorLog ${folder}/log
${['mpm_event', 'authz_core', 'proxy', 'proxy_http'].map((name) => `LoadModule ${name}_module ${besideProgram('apache2', 'apache2/modules')}/mod_${name}.so`).join('\n')}
User nobody
Group nogroup
ProxyPass / http://127.0.0.1:${origin}/ ${settings}
`,
    args: (config, { folder }) => ['-D', 'FOREGROUND', '-d', folder, '-f', config],
  },
  lighttpd: {
    forSockets: 'proxy.header = ("upgrade" => "enable")',
    config: ({ port, origin, folder, settings }) => `server.bind = "127.0.0.1"
server.port = ${port}
server.document-root = "${folder}"
server.modules = ("mod_proxy")
proxy.server = ("" => (("host" => "127.0.0.1", "port" => ${origin})))
${settings}
`,
    args: (config) => ['-D', '-f', config, '-m', besideProgram('lighttpd', 'lighttpd')],
  },
  caddy: {
    forSockets: '',
    config: ({ port, origin, folder, settings }) => `{
  admin unix/${folder}/admin
  auto_https off
  persist_config off
}
http://127.0.0.1:${port} {
  reverse_proxy 127.0.0.1:${origin} {
    ${settings}
  }
}
`,
    args: (config) => ['run', '--config', config, '--adapter', 'caddyfile'],
  },
  varnishd: {
    forSockets: `sub vcl_recv { if (req.http.Upgrade ~ "(?i)websocket") { return (pipe); } }
sub vcl_pipe { set bereq.http.Upgrade = req.http.Upgrade; set bereq.http.Connection = req.http.Connection; }`,
    config: ({ origin, settings }) => `vcl 4.1;
backend origin { .host = "127.0.0.1"; .port = "${origin}"; }
${settings}
`,
    args: (config, { port, folder }) => [
      ...['-F', '-j', 'none', '-n', join(folder, 'varnish'), '-s', 'malloc,16m'],
      ...['-a', `127.0.0.1:${port}`, '-f', config],
    ],
  },
  h2o: {
    forSockets: 'proxy.websocket: ON',
    config: ({ port, origin, settings }) => `num-threads: 1
listen: { host: 127.0.0.1, port: ${port} }
hosts:
  default:
    paths:
      /:
        proxy.reverse.url: http://127.0.0.1:${origin}/
${settings}
`,
    args: (config) => ['-c', config],
  },
} as const satisfies Record<string, Proxy>;

/** Returns the folder of a program's modules: /usr/lib/NAME for /usr/sbin/PROGRAM. */
function besideProgram(program: string, modules: string): string {
  const path = execFileSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' }).trim();

  return join(dirname(path), '../lib', modules);
}

/** Starts a real proxy before a port of this machine, with these settings; resolves once it listens. */
export async function startProxy(name: ProxyName, origin: number, settings: string) {
  const folder = mkdtempSync(join(tmpdir(), `hostfront-${name}-`));
  const port = await freePort();
  const place = { port, origin, folder, settings };
  const config = join(folder, 'proxy.conf');
  writeFileSync(config, PROXIES[name].config(place));
  const log = join(folder, 'log');
  const stderr = openSync(log, 'a');
  const child = spawn(name, PROXIES[name].args(config, place), { stdio: ['ignore', 'ignore', stderr] });
  closeSync(stderr);
  await waitUntil(`${name} listens`, async () => {
    if (child.exitCode !== null) throw new Error(readFileSync(log, 'utf8'));
    return isListening(port);
  });

  return {
    url: `http://127.0.0.1:${port}`,
    folder,
    /** File of its settings, which a test changes for a reload. */
    config,
    async stop(): Promise<void> {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
