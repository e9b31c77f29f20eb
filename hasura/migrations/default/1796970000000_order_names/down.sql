set local lock_timeout = '3s';

do $$
declare
  target record;
  lost record;
  columns int2[];
  alone text[];
  dependents text[];
begin
  for target in
    select format('public.%I', name)::regclass as id, names
    from (values
      ('api_keys', array['name']),
      ('contacts', array['first_name', 'last_name']),
      ('footer_links', array['label']),
      ('newsletters', array['subject']),
      ('pricing_plans', array['name']),
      ('store_notices', array['content']),
      ('testimonials', array['name']),
      ('webhook_endpoints', array['name'])
    ) as listed (name, names)
  loop
    columns := array(select attnum from pg_attribute where attrelid = target.id and attname = any (target.names));
    alone := '{}';
    dependents := '{}';
    for lost in
      select format('drop trigger %I on %s', tgname, target.id) as removal, pg_get_triggerdef(pg_trigger.oid) as making
      from pg_trigger
      where tgrelid = target.id and not tgisinternal and exists (
        select from pg_depend
        where classid = 'pg_trigger'::regclass and objid = pg_trigger.oid
          and refobjid = target.id and refobjsubid = any (columns)
      )
      union all
      select format('alter table %s drop column %I', target.id, attname),
        format('alter table %s add column %I %s %s generated always as (%s) stored', target.id, attname,
          format_type(atttypid, atttypmod), case when attnotnull then 'not null' end, pg_get_expr(adbin, adrelid))
          || format('; comment on column %s.%I is %L', target.id, attname, col_description(target.id, attnum))
      from pg_attribute join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attrelid = target.id and attgenerated = 's' and exists (
        select from pg_depend
        where classid = 'pg_attrdef'::regclass and objid = pg_attrdef.oid
          and refobjid = target.id and refobjsubid = any (columns)
      )
    loop
      alone := alone || lost.removal;
      dependents := dependents || lost.making;
    end loop;
    execute array_to_string(alone, ';');
    execute (
      select format('alter table %s ', target.id)
        || string_agg(format('alter column %I type text collate pg_catalog."default"', name), ', ')
      from unnest(target.names) as name
    );
    execute array_to_string(dependents, ';');
  end loop;
end
$$;

drop collation public.name_order;
