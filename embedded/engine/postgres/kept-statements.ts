import type { Connection } from 'pg';

/** pg's connection with the part that its types leave out. */
export type Wire = Connection & { readonly parsedStatements: Record<string, string | undefined> };

type Kept = { readonly bytesByName: Map<string, number>; bytes: number; latest: string | undefined };

/**
 * Upper bound for the texts kept per role and connection; PostgreSQL uses about ten times a text's size for its
 * statement.
 */
const MAX_BYTES = 512 * 1024;
const MAX_STATEMENTS = 200;
/** Upper bound for the text of a kept statement; longer statements are rarely sent again. */
export const MAX_KEPT_BYTES = 16 * 1024;
/** Statements of one pipeline that always fit, so that none of them is closed while the others are sent. */
export const MAX_AT_ONCE = MAX_BYTES / MAX_KEPT_BYTES;

const CLOSE = 0x43;
const STATEMENT = 0x53;

const keptOf = new WeakMap<Connection, Map<string, Kept>>();

/** Returns the statements that a connection keeps prepared for a role, the least recently used first. */
function keptFor(connection: Connection, role: string): Kept {
  let byRole = keptOf.get(connection);
  if (byRole === undefined) keptOf.set(connection, (byRole = new Map<string, Kept>()));
  let kept = byRole.get(role);
  if (kept === undefined) byRole.set(role, (kept = { bytesByName: new Map(), bytes: 0, latest: undefined }));

  return kept;
}

/**
 * Records the use of a named statement on a connection and makes room for it: the role's least recently used statements
 * are closed, here and in PostgreSQL. One role's statements never displace another's.
 *
 * Returns true if the statement must still be prepared.
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
    // pg uses `parsedStatements` as a plain map of names.
    Reflect.deleteProperty(wire.parsedStatements, name);
    wire.stream.write(closeMessage(name));
  }
}

/** Makes the protocol's Close message; pg ignores its answer, CloseComplete. */
function closeMessage(name: string): Buffer {
  const body = Buffer.from(`${name}\0`);
  const message = Buffer.allocUnsafe(6 + body.length);
  message[0] = CLOSE;
  message.writeInt32BE(5 + body.length, 1);
  message[5] = STATEMENT;
  body.copy(message, 6);

  return message;
}
