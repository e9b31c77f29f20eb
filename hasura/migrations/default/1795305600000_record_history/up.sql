-- Who somebody is, for pages that name people: a projection of the identity server, written by the actions
-- service alone. A row goes when its person goes, and with it the address.
create table public.people (
  user_id uuid primary key,
  email text not null,
  updated_at timestamptz not null default now(),
  constraint people_email_length check (char_length(email) <= 320)
);
comment on table public.people is 'Id and e-mail address of everybody whom the identity server knows';
create trigger people_set_updated_at before update on public.people
  for each row execute function public.set_updated_at();

create table public.history_entries (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default now(),
  -- Entries of one transaction belong together: a bulk deletion is undone as one.
  transaction_id bigint not null default (pg_current_xact_id()::text)::bigint,
  actor text not null default public.acting_user(),
  actor_id uuid generated always as (
    case when actor ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then actor::uuid end
  ) stored,
  operation text not null,
  table_name text not null,
  record_id text,
  label text,
  changed_columns text[] not null default '{}',
  before jsonb,
  after jsonb,
  batch_id text,
  row_count integer not null default 1,
  -- In lower case once for all: a case-insensitive pattern over a hundred thousand labels takes too long.
  search_key text generated always as (lower(coalesce(label, '') collate pg_c_utf8)) stored,
  constraint history_entries_operation_known check (operation in ('insert', 'update', 'delete'))
);
comment on table public.history_entries is 'What was changed, by whom and when; written by the database itself';
comment on column public.history_entries.actor is 'The user''s id, or system';
comment on column public.history_entries.actor_id is 'The user''s id; null for the system';
comment on column public.history_entries.record_id is 'The key of the changed row as text; null for a batch';
comment on column public.history_entries.label is 'What the record was called when it was changed';
comment on column public.history_entries.changed_columns is 'Columns that an update changed, by name';
comment on column public.history_entries.before is 'A deleted row, or the old values of the changed columns';
comment on column public.history_entries.after is 'A new row, or the new values of the changed columns';
comment on column public.history_entries.search_key is 'The label in lower case, for _like';
comment on column public.history_entries.batch_id is 'The import that wrote many rows as one entry';
comment on column public.history_entries.row_count is 'Rows that the entry stands for';
create index history_entries_record_idx on public.history_entries (table_name, record_id, id desc);
create index history_entries_actor_idx on public.history_entries (actor, id desc);
create index history_entries_happened_at_idx on public.history_entries (happened_at, id);
create index history_entries_operation_idx on public.history_entries (operation, id desc);
create index history_entries_transaction_idx on public.history_entries (transaction_id);

-- What must follow a write: mailing, rebuilt pages and webhooks read it. The actions service numbers the events
-- after their commit (see actions/src/features/relay-outbox), so that a reader with a cursor misses none.
create schema outbox;
create table outbox.events (
  id bigint generated always as identity primary key,
  transaction_id xid8 not null default pg_current_xact_id(),
  position bigint,
  happened_at timestamptz not null default now(),
  actor text not null default public.acting_user(),
  operation text not null,
  table_name text not null,
  record_id text,
  batch_id text,
  row_count integer not null default 1,
  constraint outbox_events_position_unique unique (position)
);
comment on column outbox.events.position is 'Given after the commit, in the order of commits; null: not yet relayed';
create index outbox_events_waiting_idx on outbox.events (id) where position is null;
create table outbox.relay (
  is_only boolean primary key default true,
  last_position bigint not null default 0,
  constraint outbox_relay_is_only check (is_only)
);
insert into outbox.relay default values;

-- A row as the history keeps it: without what the database derives by itself.
create function public.history_record(changed_row jsonb) returns jsonb
  language sql immutable parallel safe
  return changed_row - '{updated_at,email_key}'::text[];

-- The columns of `newer` whose values differ from those in `older`.
create function public.history_difference(older jsonb, newer jsonb) returns jsonb
  language sql immutable parallel safe
  return (
    select coalesce(jsonb_object_agg(entry.key, entry.value), '{}')
    from jsonb_each(newer) as entry
    where older -> entry.key is distinct from entry.value
  );

