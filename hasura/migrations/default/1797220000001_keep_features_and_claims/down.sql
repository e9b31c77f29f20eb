set local lock_timeout = '3s';

select set_config('hostfront.history', 'off', true);
delete from public.site_pieces where part <> 'faq';
select set_config('hostfront.history', '', true);

drop trigger site_pieces_refuse_unseen on public.site_pieces;
create trigger site_pieces_refuse_unseen after insert or update of title, title_ar, text, text_ar on public.site_pieces
  for each row when (
    public.is_unseen(new.title) or public.is_unseen(new.title_ar)
    or public.is_unseen(new.text) or public.is_unseen(new.text_ar)
  )
  execute function public.refuse_unseen_texts('title', 'title_ar', 'text', 'text_ar');

alter table public.site_pieces
  drop constraint site_pieces_part_known,
  drop constraint site_pieces_text_present,
  drop constraint site_pieces_picture_known,
  drop constraint site_pieces_value_present,
  drop constraint site_pieces_value_length,
  drop constraint site_pieces_uptime_form,
  drop constraint site_pieces_source_length,
  drop constraint site_pieces_source_date_whole,
  drop constraint site_pieces_source_date_range,
  drop constraint site_pieces_shown_always,
  drop column picture,
  drop column value,
  drop column value_ar,
  drop column source,
  drop column source_ar,
  drop column source_date,
  add constraint site_pieces_part_known check (part in ('faq')),
  add constraint site_pieces_text_present check (part not in ('faq') or coalesce(text, '') ~ '\S');

comment on column public.site_pieces.part is 'Which part of the site it belongs to: faq for a question with its answer';
comment on column public.site_pieces.title is 'Its title in English, such as the question';
comment on constraint site_pieces_part_known on public.site_pieces is 'part must be faq';
comment on constraint site_pieces_text_present on public.site_pieces is 'text must not be empty or blank';
