import type { ComposeFile } from './read-compose.ts';

/** Ports on which the containers listen, as their images document or their environment says. */
export const LISTENING: Record<string, readonly number[]> = {
  postgres: [5432],
  graphql: [8080],
  keycloak: [8080],
  actions: [8090],
  web: [3000],
  mail: [1025, 8025],
};

/** Lists the addresses in environments and commands at which no service listens, or that can't be reached. */
export function addressFaults({ services }: ComposeFile): string[] {
  return Object.entries(services).flatMap(([name, { environment = {}, command = [], networks = [] }]) =>
    [...Object.values(environment), ...command]
      .flatMap((value) => [...String(value ?? '').matchAll(/(?:\/\/|@)([a-z][a-z-]*):(\d+)/g)])
      .flatMap(([, host = '', port]) => {
        const isShared = (services[host]?.networks ?? []).some((network) => networks.includes(network));
        if (!LISTENING[host]?.includes(Number(port)))
          return [`${name} asks ${host}:${port}, where nobody listens`];
        return isShared ? [] : [`${name} does not reach ${host}`];
      }),
  );
}
