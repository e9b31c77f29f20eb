import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { CUT_BEFORE_END_MS } from '#actions/features/send-newsletter/start-dispatcher.ts';
import { TIMEOUT_MS as WEBHOOK_MS } from '#actions/features/send-webhooks/post-event.ts';
import { STOP_TIMEOUT_MS } from '#embedded/stack/parts/part-process.ts';
import { CRASH_WITHIN_MS, STOP_WITHIN_MS } from '#runtime/process/run-program.ts';

type Service = { image?: string; stop_grace_period?: string };

const file = fileURLToPath(new URL('../../docker-compose.yml', import.meta.url));
const { services } = parse(readFileSync(file, 'utf8'), { merge: true }) as {
  services: Record<string, Service>;
};
const graceMs = ({ stop_grace_period }: Service) =>
  Number(/^(\d+)s$/.exec(stop_grace_period ?? '')?.[1]) * 1_000;

describe('a process that is told to stop', () => {
  it('has at least 2 s more than its own limit before compose or `npm start` kills it', () => {
    const ours = Object.values(services).filter(({ image }) => image === 'hostfront');

    expect(ours.length).toBeGreaterThan(2);
    for (const service of ours) expect(graceMs(service)).toBeGreaterThanOrEqual(STOP_WITHIN_MS + 2_000);
    expect(STOP_TIMEOUT_MS).toBeGreaterThanOrEqual(STOP_WITHIN_MS + 2_000);
  });

  it('has time to finish webhooks before it cuts mails, and at least 5 s for mails after a crash', () => {
    expect(STOP_WITHIN_MS - CUT_BEFORE_END_MS).toBeGreaterThan(WEBHOOK_MS);
    expect(CRASH_WITHIN_MS - CUT_BEFORE_END_MS).toBeGreaterThanOrEqual(5_000);
  });
});
