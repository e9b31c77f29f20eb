import type { AccountSearch } from '../storage/account-search.ts';
import { AdminError } from './admin-error.ts';
import type { AdminCall } from './admin-router.ts';

const TEXTS = ['username', 'email', 'firstName', 'lastName', 'idpAlias', 'idpUserId'] as const;
const FLAGS = ['enabled', 'emailVerified'] as const;
const TIMES = ['createdAfter', 'createdBefore'] as const;
const BY_ID = 'id:';

/**
 * Reads by what people are searched. As in Keycloak, `search` goes before all but `enabled`, `emailVerified` and the
 * times, and any other filter finds service accounts too.
 */
export function searchOf(query: AdminCall['query']): AccountSearch {
  const flags = {
    ...Object.fromEntries(FLAGS.flatMap((name) => given(name, readFlag(query[name])))),
    ...Object.fromEntries(TIMES.flatMap((name) => given(name, readTime(name, query[name])))),
  };
  const { search } = query;
  if (search?.startsWith(BY_ID)) {
    const ids = search.slice(BY_ID.length).trim().split(/\s+/);
    return { ids, isExact: false, withServiceAccounts: true };
  }
  if (search !== undefined) return { search, ...flags, isExact: false, withServiceAccounts: false };

  const isExact = readFlag(query['exact']);
  const texts = Object.fromEntries(TEXTS.flatMap((name) => given(name, query[name])));
  const others = readAttributes(query['q'] ?? '');
  const filters = { ...flags, ...texts, ...others };
  return {
    ...filters,
    isExact: isExact ?? false,
    withServiceAccounts: isExact !== undefined || Object.keys(filters).length > 0,
  };
}

/** Reads a boolean as Keycloak does: an empty text is none, and any but `true` is false. */
const readFlag = (text: string | undefined): boolean | undefined =>
  text === undefined || text === '' ? undefined : text.toLowerCase() === 'true';

/** Reads a day or a Unix time in milliseconds; an empty text is none. */
function readTime(name: string, text: string | undefined): Date | undefined {
  if (text === undefined || text === '') return undefined;
  const isNumber = /^-?\d{1,15}$/.test(text);
  const time = new Date(isNumber ? Number(text) : text);
  if (!Number.isNaN(time.getTime()) && (isNumber || /^\d{4}-\d\d-\d\d$/.test(text))) return time;
  throw new AdminError(400, {
    error: `Invalid value for '${name}', expected format is yyyy-MM-dd or an Epoch timestamp`,
  });
}

const given = <T>(name: string, value: T | undefined): Array<[string, T]> =>
  value === undefined ? [] : [[name, value]];

/** Reads `q`, which names attributes as `name:value "other name":"other value"`. */
function readAttributes(q: string): Partial<AccountSearch> {
  const pairs = [...q.matchAll(/(?:"([^"]+)"|([^\s":]+)):(?:"([^"]*)"|(\S+))/g)].map(
    ([, quotedName, name, quotedValue, value]): [string, string] => [
      quotedName ?? name ?? '',
      quotedValue ?? value ?? '',
    ],
  );
  const texts = pairs.filter(([name]) => (TEXTS as readonly string[]).includes(name));
  const flags = pairs.filter(([name]) => (FLAGS as readonly string[]).includes(name));
  const attributes = pairs
    .map(([name]) => name)
    .filter((name) => ![...TEXTS, ...FLAGS].includes(name as never));

  return {
    ...Object.fromEntries(texts),
    ...Object.fromEntries(flags.map(([name, value]) => [name, readFlag(value)])),
    ...(attributes.length > 0 && { attributes }),
  };
}
