import { toSessionTokens, type SessionTokens } from './session.ts';

/** Name of the lock and of the channel that all tabs of the site share. */
const NAME = 'hostfront-session';

/** Message from one tab to the others: fresh tokens, or that the session is over. */
export type SessionNews = { kind: 'tokens'; tokens: SessionTokens } | { kind: 'signed-out' };

export type SessionChannel = { tell(news: SessionNews): void; close(): void };

/** Opens the channel between the tabs of this browser; `hear` receives the messages of the other tabs. */
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
 * Runs one task at a time across all tabs of this browser: refresh tokens rotate without reuse, so two tabs that refresh
 * at once would end each other's session. `waited` is true if another tab held the lock before.
 */
export async function withSessionLock<T>(task: (waited: boolean) => Promise<T>): Promise<T> {
  if (!('locks' in navigator) || !navigator.locks) return inThisPage(task);

  const tried = await navigator.locks.request(NAME, { ifAvailable: true }, async (lock) =>
    lock ? { done: true as const, value: await task(false) } : { done: false as const },
  );

  return tried.done ? tried.value : navigator.locks.request(NAME, () => task(true));
}

/** Runs tasks one after the other within this tab, for pages without Web Locks (outside secure contexts). */
function inThisPage<T>(task: (waited: boolean) => Promise<T>): Promise<T> {
  const run = lastInThisPage.then(() => task(false));
  lastInThisPage = run.catch(() => undefined);

  return run;
}
