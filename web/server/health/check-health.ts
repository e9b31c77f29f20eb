import { fetchWithin } from '#runtime/network/fetch-within.ts';

export type Health = { status: 'ok' | 'unavailable'; parts: Record<string, 'up' | 'down'> };

const ANSWER_MS = 2_000;
/** Milliseconds for which one health check answers all requests, so that many requests cost one check. */
const FRESH_MS = 250;

/** Creates a health check that asks every part whether it is up. */
export function createHealthCheck(parts: Record<string, string>, now: () => number = Date.now) {
  let last: { answer: Promise<Health>; askedAt: number } | undefined;

  async function ask(): Promise<Health> {
    const states = await Promise.all(
      Object.entries(parts).map(async ([name, url]) => [name, (await isUp(url)) ? 'up' : 'down'] as const),
    );
    const status = states.every(([, state]) => state === 'up') ? 'ok' : 'unavailable';

    return { status, parts: Object.fromEntries(states) };
  }

  return (): Promise<Health> => {
    if (!last || now() - last.askedAt > FRESH_MS) last = { answer: ask(), askedAt: now() };
    return last.answer;
  };
}

async function isUp(url: string): Promise<boolean> {
  try {
    const response = await fetchWithin(ANSWER_MS, url);
    return response.ok;
  } catch {
    // Any failure, whatever its reason, means that the part is not up.
    return false;
  }
}
