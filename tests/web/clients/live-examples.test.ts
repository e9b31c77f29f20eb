import { execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { freePort } from '#tests/support/processes/free-port.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { outliveFaults } from '../keys/outlive-faults.ts';
import { startApi } from '../start-api.ts';

const api = useStarted(() => startApi());
/** Bytes of a test's own secret, in the form of the admin area. */
const WEBHOOK_SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

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

describe('the commands of the page for developers', () => {
  /** Returns a command as the page of this site shows it. */
  const commandOf = (name: string) =>
    readFileSync(`docs/integrate/examples/start/${name}.sh`, 'utf8').replaceAll(
      'http://localhost:3000',
      api.web.url,
    );

  /** Pastes a command into a shell; `typed` is what the person enters where it asks. */
  function paste(name: string, typed = '', env: Record<string, string> = {}) {
    const shell = spawn('sh', ['-c', commandOf(name)], {
      env: { PATH: process.env['PATH'], ...env },
      stdio: ['pipe', 'pipe', 'inherit'],
      detached: true,
    });
    shell.stdin.end(`${typed}\n`);
    const printed = { text: '' };
    shell.stdout.on('data', (part: Buffer) => (printed.text += part.toString()));
    const ended = new Promise<void>((done) => shell.once('close', () => done()));

    return {
      printed,
      ended,
      stop: async () => {
        process.kill(-(shell.pid ?? 0), 'SIGKILL');
        await ended;
      },
    };
  }

  it('reads plans of one currency and period in the order of their prices, and changes with a key', async () => {
    const plans = paste('ask');
    const changes = paste('key', (await api.makeKey({ role: 'reader' })).key);
    await Promise.all([plans.ended, changes.ended]);

    const { data } = JSON.parse(plans.printed.text) as { data: { pricing_plans: { price: string }[] } };
    const prices = data.pricing_plans.map(({ price }) => Number(price));
    expect(prices.length).toBeGreaterThan(1);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    expect(changes.printed.text).toMatch(/^Key: \{"changes" ?:/);
  });

  it('prints a notice live', async () => {
    const live = paste('live');
    try {
      await waitUntil('the first answer comes', () => live.printed.text.includes('content'));
      await api.actions.pool.query(
        `insert into store_notices (content, notice_date, is_active) values ('Seen live', '2026-11-30', true)`,
      );
      await waitUntil('the notice comes', () => live.printed.text.includes('Seen live'));
    } finally {
      await live.stop();
    }
  });

  it('prints a signed event, and refuses another', async () => {
    const port = String(await freePort());
    const send = async (secret: string) => {
      const env = { PATH: process.env['PATH'], RECEIVER: `http://127.0.0.1:${port}`, WEBHOOK_SECRET: secret };
      const file = 'docs/integrate/examples/guides/send-event.mjs';

      return (await promisify(execFile)(process.execPath, [file], { env })).stdout.trim();
    };
    const receiver = paste('webhook', WEBHOOK_SECRET, { PORT: port });
    try {
      await waitUntil('the receiver listens', () => receiver.printed.text.includes(port));
      expect(await send(WEBHOOK_SECRET)).toBe('204');
      const other = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
      expect(await send(other)).toBe('400');
      expect(receiver.printed.text.match(/Maintenance tonight/g)).toHaveLength(1);
    } finally {
      await receiver.stop();
    }
  });
});
