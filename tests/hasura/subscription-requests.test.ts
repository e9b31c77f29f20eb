import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { insertOf, useTransaction, type Row } from './in-transaction.ts';
import { readTables } from './read-metadata.ts';

const { ask, one } = useTransaction();

const ROLES = ['anonymous', 'user', 'reader', 'editor', 'mailing', 'site_admin'];
const VALID: Row = {
  id: '6f1c1e5e-6a3f-4f0a-9d5e-0d7f4b1f0a11',
  token_hash: Buffer.alloc(32),
  email: 'salma@example.test',
  locale: 'en',
  consent_version: '2026-11-24',
  consent_source: '/hosting/vps',
  expires_at: '2030-01-01',
};
const REFUSED: Record<string, Row[]> = {
  subscription_requests_token_hash_length: [{ token_hash: Buffer.alloc(31) }],
  subscription_requests_email_length: [{ email: `${'x'.repeat(250)}@a.bc` }],
  subscription_requests_locale_known: [{ locale: 'de' }],
  subscription_requests_consent_version_form: [{ consent_version: 'newest' }],
  subscription_requests_consent_source_form: [
    { consent_source: 'https://evil.test' },
    { consent_source: '/?email=salma@example.test' },
    { consent_source: `/${'x'.repeat(200)}` },
  ],
};

const insert = (changes: Row = {}) =>
  one(...insertOf('mailing.subscription_requests', { ...VALID, ...changes }));

describe('unconfirmed newsletter sign-ups', () => {
  it('have a test case for each check constraint', async () => {
    const rules = await ask(
      `select conname from pg_constraint where contype = 'c' and conrelid = 'mailing.subscription_requests'::regclass`,
    );

    expect(Object.keys(REFUSED).sort()).toEqual(rules.map(({ conname }) => conname).sort());
  });

  it.each(Object.entries(REFUSED).flatMap(([rule, rows]) => rows.map((row) => [rule, row] as const)))(
    '%s refuses %o',
    async (rule, changes) => {
      await expect(insert(changes)).rejects.toMatchObject({ code: '23514', constraint: rule });
    },
  );

  it('normalise e-mail addresses as contacts do', async () => {
    expect(await insert({ email: ' JOS\u00c9@example.test ' })).toMatchObject({
      email_key: 'jos\u00e9@example.test',
    });
  });

  it('are not recorded in the history, and have no trigger for changes or the outbox', async () => {
    await insert();
    await ask('delete from mailing.subscription_requests');

    expect(await ask('select from history_entries')).toEqual([]);
    expect(
      await ask(`select tgname from pg_trigger where tgrelid = 'mailing.subscription_requests'::regclass`),
    ).toEqual([]);
  });

  it.each(ROLES)('are not in the schema of the role %s', (role) => {
    expect(readFileSync(`schema/${role}.graphql`, 'utf8')).not.toMatch(/subscription_request|token_hash/);
    expect(readTables().filter(({ table }) => table.schema !== 'public')).toEqual([]);
  });
});
