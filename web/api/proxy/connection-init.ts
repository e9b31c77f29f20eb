import { isTooDeep, MAX_LEVELS } from '#runtime/bytes/json-levels.ts';
import { isRecord } from '#runtime/bytes/read-json.ts';
import { REFUSALS } from '../../server/security/refusals.ts';
import { holdsKey, readCredentials } from '../../server/security/read-credentials.ts';
import { isAdminSecret, isInsideOnly, isOneHop } from './header-rules.ts';

/** Decision about a client's message: pass it on unchanged, pass on a rewritten text, or end the connection. */
export type Reading =
  | { kind: 'pass' }
  | {
      kind: 'rewrite';
      text: string;
      /** Authorization headers in the message, whatever the case of their name. */
      authorizations: string[];
      /** Whether the message renews the token of an open socket, as a `ping` with a token does. */
      isRenewal: boolean;
    }
  | {
      kind: 'key';
      key: string;
      isRenewal: boolean;
      /** Returns the text to pass on, with a token in the key's place. */
      textWith: (token: string) => string;
    }
  | { kind: 'key-refused'; code: string }
  | { kind: 'malformed'; reason: string }
  | { kind: 'admin-secret' };

/** A header's name by RFC 9110, and a value without line breaks. */
const NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const VALUE = /^[^\r\n\0]*$/;
/** Depth to which headers are checked: `payload`, `payload.headers`, and lists in them. */
const MAX_DEPTH = 4;
const TOO_DEEP = `a message has ${MAX_LEVELS} levels at most`;
/** Close reason for a key in a place where it is not read; a reason has 123 bytes at most. */
const KEY_MISPLACED =
  'api-key-invalid: send the key in the payload as "x-api-key", or as "Authorization": "Bearer hfk_…"';

/**
 * Reads one message of a client of `graphql-transport-ws` or `graphql-ws`. The engine treats the payload of
 * `connection_init` like request headers, so headers reserved for internal services are removed. Every message is read,
 * as Hasura accepts a further `connection_init` at any time.
 */
export function readClientMessage(data: Buffer, isBinary: boolean): Reading {
  // Hasura would read a binary message as text.
  if (isBinary) return { kind: 'malformed', reason: 'a message must be text' };

  try {
    const text = data.toString();
    const message: unknown = JSON.parse(text);
    // The engine refuses such a message by the same rule.
    if (isTooDeep(message, text)) return { kind: 'malformed', reason: TOO_DEEP };
    if (!isRecord(message)) return { kind: 'pass' };
    const isRenewal = message['type'] === 'ping';
    if (message['type'] !== 'connection_init' && !(isRenewal && 'payload' in message))
      return { kind: 'pass' };
    if (hasAdminSecret(message['payload'])) return { kind: 'admin-secret' };
    return readRights(message, withHeaders(withoutInsideOnly(message['payload'])), isRenewal);
  } catch {
    return { kind: 'malformed', reason: 'a message must be JSON' };
  }
}

/** Reads the tokens or the key of a message that gives rights. */
function readRights(message: Record<string, unknown>, payload: unknown, isRenewal: boolean): Reading {
  const authorizations = headersOf(payload, 'authorization').filter((value) => typeof value === 'string');
  const apiKeys = headersOf(payload, 'x-api-key').map(String);
  const all = [...authorizations, ...apiKeys];
  const given = readCredentials({ authorization: authorizations[0], 'x-api-key': apiKeys[0] });
  const isByKey = apiKeys.length > 0 || authorizations.some(isKey);
  // A renewal replaces what was held before, so it must mean the same to the engine as it does here.
  if ((isByKey || isRenewal) && all.length > 1) return { kind: 'malformed', reason: 'credentials-ambiguous' };
  const isMisplaced =
    given.kind === 'refused'
      ? given.refusal === REFUSALS.keyMisplaced
      : given.kind === 'none' && !isRenewal && hasKey(message['payload']);
  // Without its key a program would be acknowledged as a visitor.
  if (isMisplaced) return { kind: 'key-refused', code: KEY_MISPLACED };
  if (given.kind === 'refused') return { kind: 'key-refused', code: given.refusal.body.extensions.code };

  const plain = (authorization: string) =>
    JSON.stringify({ ...message, payload: { headers: { authorization } } });
  if (given.kind === 'key') {
    return {
      kind: 'key',
      key: given.key,
      isRenewal,
      textWith: (token) =>
        isRenewal
          ? plain(`Bearer ${token}`)
          : JSON.stringify({ ...message, payload: withToken(payload, token) }),
    };
  }
  // The message is always serialized again, so that no duplicate key can mean something else to the engine.
  const [authorization] = authorizations;
  const text =
    isRenewal && authorization !== undefined ? plain(authorization) : JSON.stringify({ ...message, payload });
  return { kind: 'rewrite', text, authorizations, isRenewal };
}

