import { setTimeout as wait } from 'node:timers/promises';
import type { ComposeFile, Service } from '#tests/support/compose/read-compose.ts';
import { run, startService, type Machine, type Running } from './programs.ts';

/** Milliseconds until a service must be healthy. The first start of Keycloak takes more than a minute. */
export const HEALTHY_TIMEOUT_MS = 300_000;
const HEALTH_STEP_MS = 500;

export type Product = {
  /** Runs a service's health command once; returns whether the service is healthy by it. */
  isHealthy(name: string): Promise<boolean>;
  /** Exit codes of the services that have ended. */
  exitCodes(): Record<string, number | null>;
  stopService(name: string): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Starts services in the order that their `depends_on` asks for, each as soon as what it waits for is there. A service
 * of a profile starts only where it is named.
 */
export async function startProduct(
  { services }: ComposeFile,
  names: readonly string[],
  machine: Machine,
): Promise<Product> {
  const starting = new Map<string, Promise<Running>>();
  const exits: Record<string, number | null> = {};
  const find = (name: string): Service => {
    const service = services[name];
    if (!service) throw new Error(`There is no service ${name}.`);
    return service;
  };
  const start = (name: string): Promise<Running> => {
    const running = starting.get(name) ?? startAfterOthers(name);
    starting.set(name, running);
    return running;
  };
  const startAfterOthers = async (name: string): Promise<Running> => {
    const others = Object.entries(find(name).depends_on ?? {});
    await Promise.all(
      others
        .filter(([other, { required = true }]) => required || names.includes(other))
        .map(([other, { condition }]) => reach(other, condition)),
    );
    const running = await startService(name, find(name), machine);
    void running.ended.then((code) => (exits[name] = code));
    return running;
  };
  const reach = async (name: string, condition: string): Promise<void> => {
    const running = await start(name);
    if (condition === 'service_started') return;
    if (condition === 'service_healthy') return untilHealthy(name, running);
    const code = await running.ended;
    if (code !== 0) throw new Error(`${name} ended with ${code}:\n${running.output()}`);
  };
  const untilHealthy = async (name: string, running: Running): Promise<void> => {
    const giveUpAt = Date.now() + HEALTHY_TIMEOUT_MS;
    while (!(await isHealthy(name, find(name), machine))) {
      if (name in exits || Date.now() > giveUpAt)
        throw new Error(`${name} is not healthy:\n${running.output()}`);
      await wait(HEALTH_STEP_MS);
    }
  };
  const stop = async (): Promise<void> => {
    const running = [...starting].reverse();
    for (const [, one] of running) await (await one.catch(() => undefined))?.stop();
  };

  try {
    await Promise.all(
      names.map((name) =>
        reach(name, find(name).healthcheck ? 'service_healthy' : 'service_completed_successfully'),
      ),
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    isHealthy: (name) => isHealthy(name, find(name), machine),
    exitCodes: () => exits,
    stopService: async (name) => (await start(name)).stop(),
    stop,
  };
}

/** Runs a health command as it is written, with this machine's addresses and in the image's folder. */
async function isHealthy(name: string, service: Service, { image, places }: Machine): Promise<boolean> {
  const [kind = '', ...command] = service.healthcheck?.test ?? [];
  // Mailpit's own command asks this address, which our catcher has under another path.
  if (command[0] === '/mailpit') return answers(`http://127.0.0.1:${places.port('mail', 8025)}/api/healthz`);
  const [program = '', ...args] =
    kind === 'CMD-SHELL' ? ['bash', '-c', ...command] : withPort(command, name, places);
  const checking = await run(
    program,
    args.map((arg) => places.localiseOwn(name, arg)),
    {
      cwd: image.workingFolder,
      env: {},
    },
  );

  return (await checking.ended) === 0;
}

/** Names the port where a command takes it from another argument than an address, or from a default. */
function withPort(command: readonly string[], name: string, places: Machine['places']): string[] {
  if (command[0] === 'pg_isready') return [...command, `--port=${places.port(name, 5432)}`];
  if (command[0] === 'nc')
    return command.map((arg) => (/^\d+$/.test(arg) ? String(places.port(name, Number(arg))) : arg));
  return [...command];
}

async function answers(url: string): Promise<boolean> {
  return (await fetch(url).catch(() => undefined))?.ok ?? false;
}
