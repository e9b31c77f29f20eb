-- The line that inboxes show after the subject of a newsletter.
set local lock_timeout = '3s';

alter table public.newsletters
  add column preheader text,
  add column preheader_ar text,
  add constraint newsletters_preheader_length check (
    char_length(preheader) <= 200 and char_length(preheader_ar) <= 200
  ),
  add constraint newsletters_preheader_single_line check (
    coalesce(preheader, '') !~ '[\r\n]' and coalesce(preheader_ar, '') !~ '[\r\n]'
  );
comment on column public.newsletters.preheader is
  'What inboxes show after the subject, in English; null: the beginning of the content';
comment on column public.newsletters.preheader_ar is
  'What inboxes show after the subject, in Arabic; null: the beginning of the content';

alter table public.dispatches
  add column preheader text,
  add column preheader_ar text,
  add constraint dispatches_preheader_length check (
    char_length(preheader) <= 200 and char_length(preheader_ar) <= 200
  ),
  add constraint dispatches_preheader_single_line check (
    coalesce(preheader, '') !~ '[\r\n]' and coalesce(preheader_ar, '') !~ '[\r\n]'
  );
comment on column public.dispatches.preheader is
  'What inboxes show after the subject, in English; null: the beginning of the content';
comment on column public.dispatches.preheader_ar is
  'What inboxes show after the subject, in Arabic; null: the beginning of the content';
