import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ANSWER_TIMEOUT_MS } from './proxy-routes.ts';

/** Seconds that an action may take whose `timeout` the metadata does not set. */
const DEFAULT_S = 30;
const MARGIN_MS = 5_000;

describe('the web server', () => {
  it("waits for Hasura's answer at least five seconds longer than any action's timeout", () => {
    const actions = readFileSync('hasura/metadata/actions.yaml', 'utf8');
    const set = [...actions.matchAll(/^ +timeout: (\d+)$/gm)].map(([, seconds]) => Number(seconds));

    expect(ANSWER_TIMEOUT_MS).toBeGreaterThanOrEqual(Math.max(DEFAULT_S, ...set) * 1_000 + MARGIN_MS);
  });
});
