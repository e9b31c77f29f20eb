-- Every import of contacts, so that nobody wonders what became of a file. It holds no address: a contact that is
-- deleted must leave nothing behind.
create table public.imports (
  id uuid primary key default gen_random_uuid(),
  idempotency_key text not null,
  state text not null default 'receiving',
  source text not null default 'file',
  mode text not null default 'skip',
  file_name text,
  actor text not null default public.acting_user(),
  actor_id uuid generated always as (
    case when actor ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then actor::uuid end
  ) stored,
  total_bytes bigint,
  received_bytes bigint not null default 0,
  rows_read integer not null default 0,
  created_count integer not null default 0,
  updated_count integer not null default 0,
  existing_count integer not null default 0,
  duplicate_count integer not null default 0,
  invalid_count integer not null default 0,
  removed_count integer not null default 0,
  rejections jsonb not null default '[]',
  error_code text,
  error_message text,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  constraint imports_idempotency_key_unique unique (idempotency_key),
  constraint imports_idempotency_key_length check (char_length(idempotency_key) between 8 and 200),
  constraint imports_state_known check (
    state in ('receiving', 'merging', 'done', 'failed', 'cancelled', 'undone')
  ),
  constraint imports_source_known check (source in ('file', 'api')),
  constraint imports_mode_known check (mode in ('skip', 'update')),
  constraint imports_file_name_length check (char_length(file_name) <= 255)
);
comment on table public.imports is 'Imports of contacts and what became of them';
comment on column public.imports.idempotency_key is 'Chosen by the sender: the same import sent twice counts once';
comment on column public.imports.state is 'receiving -> merging -> done | failed | cancelled; done -> undone';
comment on column public.imports.mode is 'What happens to a contact that exists: skip | update';
comment on column public.imports.existing_count is 'Rows whose contact existed and was left as it was';
comment on column public.imports.duplicate_count is 'Rows whose address an earlier row of the file has';
comment on column public.imports.invalid_count is 'Rows that were rejected; the first of them stand in rejections';
comment on column public.imports.removed_count is 'Contacts that undoing the import removed';
comment on column public.imports.rejections is 'The first rejected rows: [{"line": 7, "reason": "email-invalid"}]; no address';
create index imports_created_at_idx on public.imports (created_at desc, id);
