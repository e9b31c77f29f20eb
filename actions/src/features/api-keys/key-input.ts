import { isIP } from 'node:net';
import { array, mixed, object, string } from 'yup';
import { ActionError } from '#actions/lib/action-error.ts';
import { moment, readMoment } from '#actions/lib/moment.ts';
import { readInput } from '#actions/lib/read-input.ts';
import { hasText } from '#rules/text/has-text.ts';
import { LENGTHS } from '#rules/lengths.ts';

/** Entries of a list, and characters of one; the check constraints on api_keys have the same bounds. */
const LIST_MAX_LENGTH = 50;
const ENTRY_MAX_LENGTH = 300;
const MOST_BITS: Record<number, number> = { 4: 32, 6: 128 };

const KEY_ROLES = ['reader', 'editor', 'mailing'] as const;
export type KeyRole = (typeof KEY_ROLES)[number];

const list = () => array(string().max(ENTRY_MAX_LENGTH).required()).max(LIST_MAX_LENGTH);
const settings = {
  name: string()
    .trim()
    .max(LENGTHS.api_keys.name)
    .test('text', '${path} must not be empty', (name) => name === undefined || hasText(name)),
  expires_at: moment().nullable(),
  allowed_origins: list(),
  allowed_addresses: list(),
};

const freshSchema = object({
  ...settings,
  name: settings.name.required(),
  role: mixed<KeyRole>()
    .oneOf([...KEY_ROLES])
    .required(),
  allowed_origins: list().nullable(),
  allowed_addresses: list().nullable(),
}).required();
const changesSchema = object({ ...settings, id: string().uuid().required() }).required();

/** Reads the settings of a new key. */
export function readFreshKey(input: unknown) {
  const {
    allowed_origins: origins,
    allowed_addresses: addresses,
    expires_at: expiry,
    ...key
  } = readInput(freshSchema, input);
  return {
    ...key,
    expires_at: readExpiry(expiry),
    allowed_origins: toOrigins(origins ?? []),
    allowed_addresses: toNetworks(addresses ?? []),
  };
}

/** Reads the changes of a key; settings that are left out stay as they are. */
export function readKeyChanges(input: unknown) {
  const {
    allowed_origins: origins,
    allowed_addresses: addresses,
    expires_at: expiry,
    id,
    ...changes
  } = readInput(changesSchema, input);
  const expires_at = readExpiry(expiry);
  return {
    id,
    changes: {
      ...changes,
      ...(expires_at !== undefined && { expires_at }),
      ...(origins && { allowed_origins: toOrigins(origins) }),
      ...(addresses && { allowed_addresses: toNetworks(addresses) }),
    },
  };
}

/** Reads when a key expires: null for never, undefined if that is left out. */
function readExpiry(text: string | null | undefined): Date | null | undefined {
  if (typeof text !== 'string') return text;
  const expiresAt = readMoment(text);
  if (!expiresAt || expiresAt.getTime() > Date.now()) return expiresAt;
  throw new ActionError(
    'api-key-expiry-past',
    `A key can't expire in the past, at ${expiresAt.toISOString()}.`,
    {
      details: { field: 'expires_at' },
    },
  );
}

const toOrigins = (entries: string[]) => unique(entries.map(toOrigin));
const toNetworks = (entries: string[]) => unique(entries.map(toNetwork));
const unique = (entries: string[]): string[] => [...new Set(entries)];

/** Returns an origin as a browser writes it (RFC 6454); throws for any other text. */
function toOrigin(entry: string): string {
  const url = URL.parse(entry.trim());
  const isPlain = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (isPlain) return url.origin;
  throw new ActionError('api-key-origin-invalid', `"${entry}" is no origin such as https://example.com.`, {
    details: { field: 'allowed_origins', value: entry },
  });
}

/** Returns an IP, or a network in CIDR form, in lower case; throws for any other text. */
function toNetwork(entry: string): string {
  const [ip = '', bits, ...rest] = entry.trim().toLowerCase().split('/');
  const most = MOST_BITS[isIP(ip)] ?? -1;
  const isWhole = bits === undefined && most > 0;
  const isNetwork = bits !== undefined && /^\d{1,3}$/.test(bits) && Number(bits) <= most;
  if (rest.length === 0 && !ip.includes('%') && (isWhole || isNetwork)) return entry.trim().toLowerCase();
  throw new ActionError(
    'api-key-address-invalid',
    `"${entry}" is neither an address nor a network such as 192.0.2.0/24 or 2001:db8::/32.`,
    { details: { field: 'allowed_addresses', value: entry } },
  );
}
