-- The history names a record in Arabic too, where the record has an Arabic name: the column called as the English one
-- with `_ar` after it.
set local lock_timeout = '3s';

alter table public.history_entries add column label_ar text;
comment on column public.history_entries.label_ar is
  'What the record was called in Arabic when it was changed; null: it had no Arabic name';

create or replace function public.record_history() returns trigger
  language plpgsql
as $$
declare
  key_column constant text := tg_argv[0];
  label_column constant text := tg_argv[1];
  arabic_column constant text := tg_argv[1] || '_ar';
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
      insert into public.history_entries (operation, table_name, record_id, label, label_ar, after)
        select entry_operation, tg_table_name, record ->> key_column, left(record ->> label_column, 200),
          left(record ->> arabic_column, 200), record
        from (select public.history_record(to_jsonb(new_rows)) as record from new_rows) as changed_rows
        returning record_id
    )
    insert into outbox.events (operation, table_name, record_id)
      select entry_operation, tg_table_name, record_id from written;
    get diagnostics changed = row_count;
  elsif tg_op = 'UPDATE' then
    with written as (
      insert into public.history_entries
          (operation, table_name, record_id, label, label_ar, changed_columns, before, after)
        select entry_operation, tg_table_name, older ->> key_column, left(newer ->> label_column, 200),
          left(newer ->> arabic_column, 200),
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
      insert into public.history_entries (operation, table_name, record_id, label, label_ar, before)
        select entry_operation, tg_table_name, record ->> key_column,
          case when not is_erased then left(record ->> label_column, 200) end,
          case when not is_erased then left(record ->> arabic_column, 200) end,
          case when not is_erased then record end
        from (select public.history_record(to_jsonb(old_rows)) as record from old_rows) as changed_rows
        returning record_id
    )
    insert into outbox.events (operation, table_name, record_id)
      select entry_operation, tg_table_name, record_id from written;
    get diagnostics changed = row_count;
  end if;

  if tg_op = 'DELETE' and is_erased then
    update public.history_entries set before = null, after = null, label = null, label_ar = null
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
