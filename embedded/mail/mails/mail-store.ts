import type { Mail } from './mail.ts';

/** Upper bounds for the number of mails and for the bytes of all together; above them the oldest mails are deleted. */
const MAX_MAILS = 2_000;
const MAX_BYTES = 256 * 1024 * 1024;

type Kept = { mail: Mail; source: Buffer; bytes: number };

export type MailStore = ReturnType<typeof createMailStore>;

/** Creates a store of mails in memory, in order of arrival; the mails are lost when the process ends. */
export function createMailStore({ maxMails = MAX_MAILS, maxBytes = MAX_BYTES } = {}) {
  const kept = new Map<string, Kept>();
  const listeners = new Set<() => void>();
  let bytes = 0;

  const tell = () => listeners.forEach((listener) => listener());

  function drop(id: string): boolean {
    bytes -= kept.get(id)?.bytes ?? 0;
    return kept.delete(id);
  }

  return {
    all: (): Mail[] => [...kept.values()].map(({ mail }) => mail),
    get: (id: string): Mail | undefined => kept.get(id)?.mail,
    sourceOf: (id: string): Buffer | undefined => kept.get(id)?.source,

    add(mail: Mail, source: Buffer): void {
      const weight = weigh(mail, source);
      kept.set(mail.id, { mail, source, bytes: weight });
      bytes += weight;
      for (const oldest of kept.keys()) {
        if (kept.size <= maxMails && bytes <= maxBytes) break;
        drop(oldest);
      }
      tell();
    },
    markRead(id: string): void {
      const mail = kept.get(id)?.mail;
      if (!mail || mail.read) return;
      mail.read = true;
      tell();
    },
    /** Returns false where there is no such mail. */
    remove(id: string): boolean {
      const isRemoved = drop(id);
      if (isRemoved) tell();
      return isRemoved;
    },
    clear(): void {
      kept.clear();
      bytes = 0;
      tell();
    },
    /** Calls the listener after each change, until the returned function is called. */
    onChange(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Estimates a mail's memory in bytes: its source, and its decoded form at two bytes for each character. */
function weigh(mail: Mail, source: Buffer): number {
  return source.byteLength + 2 * JSON.stringify(mail).length;
}
