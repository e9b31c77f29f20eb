-- Entries from before get the Arabic name that they hold themselves, or else the one that the record has now. This is a
-- transaction of its own, as a new column locks its table until the end of the one that adds it.
set local lock_timeout = '3s';

do $$
declare
  named record;
begin
  for named in
    select table_name, column_name || '_ar' as arabic, key_name
    from (values
      ('footer_links', 'label', 'id'),
      ('legal_pages', 'title', 'slug'),
      ('newsletters', 'subject', 'id'),
      ('pricing_plans', 'name', 'id'),
      ('store_notices', 'content', 'id'),
      ('testimonials', 'name', 'id')
    ) as listed (table_name, column_name, key_name)
  loop
    execute format(
      'update public.history_entries as entry set label_ar = left(kept.name, 200)
        from (
          select history_entries.id, case
            when after ? %2$L then after ->> %2$L
            when before ? %2$L then before ->> %2$L
            else record.%2$I
          end as name
          from public.history_entries left join public.%1$I as record on record.%3$I::text = record_id
          where table_name = %1$L and batch_id is null
        ) as kept
        where entry.id = kept.id and kept.name is not null',
      named.table_name, named.arabic, named.key_name
    );
  end loop;
end
$$;
