import { decodeJwt } from 'jose';
import type { Step } from './case.ts';

/** Fields whose values differ from run to run, by what replaces them. */
const REPLACED: ReadonlyMap<string, string> = new Map([
  ...[
    'createdTimestamp',
    'createdDate',
    'start',
    'lastAccess',
    'iat',
    'exp',
    'expires_in',
    'refresh_expires_in',
  ].map((name): [string, string] => [name, '<time>']),
  ...['id', 'sid', 'jti', 'sub', 'session_state', 'containerId', 'userId', 'x-hasura-user-id'].map(
    (name): [string, string] => [name, '<id>'],
  ),
  ...['public_key', 'kid', 'n', 'x5t', 'x5t#S256', 'at_hash', 'request_uri', 'reuse_id'].map(
    (name): [string, string] => [name, '<value>'],
  ),
]);
/** Lists whose order says nothing. */
const UNORDERED = [
  'defaultClientScopes',
  'realmMappings',
  'optionalClientScopes',
  'roles',
  'x-hasura-allowed-roles',
  'aud',
  'errors',
  'requiredActions',
  'keys',
];
/** Claims of a refresh token that keycloak-js or a client may read; all others are for the server alone. */
const READ_BY_CLIENTS = ['aud', 'azp', 'exp', 'iat', 'iss', 'jti', 'sid', 'sub', 'typ'];
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Returns an answer as lines, without what differs from run to run; tokens become their claims. */
export function describeAnswer(step: Step, response: Response, text: string): string[] {
  const type = response.headers.get('content-type') ?? '';
  const headers = (step.shows ?? []).flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [`${name}: ${headerText(name, value)}`];
  });

  return [
    [response.status, ...(text === '' ? [] : [type.includes('html') ? 'a page' : bodyOf(step, text)])].join(
      ' ',
    ),
    ...headers,
  ];
}

function bodyOf(step: Step, text: string): string {
  const body = narrowed(step, plain('', parsed(text)));
  return JSON.stringify(step.isUnordered && Array.isArray(body) ? sorted(body) : body);
}

function narrowed({ only }: Pick<Step, 'only'>, body: unknown): unknown {
  if (only === undefined || typeof body !== 'object' || body === null) return body;
  if (Array.isArray(body)) return body.map((entry) => narrowed({ only }, entry));
  if ('error' in body || 'errorMessage' in body) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => only.includes(name)));
}

function plain(name: string, value: unknown): unknown {
  const replaced = REPLACED.get(name);
  if (replaced !== undefined && (typeof value === 'string' || typeof value === 'number')) return replaced;
  if (typeof value === 'string') return plainString(name, value);
  if (typeof value !== 'object' || value === null) return value;
  if (name === 'x5c') return '<value>';
  if (Array.isArray(value)) {
    const entries = value.map((entry) => plain('', entry));
    return UNORDERED.includes(name) || name.endsWith('_supported') ? sorted(entries) : entries;
  }
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [plainText(key), plain(key, inner)]),
  );
}

function plainString(name: string, value: string): unknown {
  if (name === 'scope') return value.split(' ').toSorted().join(' ');
  if (name === 'credentialData') return plain('', parsed(value));
  if (name === 'refresh_token' && value.split('.').length === 3)
    return narrowed({ only: READ_BY_CLIENTS }, plain('', decodeJwt(value)));
  if (name.endsWith('_token') && value.split('.').length === 3) return plain('', decodeJwt(value));
  return plainText(value);
}

/** Returns a header without what says nothing: the character set of JSON, and the order of a list. */
function headerText(name: string, value: string): string {
  if (name.startsWith('access-control-allow-')) return value.split(', ').toSorted().join(', ');
  return plainText(value.replace(/;\s?charset=utf-8$/i, ''));
}

const plainText = (text: string): string => text.replaceAll(UUID, '<id>');
const sorted = (entries: unknown[]): unknown[] =>
  entries.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
