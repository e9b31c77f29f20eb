import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { buildServer, buildSite } from '#tests/support/processes/built-product.ts';
import { readEnv } from '#embedded/stack/config/env.ts';
import * as define from '#embedded/stack/parts/definitions.ts';
import { freePorts } from '#runtime/network/free-ports.ts';
import { openPartLog } from '#embedded/stack/parts/part-log.ts';
import { startProcess, type PartProcess, type Program } from '#embedded/stack/parts/part-process.ts';
import { readSecrets } from '#embedded/stack/secrets/secrets.ts';
import { asSiteAdmin, signIn } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { makeDataFolder } from '#tests/support/processes/make-data-folder.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { followHealth, startConnectionBalancer, startRequestBalancer } from './load/balancer.ts';
import type { Account } from './load/counting-clients.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Upper bound for the start of a part on a busy machine. */
const START_MS = 120_000;
const LOG_LIMITS = { maxBytes: 10 * 1024 ** 2, maxFiles: 2 };

/** A process that can be started again, its port, and who is sent there. */
type Part = Program & { port: number; balancer: Turns };
type Turns = Pick<ReturnType<typeof followHealth>, 'isReady' | 'takeOut' | 'takeIn'>;

/**
 * Starts two web servers, two engines and two actions services as the processes that `npm start` runs, on one database
 * and one identity server. Each kind of two has a balancer before it; people come by that of the web servers, the parts
 * reach each other by those of the others.
 */
export async function startTwoOfEach(settings: Record<string, string>, superuserUrl?: string) {
  const { serverDir, site } = await build();
  const database = await createTestDatabase({ ...(superuserUrl !== undefined && { superuserUrl }) });
  const dataDir = makeDataFolder('hostfront-two-');
  mkdirSync(join(dataDir, 'logs'));
  const [identity = 0, ...ports] = await freePorts(7);
  const [engines, actions, webs] = [ports.slice(0, 2), ports.slice(2, 4), ports.slice(4)];
  const before = {
    engines: await startConnectionBalancer({ ports: engines, readyPath: '/healthz' }),
    actions: await startConnectionBalancer({ ports: actions, readyPath: '/readyz' }),
    webs: await startRequestBalancer({ ports: webs, readyPath: '/readyz' }),
  };
  // The identity server has no balancer: while it restarts, connections are refused.
  const identityHealth = followHealth({ ports: [identity], readyPath: '/healthz' });
  const url = `http://127.0.0.1:${before.webs.port}`;
  const admin = { email: 'admin@hostfront.test', password: 'correct-horse-battery' };
  const env = readEnv(ROOT, {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    DATABASE_URL: database.url,
    TRUSTED_PROXIES: '127.0.0.1',
    CAPTCHA_COST: '200',
    COMPRESSION: 'fast',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    ...settings,
  });
  const plan: define.StackPlan = {
    ...{ root: ROOT, env, site, databaseUrl: database.url, publicUrl: url },
    secrets: readSecrets(env),
    ports: { engine: before.engines.port, identity, actions: before.actions.port, smtp: 0, inbox: 0 },
  };
  const at = (own: Partial<define.StackPlan['ports']>) => ({ ...plan, ports: { ...plan.ports, ...own } });
  // Both engines belong to one start of the product, which applies the metadata once.
  const startId = { ENGINE_START_ID: 'two-of-each' };
  const parts: Part[] = [
    { ...define.identityPart(plan), port: identity, balancer: identityHealth },
    ...actions.map((port, index) => ({
      ...define.actionsPart(at({ actions: port })),
      name: `actions ${index}`,
      ...{ port, balancer: before.actions },
    })),
    ...engines.map((engine, index) => {
      const part = define.enginePart(at({ engine }));
      return {
        ...part,
        name: `engine ${index}`,
        env: { ...part.env, ...startId },
        port: engine,
        balancer: before.engines,
      };
    }),
    ...webs.map((port, index) => ({
      ...define.webPart({ ...plan, env: { ...env, PORT: port } }),
      name: `web ${index}`,
      ...{ port, balancer: before.webs },
    })),
  ];
  const running = new Map<Program, PartProcess>();
  const run = (program: Program): PartProcess => {
    const log = openPartLog(join(dataDir, 'logs', `${program.name}.log`), {
      ...{ name: program.name, say: () => undefined },
      ...LOG_LIMITS,
    });
    const started = startProcess(program, { root: ROOT, serverDir, log });
    running.set(program, started);
    return started;
  };
  const isHealthy = async (address: string) =>
    (await fetch(`${address}/healthz`).catch(() => undefined))?.ok ?? false;

  const [identityServer, ...others] = parts as [Part, ...Part[]];
  run(identityServer);
  await waitUntil('identity is up', () => isReady(identityServer), START_MS);
  for (const part of others) run(part);
  await run(define.applyRealm(plan)).ended;
  await waitUntil('all parts are ready', () => parts.every(isReady), START_MS);
  await waitUntil('the product is ready', () => isHealthy(url), START_MS);

  return {
    ...{ url, admin, database, parts, dataDir },
    /** What the balancers met since the last call. */
    takePassed: () =>
      Object.fromEntries(Object.entries(before).map(([name, { takePassed }]) => [name, takePassed()])),

    /**
     * Tells a part to end, starts it again once it has, and waits until it is ready; returns how long each took. With a
     * pause its balancer sends no request there from so long before the signal on, as in Kubernetes.
     */
    async restart(part: Part, pauseMs: number): Promise<Restart> {
      if (pauseMs > 0) part.balancer.takeOut(part.port);
      await sleep(pauseMs);
      const began = performance.now();
      const old = running.get(part)!;
      await old.stop();
      const ended = performance.now();
      await waitUntil(`${part.name} is out`, () => !isReady(part), START_MS);
      part.balancer.takeIn(part.port);
      run(part);
      await waitUntil(`${part.name} is ready`, () => isReady(part), START_MS);
      const { code } = await old.ended;

      return { endedS: seconds(ended - began), readyS: seconds(performance.now() - ended), code };
    },
    async stop(): Promise<void> {
      await Promise.all([...running.values()].map((part) => part.stop()));
      identityHealth.stop();
      await Promise.all(Object.values(before).map((balancer) => balancer.stop()));
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Builds as `npm start` does: Vitest's own NODE_ENV would make another site. */
async function build() {
  vi.stubEnv('NODE_ENV', 'production');
  const built = { serverDir: await buildServer(ROOT), site: await buildSite(ROOT) };
  vi.unstubAllEnvs();

  return built;
}

type Restart = { endedS: number; readyS: number; code: number | null | undefined };

const isReady = ({ port, balancer }: Part): boolean => balancer.isReady(port);

type TwoOfEach = Awaited<ReturnType<typeof startTwoOfEach>>;

/** Signs the administrator in; returns how requests are sent as one. */
export async function signInAt({ url, admin }: TwoOfEach): Promise<Account> {
  return { url, headers: asSiteAdmin(await signIn(url, admin.email, admin.password)) };
}

const seconds = (ms: number) => Math.round(ms / 100) / 10;
