import { createHash } from 'node:crypto';

export type PersistedQueries = {
  /** Keeps a query's text for all clients; its bytes count against the network that sent it. */
  keep: (hash: string, text: string, network: string) => void;
  find: (hash: string) => string | undefined;
};

type Bounds = { maxBytes: number; maxEntries: number; maxTextLength: number };
type Owner = { bytes: number; hashes: Set<string> };

const BOUNDS: Bounds = { maxBytes: 8 * 1024 * 1024, maxEntries: 5_000, maxTextLength: 64 * 1024 };
/** Bytes that an entry is charged in addition to its text. */
const ENTRY_BYTES = 256;

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Creates the memory of query texts by their hash. When it is full, the network that holds the most bytes loses its least
 * recently used text, so a stranger who registers texts without end displaces only their own.
 */
export function createPersistedQueries({
  maxBytes,
  maxEntries,
  maxTextLength,
}: Bounds = BOUNDS): PersistedQueries {
  const entries = new Map<string, { text: string; network: string }>();
  const owners = new Map<string, Owner>();
  let total = 0;

  function remove(hash: string) {
    const entry = entries.get(hash);
    const owner = entry && owners.get(entry.network);
    if (!entry || !owner) return;
    entries.delete(hash);
    owner.hashes.delete(hash);
    owner.bytes -= costOf(entry.text);
    total -= costOf(entry.text);
    if (owner.hashes.size === 0) owners.delete(entry.network);
  }
  function makeRoom() {
    let [largest] = owners.values();
    for (const owner of owners.values()) if (owner.bytes > (largest?.bytes ?? 0)) largest = owner;
    const [oldest] = largest?.hashes ?? [];
    if (oldest !== undefined) remove(oldest);
  }
  function touch(hash: string) {
    const entry = entries.get(hash);
    const hashes = entry && owners.get(entry.network)?.hashes;
    if (hashes?.delete(hash)) hashes.add(hash);
    return entry?.text;
  }

  return {
    keep(hash, text, network) {
      if (text.length > maxTextLength || touch(hash) !== undefined) return;
      const owner = owners.get(network) ?? { bytes: 0, hashes: new Set() };
      owners.set(network, owner);
      entries.set(hash, { text, network });
      owner.hashes.add(hash);
      owner.bytes += costOf(text);
      total += costOf(text);
      while (total > maxBytes || entries.size > maxEntries) makeRoom();
    },
    find: touch,
  };
}

const costOf = (text: string) => text.length * 2 + ENTRY_BYTES;
