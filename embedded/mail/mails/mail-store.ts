import type { Mail } from './mail.ts';

/** The oldest mails go when there are more, or when all together weigh more. */
const MAX_MAILS = 2_000;
const MAX_BYTES = 256 * 1024 * 1024;

type Kept = { mail: Mail; source: Buffer; bytes: number };

export type MailStore = ReturnType<typeof createMailStore>;

/** Mails in memory, in the order in which they came: nothing of them outlives the process. */
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
    /** False where there is no such mail. */
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
    /** Calls back after each change, until the returned function is called. */
    onChange(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Bytes of memory: the source, and what was decoded from it at two bytes for each character. */
function weigh(mail: Mail, source: Buffer): number {
  return source.byteLength + 2 * JSON.stringify(mail).length;
}
