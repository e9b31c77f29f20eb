-- A piece of the site's content and an extension that come without a number are the last ones of their list.
set local lock_timeout = '3s';

-- Its argument, if it has one, is the column of the list to which a row belongs.
create function public.put_last() returns trigger
  language plpgsql
as $$
declare
  last integer;
begin
  execute format(
    'select max(sort_order) from %I.%I where $1 is null or to_jsonb(%2$I) ->> $1 = to_jsonb($2) ->> $1',
    tg_table_schema, tg_table_name
  ) into last using tg_argv[0], new;
  new.sort_order := least(coalesce(last, 0), 2147483646) + 1;
  return new;
end
$$;
comment on function public.put_last is 'Numbers a row that has no number, so that it comes last';

alter table public.site_pieces alter column sort_order drop default;
create trigger site_pieces_put_last before insert on public.site_pieces
  for each row when (new.sort_order is null) execute function public.put_last('part');
comment on column public.site_pieces.sort_order is
  'Lower ones stand first within their part; a piece without a number comes last';

alter table public.domain_extensions alter column sort_order drop default;
create trigger domain_extensions_put_last before insert on public.domain_extensions
  for each row when (new.sort_order is null) execute function public.put_last();
comment on column public.domain_extensions.sort_order is
  'Lower ones stand first; an extension without a number comes last';
