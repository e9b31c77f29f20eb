import { toSessionTokens, type SessionTokens } from './session.ts';

/** One name for the lock and the channel, which are the same for all tabs of the site. */
const NAME = 'hostfront-session';

/** What one tab tells the others: fresh tokens, or that the session is over. */
export type SessionNews = { kind: 'tokens'; tokens: SessionTokens } | { kind: 'signed-out' };

export type SessionChannel = { tell(news: SessionNews): void; close(): void };

/** Opens the line between the tabs of this browser; `hear` gets what the other tabs tell. */
export function openSessionChannel(hear: (news: SessionNews) => void): SessionChannel {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = (event: MessageEvent<unknown>) => {
    const news = toNews(event.data);
    if (news) hear(news);
  };

  return { tell: (news) => channel.postMessage(news), close: () => channel.close() };
}

function toNews(data: unknown): SessionNews | null {
  const { kind, tokens } = (data ?? {}) as Record<string, unknown>;
  if (kind === 'signed-out') return { kind };
  const read = kind === 'tokens' ? toSessionTokens(tokens) : null;

  return read && { kind: 'tokens', tokens: read };
}

let lastInThisPage: Promise<unknown> = Promise.resolve();

/**
 * Runs one task at a time over all tabs of this browser: refresh tokens rotate without reuse, so two tabs
 * that refresh at once would end each other's session. `waited` tells that another tab was at it.
 */
export async function withSessionLock<T>(task: (waited: boolean) => Promise<T>): Promise<T> {
  if (!('locks' in navigator) || !navigator.locks) return inThisPage(task);

  const tried = await navigator.locks.request(NAME, { ifAvailable: true }, async (lock) =>
    lock ? { done: true as const, value: await task(false) } : { done: false as const },
  );

  return tried.done ? tried.value : navigator.locks.request(NAME, () => task(true));
}

/** Without Web Locks (pages that aren't in a secure context) the order holds within one tab. */
function inThisPage<T>(task: (waited: boolean) => Promise<T>): Promise<T> {
  const run = lastInThisPage.then(() => task(false));
  lastInThisPage = run.catch(() => undefined);

  return run;
}
