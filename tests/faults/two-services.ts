import type { ChildProcess } from 'node:child_process';
import { startService } from '#tests/actions/start-service.ts';
import { freePort } from '#tests/support/processes/free-port.ts';
import { endProcess } from '#tests/support/processes/end-process.ts';

type Place = {
  databaseUrl: string;
  /** By default nothing listens there. */
  identityUrl?: string;
  settings?: Record<string, string>;
};

/** Nothing listens at this URL. */
const NOWHERE = 'http://127.0.0.1:1';

/** Seeds of the kills: each decides which of two services is killed, and when. */
export const SEEDS = Array.from({ length: 20 }, (_, at) => 100 + at);

/** Starts two built actions services on one database. Each can be killed, and starts again on its own port. */
export async function startTwoServices({ databaseUrl, identityUrl = NOWHERE, settings }: Place) {
  const ports = [await freePort(), await freePort()];
  const start = (at: number) => startService(databaseUrl, identityUrl, ports[at] ?? 0, settings);
  const running: ChildProcess[] = await Promise.all([start(0), start(1)]);

  return {
    urls: ports.map((port) => `http://127.0.0.1:${port}`),

    async kill(at: number): Promise<void> {
      await endProcess(running[at]!, 'SIGKILL');
    },
    async restart(at: number): Promise<void> {
      running[at] = await start(at);
    },
    async stop(): Promise<void> {
      await Promise.all(running.map((child) => endProcess(child)));
    },
  };
}

export type TwoServices = Awaited<ReturnType<typeof startTwoServices>>;

/** Prints what was seen with a seed, for people who read the figures. */
export function tell(subject: string, figures: Record<string, unknown>): void {
  process.stdout.write(`${subject}: ${JSON.stringify(figures)}\n`);
}