-- Statement trigger of every table whose changes are kept. Arguments: the key column, the column that names the
-- record, and 'erase' where nothing of a deleted row may stay.
-- Two settings of a transaction shape it: hostfront.history = 'off' (seeds) records nothing, and
-- hostfront.batch_id makes each statement one entry with its number of rows.
create function public.record_history() returns trigger
  language plpgsql
as $$
declare
  key_column constant text := tg_argv[0];
  label_column constant text := tg_argv[1];
  is_erased constant boolean := coalesce(tg_argv[2] = 'erase', false);
  batch constant text := nullif(current_setting('hostfront.batch_id', true), '');
  entry_operation constant text := lower(tg_op);
  changed bigint;
begin
  if current_setting('hostfront.history', true) = 'off' then
    return null;
  end if;

  if batch is not null then
    if tg_op = 'DELETE' then
      select count(*) into changed from old_rows;
    else
      select count(*) into changed from new_rows;
    end if;
    if changed > 0 then
      insert into public.history_entries (operation, table_name, batch_id, row_count)
        values (entry_operation, tg_table_name, batch, changed);
      insert into outbox.events (operation, table_name, batch_id, row_count)
        values (entry_operation, tg_table_name, batch, changed);
      perform pg_notify('outbox_events', '');
    end if;
  elsif tg_op = 'INSERT' then
    with written as (
      insert into public.history_entries (operation, table_name, record_id, label, after)
        select entry_operation, tg_table_name, record ->> key_column, left(record ->> label_column, 200), record
        from (select public.history_record(to_jsonb(new_rows)) as record from new_rows) as changed_rows
        returning record_id
    )
    insert into outbox.events (operation, table_name, record_id)
      select entry_operation, tg_table_name, record_id from written;
    get diagnostics changed = row_count;
  elsif tg_op = 'UPDATE' then
    with written as (
      insert into public.history_entries (operation, table_name, record_id, label, changed_columns, before, after)
        select entry_operation, tg_table_name, older ->> key_column, left(newer ->> label_column, 200),
          array(select jsonb_object_keys(public.history_difference(older, newer)) order by 1),
          public.history_difference(newer, older), public.history_difference(older, newer)
        from (select public.history_record(to_jsonb(old_rows)) as older from old_rows) as old_records
        join (select public.history_record(to_jsonb(new_rows)) as newer from new_rows) as new_records
          on older ->> key_column = newer ->> key_column
        where older is distinct from newer
        returning record_id
    )
    insert into outbox.events (operation, table_name, record_id)
      select entry_operation, tg_table_name, record_id from written;
    get diagnostics changed = row_count;
  else
    with written as (
      insert into public.history_entries (operation, table_name, record_id, label, before)
        select entry_operation, tg_table_name, record ->> key_column,
          case when not is_erased then left(record ->> label_column, 200) end,
          case when not is_erased then record end
        from (select public.history_record(to_jsonb(old_rows)) as record from old_rows) as changed_rows
        returning record_id
    )
    insert into outbox.events (operation, table_name, record_id)
      select entry_operation, tg_table_name, record_id from written;
    get diagnostics changed = row_count;
  end if;

  if tg_op = 'DELETE' and is_erased then
    update public.history_entries set before = null, after = null, label = null
      where table_name = tg_table_name
        and record_id in (select to_jsonb(old_rows) ->> key_column from old_rows)
        and (before is not null or after is not null or label is not null);
  end if;
  if batch is null and changed > 0 then
    perform pg_notify('outbox_events', '');
  end if;
  return null;
end
$$;

-- Tables whose records the history may bring back. A later migration that adds one replaces this function.
create function public.is_restorable(table_name text) returns boolean
  language sql immutable parallel safe
  return table_name in (
    'store_notices', 'pricing_plans', 'footer_links', 'seo_settings', 'analytics_settings', 'newsletters'
  );

-- One entry taken back: the row that was deleted, or the values before an update. Raises what stands in the way.
create function public.restore_one(entry public.history_entries) returns void
  language plpgsql
as $$
declare
  key_column text;
  columns text;
  is_there boolean;
