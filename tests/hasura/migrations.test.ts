import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyMigrations } from '#embedded/postgres/migrations/apply-migrations.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres/database.ts';
import { openClient } from '#tests/support/postgres/open-client.ts';
import { hasuraDir } from './read-metadata.ts';

const migrationsDir = path.join(hasuraDir, 'migrations/default');
const folders = readdirSync(migrationsDir).sort();
const read = (folder: string, file: string) => readFileSync(path.join(migrationsDir, folder, file), 'utf8');

/** Columns that each table must have: those of section 3 of SPEC.md, and the Arabic ones that decisions added. */
const SPECIFIED: Record<string, string[]> = {
  store_notices: ['id', 'content', 'content_ar', 'notice_date', 'is_active', 'severity', 'link_url'],
  pricing_plans: [
    ...[
      'id',
      'name',
      'name_ar',
      'price',
      'currency',
      'period',
      'features',
      'features_ar',
      'highlight',
      'badge',
    ],
    ...['badge_ar', 'logo', 'logo_alt', 'button_url', 'category', 'sort_order'],
  ],
  footer_links: ['id', 'label', 'label_ar', 'url', 'category', 'sort_order'],
  user_roles: ['user_id', 'role'],
  seo_settings: ['key', 'value', 'value_ar'],
  analytics_settings: ['key', 'value'],
  newsletters: [
    ...['id', 'subject', 'subject_ar', 'preheader', 'preheader_ar', 'content', 'content_ar'],
    ...['template_name', 'status', 'created_at'],
  ],
  contacts: [
    'id',
    'email',
    'email_key',
    'first_name',
    'last_name',
    'locale',
    'state',
    'source',
    'unsubscribed_at',
    'created_at',
  ],
  dispatches: [
    ...['id', 'newsletter_id', 'state', 'subject', 'subject_ar', 'preheader', 'preheader_ar'],
    ...['html_content', 'html_content_ar'],
  ],
  deliveries: ['id', 'dispatch_id', 'newsletter_id', 'contact_id', 'state', 'attempts', 'response'],
  imports: ['id', 'idempotency_key', 'state', 'mode', 'created_count', 'invalid_count', 'rejections'],
};

const CATALOG = `
  select 'column' as kind, table_name || '.' || column_name as name,
    concat_ws(' ', data_type, is_nullable, column_default, generation_expression) as form
  from information_schema.columns where table_schema = 'public'
  union all select 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid)
  from pg_constraint where connamespace = 'public'::regnamespace
  union all select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
  union all select 'trigger', tgrelid::regclass || '.' || tgname, pg_get_triggerdef(oid)
  from pg_trigger where not tgisinternal
  union all select 'function', oid::regprocedure::text, pg_get_functiondef(oid)
  from pg_proc where pronamespace = 'public'::regnamespace
  order by 1, 2`;

