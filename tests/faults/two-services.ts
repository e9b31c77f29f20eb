import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect } from 'vitest';
import type { Newsletters } from '#tests/actions/newsletters/start-newsletters.ts';
import { actionSecret } from '#tests/actions/start-instance.ts';
import { startService } from '#tests/actions/start-service.ts';
import { freePort } from '#tests/support/processes/free-port.ts';

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
      running[at]?.kill('SIGKILL');
      await once(running[at]!, 'exit');
    },
    async restart(at: number): Promise<void> {
      running[at] = await start(at);
    },
    async stop(): Promise<void> {
      await Promise.all(
        running.map(async (child) => {
          if (child.exitCode !== null || child.signalCode !== null) return;
          child.kill('SIGTERM');
          await once(child, 'exit');
        }),
      );
    },
  };
}

export type TwoServices = Awaited<ReturnType<typeof startTwoServices>>;

/** Starts two services that send newsletters as fast as they can, each with so many connections to the mail server. */
export const startTwoMailers = ({ database, sink }: Newsletters, connections: number) =>
  startTwoServices({
    databaseUrl: database.url,
    settings: {
      SMTP_URL: sink.url,
      NEWSLETTER_RATE_LIMIT: '0',
      NEWSLETTER_CONNECTIONS: String(connections),
    },
  });

/** Calls an action of a service as the engine does; returns its answer, and how long that took. */
export async function callService(url: string | undefined, name: string, input: object, session: object) {
  const startedAt = performance.now();
  const response = await fetch(`${url}/actions/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-action-secret': actionSecret },
    body: JSON.stringify({ action: { name }, input, session_variables: session }),
  });
  const answer: unknown = await response.json();
  expect(response.status, JSON.stringify(answer)).toBe(200);

  return { answer, answerMs: Math.round(performance.now() - startedAt) };
}

export const secondsSince = (startedAt: number) =>
  Number(((performance.now() - startedAt) / 1_000).toFixed(1));

/** Prints what was seen with a seed, for people who read the figures. */
export function tell(subject: string, figures: Record<string, unknown>): void {
  process.stdout.write(`${subject}: ${JSON.stringify(figures)}\n`);
}
