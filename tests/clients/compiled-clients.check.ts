import { describe, expect } from 'vitest';
import { secretText, signEvent } from '#actions/features/send-webhooks/sign-event.ts';
import { itWith, runGo, runRust } from './tools.ts';
import { useApi } from './use-api.ts';

const api = useApi();

/** Returns arguments of a program that verifies a webhook: secret, body and the headers of the product's signature. */
function signedWebhook(): string[] {
  const secret = Buffer.from('a secret that only this test knows');
  const body = JSON.stringify({ type: 'notice.published', data: { content: 'مرحبًا' } });

  return [secretText(secret), body, ...Object.values(signEvent('msg_1', body, [secret], new Date()))];
}

const EXPECTED = { read: 1, refused: 'validation-failed', verified: true, forged: false };

describe('GraphQL clients in compiled languages', () => {
  itWith('go', 'in Go: reads, gets the error for what is not allowed, and verifies a webhook', async () => {
    expect(await runGo('.', [api.graphql, api.key, ...signedWebhook()])).toEqual(EXPECTED);
  });

  itWith(
    'cargo',
    'in Rust: reads, gets the error for what is not allowed, and verifies a webhook',
    async () => {
      expect(await runRust('try-client', [api.graphql, api.key, ...signedWebhook()])).toEqual(EXPECTED);
    },
  );
});
