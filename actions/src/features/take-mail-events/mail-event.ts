/** What came back for a mail after it was sent. */
export type MailEvent = {
  /** The local part of our Message-ID. */
  token: string;
  kind: 'hard' | 'soft' | 'complaint';
  detail: string;
};

/** `<token@domain>`, with or without the brackets; undefined for a Message-ID that is none of ours. */
export function tokenOf(messageId: unknown): string | undefined {
  return typeof messageId === 'string' ? /^<?([0-9a-f]{32})(@|>?$)/.exec(messageId.trim())?.[1] : undefined;
}
