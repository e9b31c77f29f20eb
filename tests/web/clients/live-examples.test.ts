import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { useStarted } from '#tests/support/use-started.ts';
import { outliveFaults } from '../keys/outlive-faults.ts';
import { startApi } from '../start-api.ts';

const api = useStarted(() => startApi());

describe('the example programs with live queries in the docs', () => {
  it('lose and repeat no change over a killed server, an outage, a silent line and two token renewals', async () => {
    await outliveFaults(api, { outageMs: 1_000, isHasty: true });
  });

  it('end with the close code and reason when the API key is refused', async () => {
    const env = { PATH: process.env['PATH'], ORIGIN: api.web.url, HOSTFRONT_KEY: 'hfk_nothing' };
    const run = promisify(execFile)(process.execPath, ['docs/integrate/examples/key-live.mjs'], { env });

    await expect(run).rejects.toThrow('4401: api-key-invalid');
  });
});