/** Tells whether a text of the payload holds a key, whatever its name. */
function hasKey(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return holdsKey(value);
  if (depth >= MAX_DEPTH || typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((entry) => hasKey(entry, depth + 1));
}

const isKey = (authorization: string) => readCredentials({ authorization }).kind !== 'none';

/** Returns the payload with a token as its only credential. */
function withToken(payload: unknown, token: string): unknown {
  if (!isRecord(payload)) return payload;
  const given = Object.entries(payload).filter(([name]) => name.toLowerCase() === 'headers');
  const headers = given
    .flatMap(([, value]) => (isRecord(value) ? Object.entries(value) : []))
    .filter(([name]) => !/^(authorization|x-api-key)$/i.test(name));
  const rest = Object.entries(payload).filter(([name]) => name.toLowerCase() !== 'headers');
  return {
    ...Object.fromEntries(rest),
    headers: { ...Object.fromEntries(headers), authorization: `Bearer ${token}` },
  };
}

function withoutInsideOnly(value: unknown, depth = 0): unknown {
  if (depth >= MAX_DEPTH) return value;
  if (Array.isArray(value)) return value.map((entry) => withoutInsideOnly(entry, depth + 1));
  if (!isRecord(value)) return value;

  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, entry]) => mayPass(name, entry))
      .map(([name, entry]) => [name, withoutInsideOnly(entry, depth + 1)]),
  );
}

/** Names that some clients put directly into the payload; they are moved into `headers`, as Hasura reads only those. */
const FLAT = /^(authorization|x-api-key|x-hasura-[a-z0-9-]+)$/i;

function withHeaders(payload: unknown): unknown {
  if (!isRecord(payload)) return payload;
  const flat = Object.entries(payload).filter(
    ([name, value]) => FLAT.test(name) && typeof value === 'string',
  );
  if (flat.length === 0) return payload;
  const key = Object.keys(payload).find((name) => name.toLowerCase() === 'headers');
  const given = key === undefined ? {} : (payload[key] as Record<string, unknown>);
  const names = new Set(Object.keys(given).map((name) => name.toLowerCase()));
  const added = flat.filter(([name]) => !names.has(name.toLowerCase()));
  const rest = Object.entries(payload).filter(
    ([name]) => name !== key && !flat.some(([moved]) => moved === name),
  );

  return Object.fromEntries([...rest, [key ?? 'headers', { ...given, ...Object.fromEntries(added) }]]);
}

/** Returns the values of a header in the payload's `headers`, whatever the case of the names. */
function headersOf(payload: unknown, wanted: string): unknown[] {
  const named = (value: unknown, name: string) =>
    isRecord(value) ? Object.entries(value).filter(([each]) => each.toLowerCase() === name) : [];

  return named(payload, 'headers')
    .flatMap(([, headers]) => named(headers, wanted))
    .map(([, value]) => value);
}

function mayPass(name: string, value: unknown): boolean {
  if (!NAME.test(name) || isInsideOnly(name) || isOneHop(name)) return false;
  if (name.toLowerCase() === 'headers') return isRecord(value);
  return typeof value !== 'string' || VALUE.test(value);
}

function hasAdminSecret(value: unknown, depth = 0): boolean {
  if (depth >= MAX_DEPTH || typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([name, entry]) => isAdminSecret(name) || hasAdminSecret(entry, depth + 1),
  );
}
