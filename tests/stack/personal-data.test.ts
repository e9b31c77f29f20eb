import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startMailSink } from '#tests/actions/newsletters/mail-sink.ts';
import { startReceiver } from '#tests/actions/webhooks/start-receiver.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { startStack, type RunningStack } from '#tests/support/stack.ts';
import { ADDRESS, liveOneDay, NAMES, VISITOR, WORDS } from './live-one-day.ts';

/** Shorter values would be found in what is not personal. */
const MIN_LENGTH = 5;

let stack: RunningStack;

/** Lives a day on a product of its own; returns the secrets given out. */
async function live(): Promise<ReadonlyMap<string, string>> {
  const sink = await startMailSink();
  onTestFinished(() => sink.stop());
  sink.manners.set(ADDRESS.refused, `rcpt 550 5.1.1 <${ADDRESS.refused}>: no such person`);
  sink.manners.set(ADDRESS.deferred, `rcpt 451 4.2.1 <${ADDRESS.deferred}>: try later`);
  sink.manners.set(ADDRESS.uninvited, `rcpt 550 5.1.1 <${ADDRESS.uninvited}>: no such person`);
  const receiver = await startReceiver();
  onTestFinished(() => receiver.stop());
  receiver.control.answer = (_received, response) => void response.writeHead(500).end(ADDRESS.taken);
  const database = await createTestDatabase();
  onTestFinished(() => database.close());
  stack = await startStack({
    env: {
      DATABASE_URL: database.url,
      SMTP_URL: sink.url,
      TRUSTED_PROXIES: '127.0.0.1,::1',
      WEBHOOK_ALLOW_PRIVATE: 'true',
      NEWSLETTER_UNDO_S: '0',
      LOG_LEVEL: 'debug',
    },
  });
  onTestFinished(async () => void (await stack.stop()));

  return liveOneDay(stack, sink, receiver);
}

/** Returns the values that no log may hold, by what they are. */
const personalValues = (secrets: ReadonlyMap<string, string>) => [
  ...secrets,
  ...Object.entries({ ...ADDRESS, ...WORDS }),
  ...NAMES.map((name) => ['name', name] as const),
  ['domain', 'people-of-tests'] as const,
  ['IP of a visitor', VISITOR] as const,
  ['address of the administrator', stack.adminEmail] as const,
  ['password of the administrator', stack.adminPassword] as const,
  ['hash of an address', createHash('sha256').update(ADDRESS.taken).digest('hex')] as const,
];

/** Returns the lines of all parts' logs, each behind the name of its file. */
function readLogs(): string[] {
  const folder = join(stack.dataDir, 'logs');

  return readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .map((line) => `${file} ${line}`),
  );
}

it('the logs of a day hold no address, name, IP, key, token, cookie, password, subject or secret', async () => {
  const values = personalValues(await live());
  for (const [what, value] of values) expect(value.length, what).toBeGreaterThan(MIN_LENGTH);
  const lines = readLogs();
  const found = values.flatMap(([what, value]) =>
    lines
      .filter((line) => [value, encodeURIComponent(value)].some((one) => line.includes(one)))
      .map((line) => `${what}: ${line}`),
  );

  expect(found).toEqual([]);
  // What could have told of people was logged.
  for (const line of [
    /^actions\.log .*The mail server refused an automatic mail/,
    /^actions\.log .*\/unsubscribe\/\[Redacted\]/,
    /^web\.log .*\/en\/\[Redacted\]/,
    /^web\.log .*\/api\/rest\/\[Redacted\]/,
    /^web\.log .*\/uploads\/contacts/,
    /^identity\.log ./,
    /^engine\.log ./,
  ])
    expect(
      lines.some((text) => line.test(text)),
      String(line),
    ).toBe(true);
});
