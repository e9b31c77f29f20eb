set local lock_timeout = '3s';

create or replace function webhooks.tell_of_notice() returns trigger
  language plpgsql
as $$
declare
  notice constant public.store_notices := coalesce(new, old);
  at constant timestamptz := clock_timestamp();
  told constant jsonb := jsonb_build_object('notice', to_jsonb(notice) - '{created_at,updated_at}'::text[]);
begin
  if tg_op <> 'DELETE' and notice.is_active and coalesce(notice.starts_at <= at, true)
    and coalesce(notice.ends_at > at, true)
  then
    insert into webhooks.published_notices values (notice.id) on conflict do nothing;
    if found then
      perform webhooks.tell('notice.published', 'store_notices', notice.id::text, told);
    end if;
  else
    delete from webhooks.published_notices where notice_id = notice.id;
    if found then
      perform webhooks.tell('notice.ended', 'store_notices', notice.id::text, told, least(now(), notice.ends_at));
    end if;
  end if;
  return null;
end
$$;

drop trigger store_notices_follow_page on public.store_notices;
drop function public.follow_page;
drop table public.news;
drop trigger store_notices_refuse_unseen on public.store_notices;
create trigger store_notices_refuse_unseen after insert or update of content, content_ar on public.store_notices
  for each row when (public.is_unseen(new.content) or public.is_unseen(new.content_ar))
  execute function public.refuse_unseen_texts('content', 'content_ar');
alter table public.store_notices
  drop column page_slug,
  drop column page_title,
  drop column page_title_ar,
  drop column page_body,
  drop column page_body_ar,
  drop column page_from,
  drop column page_from_zone;
