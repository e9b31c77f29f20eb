import type { Connection } from 'pg';

/** The parts of pg's connection that its types leave out. */
export type Wire = Connection & { readonly parsedStatements: Record<string, string | undefined> };

type Kept = { readonly bytesByName: Map<string, number>; bytes: number; latest: string | undefined };

/** For each role on each connection: PostgreSQL holds about ten times a statement's text for it. */
const MAX_BYTES = 512 * 1024;
const MAX_STATEMENTS = 200;
/** A longer statement is no frequent one. */
export const MAX_KEPT_BYTES = 16 * 1024;
/** So many always fit, so that none of them is closed while the others are sent. */
export const MAX_AT_ONCE = MAX_BYTES / MAX_KEPT_BYTES;

const CLOSE = 0x43;
const STATEMENT = 0x53;

const keptOf = new WeakMap<Connection, Map<string, Kept>>();

/** What a connection keeps prepared for a role, the least recently used first. */
function keptFor(connection: Connection, role: string): Kept {
  let byRole = keptOf.get(connection);
  if (byRole === undefined) keptOf.set(connection, (byRole = new Map<string, Kept>()));
  let kept = byRole.get(role);
  if (kept === undefined) byRole.set(role, (kept = { bytesByName: new Map(), bytes: 0, latest: undefined }));

  return kept;
}

/**
 * Notes that a named statement is used on a connection, and makes room for it: those of the same role that were used
 * least lately are closed, here and in PostgreSQL. One role's statements never drive out another's.
 *
 * Returns true where the statement is yet to be prepared.
 */
export function keepStatement(
  wire: Wire,
  { role, name, text }: { readonly role: string; readonly name: string; readonly text: string },
): boolean {
  const kept = keptFor(wire, role);
  const isPrepared = wire.parsedStatements[name] !== undefined;
  if (isPrepared && kept.latest === name) return false;
  kept.latest = name;
  kept.bytes -= kept.bytesByName.get(name) ?? 0;
  kept.bytesByName.delete(name);
  if (!isPrepared) makeRoom(wire, kept, text.length);
  kept.bytesByName.set(name, text.length);
  kept.bytes += text.length;

  return !isPrepared;
}

function makeRoom(wire: Wire, kept: Kept, bytes: number): void {
  for (const [name, size] of kept.bytesByName) {
    if (kept.bytes + bytes <= MAX_BYTES && kept.bytesByName.size < MAX_STATEMENTS) return;
    kept.bytesByName.delete(name);
    kept.bytes -= size;
    if (wire.parsedStatements[name] === undefined) continue;
    // pg reads it as a plain map of names.
    Reflect.deleteProperty(wire.parsedStatements, name);
    wire.stream.write(closeMessage(name));
  }
}

/** The answer, CloseComplete, is one that the driver passes over. */
function closeMessage(name: string): Buffer {
  const body = Buffer.from(`${name}\0`);
  const message = Buffer.allocUnsafe(6 + body.length);
  message[0] = CLOSE;
  message.writeInt32BE(5 + body.length, 1);
  message[5] = STATEMENT;
  body.copy(message, 6);

  return message;
}