begin
  if entry.before is null or not public.is_restorable(entry.table_name) or (entry.table_name = 'analytics_settings' and entry.record_id = 'additional_head_scripts') then
    raise exception 'history-not-restorable' using
      errcode = '23514',
      detail = format('The entry %s of %s holds nothing that may be restored.', entry.id, entry.table_name),
      constraint = 'history_entries_restorable', table = 'history_entries', schema = 'public';
  end if;
  select attname into key_column from pg_index join pg_attribute on attrelid = indrelid and attnum = indkey[0]
    where indrelid = format('public.%I', entry.table_name)::regclass and indisprimary;

  execute format('select exists (select from public.%I where %I::text = $1)', entry.table_name, key_column)
    into is_there using entry.record_id;
  if is_there and entry.operation = 'delete' then
    raise exception 'history-record-exists' using
      errcode = '23514',
      detail = format('The record %s of %s is there already.', entry.record_id, entry.table_name),
      constraint = 'history_entries_record_exists', table = 'history_entries', schema = 'public';
  elsif not is_there and entry.operation <> 'delete' then
    raise exception 'history-record-gone' using
      errcode = '23514',
      detail = format('The record %s of %s is gone.', entry.record_id, entry.table_name),
      constraint = 'history_entries_record_gone', table = 'history_entries', schema = 'public';
  end if;

  select string_agg(format('%I', name), ', ' order by name) into columns
    from jsonb_object_keys(entry.before) as name;
  if entry.operation = 'delete' then
    execute format('insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)',
      entry.table_name, columns) using entry.before;
  else
    execute format('update public.%1$I set (%2$s) = row (%3$s) from jsonb_populate_record(null::public.%1$I, $1) as restored
        where public.%1$I.%4$I::text = $2',
      entry.table_name, columns,
      (select string_agg(format('restored.%I', name), ', ' order by name)
        from jsonb_object_keys(entry.before) as name),
      key_column) using entry.before, entry.record_id;
  end if;
end
$$;

-- Takes back one entry, or all of its transaction and table; answers with the entries that this wrote.
create function public.restore_history_entry(entry_id bigint, whole_transaction boolean default false)
  returns setof public.history_entries
  language plpgsql
as $$
declare
  chosen public.history_entries;
  entry public.history_entries;
  last_id bigint;
begin
  select * into chosen from public.history_entries where id = entry_id;
  if not found then
    raise exception 'history-entry-unknown' using
      errcode = '23514',
      detail = format('There is no history entry %s.', entry_id),
      constraint = 'history_entries_known', table = 'history_entries', schema = 'public';
  end if;
  select max(id) into last_id from public.history_entries;

  for entry in
    select * from public.history_entries
    where id = chosen.id
      or (whole_transaction and transaction_id = chosen.transaction_id and table_name = chosen.table_name)
    order by id desc
  loop
    perform public.restore_one(entry);
  end loop;

  return query select * from public.history_entries where id > last_id and actor = public.acting_user()
    and transaction_id = (pg_current_xact_id()::text)::bigint order by id;
end
$$;

-- Has every change of a table recorded; the arguments are those of record_history.
create procedure public.keep_history(table_name text, key_column text, label_column text, erasure text default '')
  language plpgsql
as $$
declare
  rows constant text[] := array['new table as new_rows', 'old table as old_rows new table as new_rows',
    'old table as old_rows'];
  operations constant text[] := array['insert', 'update', 'delete'];
begin
  for at in 1 .. 3 loop
    execute format('create trigger %1$s_record_%2$s after %2$s on public.%1$I referencing %3$s
      for each statement execute function public.record_history(%4$L, %5$L, %6$L)',
      table_name, operations[at], rows[at], key_column, label_column, erasure);
  end loop;
end
$$;
call public.keep_history('store_notices', 'id', 'content');
call public.keep_history('pricing_plans', 'id', 'name');
call public.keep_history('footer_links', 'id', 'label');
call public.keep_history('seo_settings', 'key', 'key');
call public.keep_history('analytics_settings', 'key', 'key');
call public.keep_history('newsletters', 'id', 'subject');
call public.keep_history('contacts', 'id', 'email', 'erase');
call public.keep_history('user_roles', 'user_id', 'role');
