set local lock_timeout = '3s';

select set_config('hostfront.history', 'off', true);
delete from public.site_pieces where part = 'specification';
select set_config('hostfront.history', '', true);

alter table public.site_pieces
  drop constraint site_pieces_kind_known,
  drop constraint site_pieces_kind_whole,
  drop constraint site_pieces_part_known,
  drop constraint site_pieces_text_present,
  drop column kind_id,
  add constraint site_pieces_part_known check (
    part in ('faq', 'feature', 'partner', 'about-figure', 'about-reason', 'about-value', 'heading', 'uptime')
  ),
  add constraint site_pieces_text_present check (
    part not in ('faq', 'feature', 'about-reason', 'about-value') or coalesce(text, '') ~ '\S'
  );

comment on column public.site_pieces.part is
  'Which part of the site it belongs to: faq, feature, partner, about-figure, about-reason, about-value, heading or uptime';
comment on column public.site_pieces.title is
  'Its title in English, such as the question, the name of a partner or what a figure counts';
comment on column public.site_pieces.text is
  'Its text in English, such as the answer, without markup; {uptime} stands for the guaranteed uptime';
comment on constraint site_pieces_part_known on public.site_pieces is
  'part must be one of faq, feature, partner, about-figure, about-reason, about-value, heading, uptime';
comment on constraint site_pieces_text_present on public.site_pieces is
  'text must not be empty or blank in the parts faq, feature, about-reason and about-value';
