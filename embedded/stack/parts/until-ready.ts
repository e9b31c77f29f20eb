import { setTimeout as wait } from 'node:timers/promises';
import { TELL_START_AFTER_MS, tellWaits } from '#runtime/process/tell-waits.ts';
import { ask } from './watch-health.ts';

const POLL_MS = 40;
const ANSWER_MS = 3_000;

/**
 * Addresses that tell whether a part can work: of the web server, which asks all others, and of the actions service;
 * and those of the web server's own readiness and first pages.
 */
export type HealthUrls = {
  readonly web: string;
  readonly actions: string;
  readonly pages: readonly string[];
};

type Options = {
  readonly signal: AbortSignal;
  readonly say: (text: string) => void;
  readonly patienceMs?: number;
};
type Health = { readonly parts?: Record<string, string>; readonly message?: string };

/**
 * Waits until the parts work together, an administrator can sign in, and the first pages are drawn. There is no
 * deadline: what is missing may come later, such as an administrator where the last one was disabled.
 */
export async function untilReady(
  urls: HealthUrls,
  { signal, say, patienceMs = TELL_START_AFTER_MS }: Options,
): Promise<void> {
  const untilWell = async () => {
    while (!(await readHealth(urls.web)).ok || !(await doAnswer(urls.pages))) {
      await wait(POLL_MS, undefined, { signal });
    }
  };
  await tellWaits(untilWell(), {
    say,
    afterMs: patienceMs,
    describe: () => describeLack(urls),
  });
}

/** Tells whether each address answers 2xx, asked in their order until one does not. */
async function doAnswer(urls: readonly string[]): Promise<boolean> {
  for (const url of urls) if (!(await ask(url, ANSWER_MS))?.ok) return false;

  return true;
}

/** Returns a sentence about what is missing; empty once nothing is. */
async function describeLack(urls: HealthUrls): Promise<string> {
  const web = await readHealth(urls.web);
  if (web.ok && (await doAnswer(urls.pages))) return '';
  const actions = await readHealth(urls.actions);
  const down = Object.entries(web.health.parts ?? { web: 'down' }).filter(([, state]) => state !== 'up');
  const names = down.map(([name]) => name).join(', ') || 'the first pages';

  return [
    `The pages are served, but not all is ready: waiting for ${names}.`,
    actions.ok ? undefined : actions.health.message,
  ]
    .filter((sentence) => sentence !== undefined)
    .join(' ');
}

async function readHealth(url: string): Promise<{ ok: boolean; health: Health }> {
  const { ok, text } = (await ask(url, ANSWER_MS)) ?? { ok: false, text: '{}' };
  try {
    return { ok, health: JSON.parse(text) as Health };
  } catch {
    // A part that answers in another way is not ready.
    return { ok: false, health: {} };
  }
}
