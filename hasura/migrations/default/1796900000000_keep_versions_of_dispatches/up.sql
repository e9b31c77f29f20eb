-- Which version of its newsletter a dispatch sends, so that a later one is told from it.
set local lock_timeout = '3s';

alter table public.dispatches add column newsletter_version timestamptz;
comment on column public.dispatches.newsletter_version is
  'The newsletter''s updated_at when what is sent was taken from it; null: what is sent came with the call';

-- What waits to go out and is known to be what its newsletter has.
update public.dispatches as dispatch set newsletter_version = newsletter.updated_at
from public.newsletters as newsletter
where newsletter.id = dispatch.newsletter_id and dispatch.state in ('scheduled', 'waiting')
  and (dispatch.subject, dispatch.html_content, dispatch.template_name)
    = (btrim(newsletter.subject), newsletter.content, newsletter.template_name)
  and dispatch.preheader is not distinct from newsletter.preheader
  and case when newsletter.content_ar is null then dispatch.html_content_ar is null
    else (dispatch.subject_ar, dispatch.html_content_ar, dispatch.preheader_ar)
      is not distinct from (btrim(newsletter.subject_ar), newsletter.content_ar, newsletter.preheader_ar) end;
