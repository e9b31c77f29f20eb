import type { ComposeFile, Service } from './read-compose.ts';

/** Rights that the entrypoint of PostgreSQL needs to become another user; no other service gets any. */
const RIGHTS = {
  proxy: ['NET_BIND_SERVICE'],
  postgres: ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID'],
};
/** Who is in the networks that lead out or to the data. */
const MEMBERS = {
  outside: ['web'],
  outgoing: ['actions', 'keycloak', 'mail'],
  database: ['actions', 'database-checked', 'demo-data', 'graphql', 'indexes', 'keycloak', 'postgres'],
};
const INTERNAL = ['database', 'inside'];
/** Who people reach once Caddy is before the web server. */
const WITH_PROXY = { ...MEMBERS, outside: ['proxy', 'web'] };
/** Prefix of each published port. */
const PORTS: Record<string, string> = { proxy: '', web: '${HOST:-127.0.0.1}:', mail: '127.0.0.1:' };

const sorted = (values: readonly string[] = []) => [...values].sort();
const isSame = (one: readonly string[] | undefined, other: readonly string[]) =>
  sorted(one).join() === sorted(other).join();

/** Lists which guarantees one service breaks. */
function serviceFaults(name: string, service: Service, services: ComposeFile['services']): string[] {
  const { options } = service.logging ?? {};
  const rights = name in RIGHTS ? RIGHTS[name as keyof typeof RIGHTS] : [];
  const isKept = service.restart === 'unless-stopped';
  const waitsInVain = Object.entries(service.depends_on ?? {}).filter(
    ([other, { required = true }]) => required && services[other]?.profiles !== undefined,
  );
  const tag = /:([^:/]+)$/.exec(service.image ?? '')?.[1];
  const faults: Array<[boolean, string]> = [
    [service.privileged === true || service.network_mode !== undefined, 'leaves its container'],
    [service.read_only !== true, 'writes into its image'],
    [!isSame(service.cap_drop, ['ALL']), 'keeps rights of the administrator'],
    [!isSame(service.cap_add, rights), 'has other rights than it needs'],
    [!(service.security_opt ?? []).includes('no-new-privileges:true'), 'may get new rights'],
    [!/^\d+[mg]$/.test(service.mem_limit ?? ''), 'has no limit of memory'],
    [!((service.cpus ?? 0) > 0), 'has no limit of processors'],
    [!((service.pids_limit ?? 0) > 0), 'has no limit of processes'],
    [!options?.['max-size'] || !options['max-file'], 'fills the disk with its log'],
    [(service.tmpfs ?? []).some((place) => !/[:,]size=\d+m/.test(place)), 'has a tmpfs without a limit'],
    [(service.networks ?? []).length === 0, 'is in the default network'],
    [
      (service.volumes ?? []).some((volume) => volume.startsWith('.') && !volume.endsWith(':ro')),
      'writes to the host',
    ],
    [
      (service.ports ?? []).some((port) => !(name in PORTS) || !port.startsWith(PORTS[name] ?? '')),
      'has a port open to others',
    ],
    [isKept && service.healthcheck === undefined, 'has no health'],
    [waitsInVain.length > 0, 'waits for a service of a profile'],
    [service.build === undefined && (!tag || tag === 'latest'), 'names no version of its image'],
  ];

  return faults.filter(([isFault]) => isFault).map(([, fault]) => `${name} ${fault}`);
}

/** Lists which guarantees of docs/deployment.md a compose file breaks. */
export function guaranteeFaults({ services, networks }: ComposeFile): string[] {
  const inNetwork = (network: string) =>
    Object.keys(services).filter((name) => (services[name]?.networks ?? []).includes(network));

  return [
    ...Object.entries(services).flatMap(([name, service]) => serviceFaults(name, service, services)),
    ...Object.entries('proxy' in services ? WITH_PROXY : MEMBERS)
      .filter(([network, members]) => !isSame(inNetwork(network), members))
      .map(([network]) => `${network} has other members`),
    ...INTERNAL.filter((network) => networks[network]?.internal !== true).map(
      (network) => `${network} leads outside`,
    ),
    ...('proxy' in services && services['web']?.ports ? ['web has a port of its own beside the proxy'] : []),
    ...(services['mail']?.profiles?.includes('mail') === true ? [] : ['mail starts without its profile']),
  ];
}
