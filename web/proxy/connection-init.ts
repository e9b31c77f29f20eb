import { isAdminSecret, isInsideOnly, isOneHop } from './header-rules.ts';

/** What to do with a client's message: pass it on as it is, in other words, or end the connection. */
export type Reading =
  | { kind: 'pass' }
  | {
      kind: 'rewrite';
      text: string;
      /** Authorization headers that the message tells, however their name is written. */
      authorizations: string[];
    }
  | { kind: 'malformed'; reason: string }
  | { kind: 'admin-secret' };

/** A header's name of RFC 9110, and a value that ends no line. */
const NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const VALUE = /^[^\r\n\0]*$/;
/** `payload`, `payload.headers`, and lists in them. */
const MAX_DEPTH = 4;

/**
 * Reads one message of a client of `graphql-transport-ws` or `graphql-ws`. The payload of `connection_init` is as good as
 * request headers to the part behind, so it may set none that is an insider's. Every message is read, not the first alone:
 * Hasura takes another `connection_init` at any time.
 */
export function readClientMessage(data: Buffer, isBinary: boolean): Reading {
  // Hasura would read it as text.
  if (isBinary) return { kind: 'malformed', reason: 'a message must be text' };

  try {
    const message: unknown = JSON.parse(data.toString());
    if (!isRecord(message) || message['type'] !== 'connection_init') return { kind: 'pass' };
    if (hasAdminSecret(message['payload'])) return { kind: 'admin-secret' };
    // Written again even where nothing is taken away: a key that stands twice means the same to everybody then.
    const payload = withHeaders(withoutInsideOnly(message['payload']));
    return {
      kind: 'rewrite',
      text: JSON.stringify({ ...message, payload }),
      authorizations: authorizationsOf(payload),
    };
  } catch {
    // No JSON, or nested so deep that no part would read it.
    return { kind: 'malformed', reason: 'a message must be JSON' };
  }
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

/** Clients that tell the token beside `headers` are as good as those that tell it in them, where alone Hasura reads it. */
const FLAT = /^(authorization|x-hasura-[a-z0-9-]+)$/i;

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

function authorizationsOf(payload: unknown): string[] {
  const named = (value: unknown, wanted: string) =>
    isRecord(value) ? Object.entries(value).filter(([name]) => name.toLowerCase() === wanted) : [];

  return named(payload, 'headers')
    .flatMap(([, headers]) => named(headers, 'authorization'))
    .flatMap(([, value]) => (typeof value === 'string' ? [value] : []));
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
