import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { startMailSink } from '#tests/actions/newsletters/mail-sink.ts';
import { startReceiver } from '#tests/actions/webhooks/start-receiver.ts';
import type { RunningStack } from '#tests/support/processes/stack.ts';
import { ADDRESS, liveOneDay, NAMES, VISITOR, WORDS } from './live-one-day.ts';

/** Shorter values would be found in what is not personal. */
const MIN_LENGTH = 5;

type Product = Pick<RunningStack, 'url' | 'dataDir' | 'adminEmail' | 'adminPassword'>;

/** Starts the servers that people and programs have outside of the product; `env` tells the product of them. */
export async function startOutside() {
  const sink = await startMailSink();
  sink.manners.set(ADDRESS.refused, `rcpt 550 5.1.1 <${ADDRESS.refused}>: no such person`);
  sink.manners.set(ADDRESS.deferred, `rcpt 451 4.2.1 <${ADDRESS.deferred}>: try later`);
  sink.manners.set(ADDRESS.uninvited, `rcpt 550 5.1.1 <${ADDRESS.uninvited}>: no such person`);
  const receiver = await startReceiver();
  receiver.control.answer = (_received, response) => void response.writeHead(500).end(ADDRESS.taken);

  return {
    env: {
      SMTP_URL: sink.url,
      TRUSTED_PROXIES: '127.0.0.1,::1',
      WEBHOOK_ALLOW_PRIVATE: 'true',
      NEWSLETTER_UNDO_S: '0',
      LOG_LEVEL: 'debug',
    },
    /** Lives a day on the product; returns the secrets that it gave out, by what they are. */
    liveOneDay: (product: Product) => liveOneDay(product, sink, receiver),
    async stop() {
      await receiver.stop();
      await sink.stop();
    },
  };
}

/** Returns the lines of all parts' logs, each behind the name of its file. */
export function readLogs({ dataDir }: Product): string[] {
  const folder = join(dataDir, 'logs');

  return readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .map((line) => `${file} ${line}`),
  );
}

/** Returns the lines that hold something which no log may hold, each behind what it is. */
export function findPersonalData(
  lines: readonly string[],
  product: Product,
  secrets: ReadonlyMap<string, string>,
): string[] {
  const values = personalValues(product, secrets);
  for (const [what, value] of values) expect(value.length, what).toBeGreaterThan(MIN_LENGTH);

  return values.flatMap(([what, value]) =>
    lines
      .filter((line) => [value, encodeURIComponent(value)].some((one) => line.includes(one)))
      .map((line) => `${what}: ${line}`),
  );
}

/** Returns the values that no log may hold, by what they are. */
const personalValues = (product: Product, secrets: ReadonlyMap<string, string>) => [
  ...secrets,
  ...Object.entries({ ...ADDRESS, ...WORDS }),
  ...NAMES.map((name) => ['name', name] as const),
  ['domain', 'people-of-tests'] as const,
  ['IP of a visitor', VISITOR] as const,
  ['address of the administrator', product.adminEmail] as const,
  ['password of the administrator', product.adminPassword] as const,
  ['hash of an address', createHash('sha256').update(ADDRESS.taken).digest('hex')] as const,
];
