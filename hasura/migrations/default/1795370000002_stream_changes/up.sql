-- What changed, for programs that must not miss a row. The actions service copies each event of the outbox when it gives
-- it its position, so a number is there only once no smaller one can still come (docs/outbox.md).
create table public.changes (
  number bigint primary key,
  happened_at timestamptz not null,
  operation text not null,
  table_name text not null,
  record_id text,
  -- For relationships: a text is no uuid.
  record_uuid uuid generated always as (
    case when record_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then record_id::uuid end
  ) stored,
  batch_id text,
  row_count integer not null default 1,
  constraint changes_operation_known check (operation in ('insert', 'update', 'delete'))
);
comment on table public.changes is
  'What changed in the last seven days, in an order that is safe to follow with changes_stream: a number appears only when no smaller one can still come';
comment on column public.changes.number is 'Given after the commit, one by one without a gap; a cursor for changes_stream';
comment on column public.changes.happened_at is 'When the transaction of the change began';
comment on column public.changes.operation is 'insert | update | delete';
comment on column public.changes.table_name is 'The table of the changed row';
comment on column public.changes.record_id is 'The key of the changed row as text; null for an import';
comment on column public.changes.record_uuid is 'The key of the changed row where it is a UUID';
comment on column public.changes.batch_id is 'The import that wrote many rows as one change';
comment on column public.changes.row_count is 'Rows that the change stands for';
create index changes_record_uuid_idx on public.changes (record_uuid, number);
create index changes_record_id_idx on public.changes (record_id, number);
create index changes_happened_at_idx on public.changes (happened_at);
insert into public.changes (number, happened_at, operation, table_name, record_id, batch_id, row_count)
  select position, happened_at, operation, table_name, record_id, batch_id, row_count
  from outbox.events where position is not null;

-- The history and its records, in both directions.
alter table public.history_entries add column record_uuid uuid generated always as (
  case when record_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then record_id::uuid end
) stored;
comment on column public.history_entries.record_uuid is 'The key of the changed row where it is a UUID';
create index history_entries_record_uuid_idx on public.history_entries (record_uuid, id desc);
