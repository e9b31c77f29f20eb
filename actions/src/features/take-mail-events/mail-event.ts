/** Bounce of a mail that was sent, or complaint about one. */
export type MailEvent = {
  /** The local part of our Message-ID. */
  token: string;
  kind: 'hard' | 'soft' | 'complaint';
  detail: string;
};

/**
 * Returns the token of a Message-ID (`<token@domain>`, with or without the brackets); undefined for one that is not
 * ours.
 */
export function tokenOf(messageId: unknown): string | undefined {
  return typeof messageId === 'string' ? /^<?([0-9a-f]{32})(@|>?$)/.exec(messageId.trim())?.[1] : undefined;
}
