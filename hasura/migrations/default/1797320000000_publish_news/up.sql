-- A notice may have a page, which stays readable after the notice left the bar. What the bar's readers may read of
-- store_notices stays as it was: pages are read from news, which a trigger keeps in step.
set local lock_timeout = '3s';

alter table public.store_notices
  add column page_slug text,
  add column page_title text,
  add column page_title_ar text,
  add column page_body text,
  add column page_body_ar text,
  add column page_from timestamptz,
  add column page_from_zone text,
  add constraint store_notices_page_slug_unique unique (page_slug),
  add constraint store_notices_page_slug_form check (
    page_slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(page_slug) <= 80
  ),
  add constraint store_notices_page_whole check (num_nulls(page_slug, page_title, page_body) in (0, 3)),
  add constraint store_notices_page_title_present check (page_title ~ '\S'),
  add constraint store_notices_page_title_length check (
    char_length(page_title) <= 200 and char_length(page_title_ar) <= 200
  ),
  add constraint store_notices_page_body_present check (page_body ~ '\S'),
  add constraint store_notices_page_body_length check (
    char_length(page_body) <= 20000 and char_length(page_body_ar) <= 20000
  ),
  add constraint store_notices_page_from_range check (
    page_from >= timestamptz '1900-01-01 00:00Z' and page_from < timestamptz '10000-01-01 00:00Z'
  ),
  add constraint store_notices_page_from_zone_form check (page_from_zone ~ '^[A-Za-z0-9_+:/-]{1,64}$');
comment on column public.store_notices.page_slug is
  'The last part of the address of the notice''s page, /news/<slug>; null: the notice has no page';
comment on column public.store_notices.page_title is 'The title of its page in English';
comment on column public.store_notices.page_title_ar is 'The title of its page in Arabic; null: the English one';
comment on column public.store_notices.page_body is 'The text of its page in English, Markdown without HTML';
comment on column public.store_notices.page_body_ar is
  'The text of its page in Arabic, Markdown without HTML; null: the English one';
comment on column public.store_notices.page_from is 'From when on its page may be read; null: at once';
comment on column public.store_notices.page_from_zone is
  'The time zone in which page_from was chosen, such as Europe/Berlin; null: it was not told';
comment on constraint store_notices_page_slug_unique on public.store_notices is
  'page_slug must be one that no other notice has';
comment on constraint store_notices_page_slug_form on public.store_notices is
  'page_slug must be up to 80 small Latin letters and digits, with single hyphens between them';
comment on constraint store_notices_page_whole on public.store_notices is
  'page_slug, page_title and page_body are given together, or none of them';
comment on constraint store_notices_page_title_present on public.store_notices is
  'page_title must not be empty or blank';
comment on constraint store_notices_page_title_length on public.store_notices is
  'page_title and page_title_ar may have at most 200 characters';
comment on constraint store_notices_page_body_present on public.store_notices is
  'page_body must not be empty or blank';
comment on constraint store_notices_page_body_length on public.store_notices is
  'page_body and page_body_ar may have at most 20,000 characters';
comment on constraint store_notices_page_from_range on public.store_notices is
  'page_from must be between 1900-01-01 and 9999-12-31 (UTC)';
comment on constraint store_notices_page_from_zone_form on public.store_notices is
  'page_from_zone must be the name of a time zone such as Europe/Berlin';

drop trigger store_notices_refuse_unseen on public.store_notices;
create trigger store_notices_refuse_unseen
  after insert or update of content, content_ar, page_title, page_title_ar, page_body, page_body_ar
  on public.store_notices
  for each row when (
    public.is_unseen(new.content) or public.is_unseen(new.content_ar)
    or public.is_unseen(new.page_title) or public.is_unseen(new.page_title_ar)
    or public.is_unseen(new.page_body) or public.is_unseen(new.page_body_ar)
  )
  execute function public.refuse_unseen_texts(
    'content', 'content_ar', 'page_title', 'page_title_ar', 'page_body', 'page_body_ar'
  );

create table public.news (
  id uuid primary key,
  slug text not null,
  title text not null,
  title_ar text,
  summary text not null,
  summary_ar text,
  body text not null,
  body_ar text,
  published_at timestamptz not null,
  changed_at timestamptz not null default now(),
  constraint news_slug_unique unique (slug)
);
comment on table public.news is 'The pages of notices; the database keeps them in step with store_notices';
comment on column public.news.id is 'That of the notice';
comment on column public.news.slug is 'The last part of the address of the page, /news/<slug>';
comment on column public.news.title is 'The title in English';
comment on column public.news.title_ar is 'The title in Arabic; null: the English one';
comment on column public.news.summary is 'The text of the notice in English';
comment on column public.news.summary_ar is 'The text of the notice in Arabic; null: the English one';
comment on column public.news.body is 'The text in English, Markdown without HTML';
comment on column public.news.body_ar is 'The text in Arabic, Markdown without HTML; null: the English one';
comment on column public.news.published_at is 'From when on the page may be read';
comment on column public.news.changed_at is 'When the page was last changed, or published if that was later';
comment on constraint news_slug_unique on public.news is 'slug must be one that no other page has';
create index news_published_at_idx on public.news (published_at desc, id);

create function public.follow_page() returns trigger
  language plpgsql
as $$
begin
  if tg_op = 'DELETE' or new.page_slug is null then
    delete from public.news where id = old.id;
    return null;
  end if;
  insert into public.news as page (id, slug, title, title_ar, summary, summary_ar, body, body_ar, published_at)
    values (new.id, new.page_slug, new.page_title, new.page_title_ar, new.content, new.content_ar, new.page_body,
      new.page_body_ar, coalesce(new.page_from, now()))
    on conflict (id) do update set
      slug = excluded.slug, title = excluded.title, title_ar = excluded.title_ar, summary = excluded.summary,
      summary_ar = excluded.summary_ar, body = excluded.body, body_ar = excluded.body_ar,
      published_at = coalesce(new.page_from, least(page.published_at, now())), changed_at = now()
    where (page.slug, page.title, page.title_ar, page.summary, page.summary_ar, page.body, page.body_ar,
        page.published_at)
      is distinct from (excluded.slug, excluded.title, excluded.title_ar, excluded.summary, excluded.summary_ar,
        excluded.body, excluded.body_ar, coalesce(new.page_from, least(page.published_at, now())));
  return null;
end
$$;
comment on function public.follow_page is 'Keeps news in step with a notice';
create trigger store_notices_follow_page after insert or update or delete on public.store_notices
  for each row execute function public.follow_page();

-- Programs are told of a notice as visitors see it in the bar; its page, which may not be published yet, is no part of it.
create or replace function webhooks.tell_of_notice() returns trigger
  language plpgsql
as $$
declare
  notice constant public.store_notices := coalesce(new, old);
  at constant timestamptz := clock_timestamp();
  told constant jsonb := jsonb_build_object('notice', to_jsonb(notice) - '{created_at,updated_at,page_slug,page_title,page_title_ar,page_body,page_body_ar,page_from,page_from_zone}'::text[]);
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
