import { ACCOUNT, type Account, type Page } from './account-store.ts';
import type { Db } from './database.ts';

/** Conditions of a search; each one that is given narrows it. */
export type AccountSearch = {
  /** Words, each of which begins the user name, address or a name; service accounts are never found by them. */
  search?: string;
  ids?: readonly string[];
  username?: string;
  email?: string;
  firstName?: string;
  lastName?: string;
  enabled?: boolean;
  emailVerified?: boolean;
  /** Alias of another identity provider to which the account is linked, and the person's id there. */
  idpAlias?: string;
  idpUserId?: string;
  createdAfter?: Date;
  createdBefore?: Date;
  /** Names of attributes; no account has any, so a search for one finds nothing. */
  attributes?: readonly string[];
  /** True where user name, address and names are compared whole, and not by a part of them. */
  isExact: boolean;
  withServiceAccounts: boolean;
};

/** Returns the accounts that a search finds, by user name; those that it names by id come in its order. */
export async function searchAccounts(
  db: Db,
  realm: string,
  search: AccountSearch,
  { first, max }: Page,
): Promise<Account[]> {
  const { conditions, values } = readSearch(realm, search);
  const { rows } = await db.query<Account>(
    `${ACCOUNT} where ${conditions}
     order by array_position($${values.length + 1}::text[], id::text), username
     limit $${values.length + 2} offset $${values.length + 3}`,
    [...values, search.ids ?? [], max, first],
  );
  return rows;
}

/** Counts the accounts that a search finds. */
export async function countAccounts(db: Db, realm: string, search: AccountSearch): Promise<number> {
  const { conditions, values } = readSearch(realm, search);
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int as count from identity.account where ${conditions}`,
    values,
  );
  return rows[0]?.count ?? 0;
}

/** Columns whose text a search compares without regard to case. */
const TEXTS = {
  username: 'username',
  email: 'email',
  firstName: 'first_name',
  lastName: 'last_name',
} as const;

function readSearch(realm: string, search: AccountSearch): { conditions: string; values: unknown[] } {
  const conditions: string[] = [];
  const values: unknown[] = [];
  const add = (value: unknown, condition: (parameter: string) => string): void => {
    if (value === undefined) return;
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };

  add(realm, (given) => `realm = ${given}`);
  if (!search.withServiceAccounts) conditions.push('service_account_client is null');
  add(search.ids, (given) => `id::text = any(${given}::text[])`);
  add(search.search?.toLowerCase().trim().split(/\s+/).map(toPattern), matchesEveryWord);
  for (const [field, column] of Object.entries(TEXTS) as Array<[keyof typeof TEXTS, string]>) {
    add(search[field]?.trim().toLowerCase(), (given) =>
      search.isExact ? `lower(${column}) = ${given}` : `position(${given} in lower(${column})) > 0`,
    );
  }
  add(search.enabled, (given) => `enabled = ${given}`);
  add(search.emailVerified, (given) => `email_verified = ${given}`);
  add(search.createdAfter, (given) => `created_at >= ${given}`);
  add(search.createdBefore, (given) => `created_at <= ${given}`);
  const isLinked = (condition: string): string =>
    `exists (select from identity.federated_identity link where link.account = account.id and ${condition})`;
  add(search.idpAlias, (given) => isLinked(`link.provider = ${given}`));
  add(search.idpUserId, (given) => isLinked(`link.subject = ${given}`));
  if (search.attributes?.length) conditions.push('false');

  return { conditions: conditions.join(' and '), values };
}

const matchesEveryWord = (patterns: string): string => `
  not exists (select from unnest(${patterns}::text[]) as word where not exists (
    select from unnest(array[username, email, lower(first_name), lower(last_name)]) as name
    where name like word))`;

/** Returns the pattern of a word as Keycloak searches it: `"whole"`, `*part*`, else the beginning of a name. */
function toPattern(word: string): string {
  const escaped = word.replaceAll(/[\\%_]/g, '\\$&');
  const [, whole] = /^"(.+)"$/.exec(escaped) ?? [];

  return whole ?? `${escaped.replaceAll('*', '%')}%`;
}
