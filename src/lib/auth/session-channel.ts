import { toSessionTokens, type SessionTokens } from './session.ts';

const CHANNEL_NAME = 'hostfront-session';

/** What one tab tells the others: fresh tokens, or that the session is over. */
export type SessionNews = { kind: 'tokens'; tokens: SessionTokens } | { kind: 'signed-out' };

export type SessionChannel = { tell(news: SessionNews): void; close(): void };

/** Opens the line between the tabs of this browser; `hear` gets what the other tabs tell. */
export function openSessionChannel(hear: (news: SessionNews) => void): SessionChannel {
  const channel = new BroadcastChannel(CHANNEL_NAME);
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
