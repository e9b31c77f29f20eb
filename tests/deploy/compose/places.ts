import { freePort } from '#tests/support/processes/free-port.ts';

const LOOPBACK = '127.0.0.1';
/** Ports on which the containers listen; those of `keycloak` are for people and for health. */
const LISTENING: Record<string, readonly number[]> = {
  postgres: [5432],
  graphql: [8080],
  keycloak: [8080, 9000],
  actions: [8090],
  web: [3000],
  mail: [1025, 8025],
};
const ADDRESS = new RegExp(`(?<![\\w.-])(${Object.keys(LISTENING).join('|')}):(\\d+)`, 'g');
/** The address of a health command's own service, also as bash writes it: /dev/tcp/127.0.0.1/9000. */
const OWN_ADDRESS = /(?<=\b127\.0\.0\.1[:/])\d+/g;

/** Where the containers' programs listen on this machine: each on a port of its own of the loopback address. */
export type Places = {
  /** Returns the port of this machine behind a service's port. */
  port(service: string, containerPort: number): number;
  /** Puts this machine's addresses into a text. */
  localise(text: string): string;
  /** Does so in an argument of a service's health command, which asks the service itself. */
  localiseOwn(service: string, text: string): string;
  /** The same for an environment, whose pairs such as SMTP_HOST and SMTP_PORT together name an address. */
  localiseEnv(service: string, env: Readonly<Record<string, string>>): Record<string, string>;
};

export async function choosePlaces(): Promise<Places> {
  const ports = new Map<string, number>();
  for (const [service, listening] of Object.entries(LISTENING)) {
    for (const port of listening) ports.set(`${service}:${port}`, await freePort());
  }
  const find = (service: string, containerPort: number): number => {
    const found = ports.get(`${service}:${containerPort}`);
    if (found === undefined) throw new Error(`${service} does not listen on ${containerPort}.`);
    return found;
  };
  const localise = (text: string): string =>
    text.replace(ADDRESS, (_, host: string, port: string) => `${LOOPBACK}:${find(host, Number(port))}`);

  return {
    port: find,
    localise,
    localiseOwn: (service, text) => text.replace(OWN_ADDRESS, (port) => String(find(service, Number(port)))),
    localiseEnv: (service, env) => {
      const local = Object.fromEntries(Object.entries(env).map(([name, value]) => [name, localise(value)]));
      for (const [name, host] of Object.entries(env)) {
        const owner = host === '0.0.0.0' ? service : host;
        const [preset] = LISTENING[owner] ?? [];
        if (!name.endsWith('HOST') || preset === undefined) continue;
        const portName = name.replace(/HOST$/, 'PORT');
        if (name.startsWith('METRICS_')) continue;
        local[name] = LOOPBACK;
        local[portName] = String(find(owner, Number(env[portName] ?? preset)));
      }
      return local;
    },
  };
}
