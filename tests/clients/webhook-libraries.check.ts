import { createRequire } from 'node:module';
import { Webhook } from 'standardwebhooks';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { secretText, signEvent } from '#actions/features/send-webhooks/sign-event.ts';
import { itWith, pythonWith, runGo, runPython, runRust } from './tools.ts';

const SECRET = Buffer.from('a secret that only this test knows');
const BODY = JSON.stringify({ type: 'notice.published', data: { content: 'مرحبًا' } });
/** Seconds from the timestamp of a request to the second in which it is verified; its fraction comes on top. */
const AGES = [299, 300, 301];
const ARGUMENTS = [secretText(SECRET), BODY, JSON.stringify(AGES)];
const PYTHON_PACKAGES = ['standardwebhooks==1.1.0', 'svix==2.9.1'];
const WHOLE_SECONDS = [true, true, false];
const FRACTIONS = [true, false, false];

type Verifier = { verify: (body: string, headers: Record<string, string>) => unknown };

const svix = createRequire(new URL('large/package.json', import.meta.url))('svix') as {
  Webhook: new (secret: string) => Verifier;
};
const ofStandard: Verifier = new Webhook(secretText(SECRET));
const ofSvix = new svix.Webhook(secretText(SECRET));

describe('libraries that verify webhooks count five minutes', () => {
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['standardwebhooks', ofStandard],
    ['svix', ofSvix],
  ])('in whole seconds: %s in JavaScript', (_name, webhook) => {
    const now = Date.parse('2026-11-30T10:00:00.900Z');
    vi.useFakeTimers({ now, toFake: ['Date'] });
    const accepted = AGES.map((age) => {
      try {
        webhook.verify(BODY, signEvent('msg_1', BODY, [SECRET], new Date(now - age * 1_000)));
        return true;
      } catch {
        return false;
      }
    });

    expect(accepted).toEqual(WHOLE_SECONDS);
  });

  itWith('cargo', 'in whole seconds: standardwebhooks in Rust', async () => {
    expect(await runRust('ages', ARGUMENTS)).toEqual({ standardwebhooks: WHOLE_SECONDS });
  });

  itWith('python3', 'with fractions: standardwebhooks and svix in Python', async () => {
    const python = await pythonWith('webhooks', PYTHON_PACKAGES);

    expect(await runPython(python, 'webhook_age', ARGUMENTS)).toEqual({
      standardwebhooks: { accepted: FRACTIONS, returns: JSON.parse(BODY) },
      svix: { accepted: FRACTIONS, returns: null },
    });
  });

  itWith('go', 'with fractions: standardwebhooks in Go', async () => {
    expect(await runGo('./ages', ARGUMENTS)).toEqual({ standardwebhooks: FRACTIONS });
  });
});

it('svix returns nothing for a request that is right, so the body is parsed after it', () => {
  const headers = signEvent('msg_1', BODY, [SECRET], new Date());

  expect(ofSvix.verify(BODY, headers)).toBeUndefined();
  expect(ofStandard.verify(BODY, headers)).toEqual(JSON.parse(BODY));
  expect(() => ofSvix.verify(`${BODY} `, headers)).toThrow('No matching signature found');
});
