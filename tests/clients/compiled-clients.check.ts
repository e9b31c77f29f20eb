import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { secretText, signEvent } from '#actions/features/send-webhooks/sign-event.ts';
import { useApi } from './use-api.ts';

const BUILD_MS = 600_000;
const run = promisify(execFile);
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const cache = here('../../node_modules/.cache/compiled-clients');

mkdirSync(cache, { recursive: true });
const api = useApi();

/** Returns arguments of a program that verifies a webhook: secret, body and the headers of the product's signature. */
function signedWebhook(): string[] {
  const secret = Buffer.from('a secret that only this test knows');
  const body = JSON.stringify({ type: 'notice.published', data: { content: 'مرحبًا' } });

  return [secretText(secret), body, ...Object.values(signEvent('msg_1', body, [secret], new Date()))];
}

const EXPECTED = { read: 1, refused: 'validation-failed', verified: true, forged: false };

describe('GraphQL clients in compiled languages', { timeout: BUILD_MS }, () => {
  it('in Go: reads, gets the error for what is not allowed, and verifies a webhook', async () => {
    const program = join(cache, 'try-client');
    await run('go', ['build', '-o', program, '.'], { cwd: here('go') });
    const { stdout } = await run(program, [api.graphql, api.key, ...signedWebhook()]);

    expect(JSON.parse(stdout)).toEqual(EXPECTED);
  });

  it('in Rust: reads, gets the error for what is not allowed, and verifies a webhook', async () => {
    const env = { ...process.env, CARGO_TARGET_DIR: join(cache, 'rust') };
    await run('cargo', ['build', '--quiet', '--locked'], { cwd: here('rust'), env });
    const program = join(cache, 'rust/debug/try-client');
    const { stdout } = await run(program, [api.graphql, api.key, ...signedWebhook()]);

    expect(JSON.parse(stdout)).toEqual(EXPECTED);
  });
});