describe('the migrations', () => {
  let database: TestDatabase;
  let client: pg.Client;

  beforeEach(async () => {
    database = await createTestDatabase({ template: 'empty' });
    client = await openClient(database.url);
  });
  afterEach(async () => {
    await client.end();
    await database.close();
  });

  it('go up, down and up again, and leave nothing behind when they are down', async () => {
    const catalog = async () => (await client.query(CATALOG)).rows;
    for (const folder of folders) await client.query(read(folder, 'up.sql'));
    const first = await catalog();

    for (const folder of folders.toReversed()) await client.query(read(folder, 'down.sql'));
    const emptied = await catalog();
    for (const folder of folders) await client.query(read(folder, 'up.sql'));

    expect(emptied).toEqual([]);
    expect(await catalog()).toEqual(first);
  });

  const apply = async (some: readonly string[]) => {
    for (const folder of some) await client.query(read(folder, 'up.sql'));
  };
  /** Applies the migrations before the named one; returns the named one and all later ones. */
  const applyUntil = async (name: string) => {
    const at = folders.findIndex((folder) => folder.endsWith(name));
    await apply(folders.slice(0, at));

    return folders.slice(at);
  };

  it('keep history transactions together, and separate those to which a restore gave the same id', async () => {
    const rest = await applyUntil('_number_transactions');
    await client.query(`
      insert into history_entries (transaction_id, happened_at, operation, table_name, label)
      select id, day, 'delete', 'footer_links', name from (values
        (7, date '2026-01-01', 'a'), (7, date '2026-01-01', 'a'), (7, date '2026-02-01', 'b'),
        (7, date '2026-02-01', 'b'), (7, date '2026-03-01', 'c'), (9, date '2026-01-01', 'd')
      ) as entries (id, day, name)`);

    await apply(rest);
    await client.query(`insert into footer_links (label, url, category) values ('e', '/', 'Company')`);

    const { rows } = await client.query(
      'select label, array_agg(distinct transaction_id::integer) as ids from history_entries group by 1 order by 1',
    );
    expect(rows.slice(0, 1)).toEqual([{ label: 'a', ids: [7] }]);
    expect(rows.slice(3, 4)).toEqual([{ label: 'd', ids: [9] }]);
    const ids = rows.flatMap((row: { ids: number[] }) => row.ids);
    expect(ids).toHaveLength(5);
    expect(new Set(ids).size).toBe(5);
  });

  it('replace infinite and ancient times of notices by times that pages can show', async () => {
    const rest = await applyUntil('_bound_times_of_notices');
    await client.query(`
      insert into store_notices (content, notice_date, starts_at, ends_at) values
        ('a', '2026-01-01', '2026-01-01Z', 'infinity'), ('b', '2026-01-01', '-infinity', '2026-02-01Z'),
        ('c', '2026-01-01', 'infinity', null), ('d', '2026-01-01', '0044-03-15 BC', '1800-01-01Z'),
        ('e', '2026-01-01', '2026-01-01Z', '2026-02-01Z')`);

    await apply(rest);

    const { rows } = await client.query(
      `select content, (starts_at at time zone 'UTC')::date::text as start, (ends_at at time zone 'UTC')::date::text as end
       from store_notices order by content`,
    );
    expect(rows).toEqual([
      { content: 'a', start: '2026-01-01', end: null },
      { content: 'b', start: null, end: '2026-02-01' },
      { content: 'c', start: '9999-12-31', end: null },
      { content: 'd', start: null, end: '1900-01-01' },
      { content: 'e', start: '2026-01-01', end: '2026-02-01' },
    ]);
  });

  it('set the newsletter version of a waiting dispatch only if its content is still the newsletter’s', async () => {
    const rest = await applyUntil('_keep_versions_of_dispatches');
    await client.query(`
      with newsletter as (
        insert into newsletters (subject, content, subject_ar, content_ar) values
          ('same', 'a', null, null), ('whole', 'a', 'ب', 'أ'), ('changed', 'later', null, null),
          ('Arabic since', 'a', 'ب', 'أ'), ('preheader since', 'a', null, null), ('sent', 'a', null, null)
        returning *)
      insert into dispatches (newsletter_id, state, subject, html_content, subject_ar, html_content_ar, template_name)
      select id, case subject when 'sent' then 'finished' else 'scheduled' end, subject, 'a',
        case subject when 'whole' then subject_ar end, case subject when 'whole' then content_ar end, 'Basic'
      from newsletter`);
    await client.query(`update newsletters set preheader = 'line' where subject = 'preheader since'`);

    await apply(rest);

    const { rows } = await client.query<{ subject: string }>(
      `select newsletters.subject from dispatches join newsletters
       on newsletters.id = newsletter_id and updated_at = newsletter_version order by 1`,
    );
    expect(rows.map(({ subject }) => subject)).toEqual(['same', 'whole']);
  });

  it('are applied by the migration runner, and not a second time', async () => {
    const first = await applyMigrations({ databaseUrl: database.url, hasuraDir });
    const second = await applyMigrations({ databaseUrl: database.url, hasuraDir });

    expect(first).toHaveLength(folders.length);
    expect(second).toEqual([]);
  });

  it('are applied once by three runners that start together', async () => {
    const runs = await Promise.all(
      [1, 2, 3].map(() => applyMigrations({ databaseUrl: database.url, hasuraDir })),
    );

    expect(runs.map((applied) => applied.length).sort()).toEqual([0, 0, folders.length]);
  });

  it('create every table and column of the specification, with nullable Arabic columns', async () => {
    await applyMigrations({ databaseUrl: database.url, hasuraDir });

    const { rows } = await client.query<{ table_name: string; column_name: string; is_nullable: string }>(
      `select table_name, column_name, is_nullable from information_schema.columns where table_schema = 'public'`,
    );
    const columnsOf = (table: string) =>
      rows.filter((row) => row.table_name === table).map(({ column_name }) => column_name);
    for (const [table, columns] of Object.entries(SPECIFIED)) {
      expect(columnsOf(table), table).toEqual(expect.arrayContaining(columns));
    }
    expect(rows.filter((row) => row.column_name.endsWith('_ar') && row.is_nullable === 'NO')).toEqual([]);
  });

  it('give every table with updated_at a trigger that sets it', async () => {
    await applyMigrations({ databaseUrl: database.url, hasuraDir });

    const { rows } = await client.query<{ table_name: string }>(
      `select table_name from information_schema.columns
       where table_schema = 'public' and column_name = 'updated_at'
         and not exists (select from pg_trigger where tgname = table_name || '_set_updated_at')`,
    );
    expect(rows).toEqual([]);
  });
});

describe('the SQL of a migration', () => {
  const texts = folders.map((folder) => ({ folder, up: read(folder, 'up.sql') }));

  it.each(folders)('%s has a down.sql that is not empty', (folder) => {
    expect(read(folder, 'down.sql')).toMatch(/\S/);
  });

  it.each(texts)('$folder raises exceptions with ERRCODE 23514 and a stable code', ({ up }) => {
    for (const [statement] of up.matchAll(/raise\s+exception[^;]*;/gi)) {
      expect(statement).toMatch(/^raise\s+exception\s+'[a-z][a-z0-9]*(-[a-z0-9]+)*'\s/i);
      expect(statement).toMatch(/errcode\s*=\s*'23514'/i);
    }
  });

  it.each(texts)('$folder needs no superuser, and no event trigger or graphile_worker', ({ up }) => {
    expect(up).not.toMatch(
      /create extension (?!if not exists pg_trgm;)|security definer|alter system|event trigger|graphile_worker/i,
    );
  });

  it.each(texts)('$folder names every check and unique constraint', ({ up }) => {
    const code = up.replace(/--[^\n]*/g, '');
    const checks = code.match(/\b(check|unique) \(/g) ?? [];
    const named = code.match(/\bconstraint \w+ (check|unique) \(/g) ?? [];

    expect(checks).toHaveLength(named.length);
  });
});
