-- The trace that a dispatch or an event of a webhook began in, so that what follows from it later, in another process
-- or after a restart, is shown as a part of it (docs/operations.md). Without tracing it is null.
set local lock_timeout = '3s';

create function public.current_trace() returns text
  language sql stable
as $$
  select substring(current_setting('hostfront.trace', true) from '^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$')
$$;
comment on function public.current_trace() is 'The trace that this transaction works for, as W3C traceparent';

alter table public.dispatches add column trace text;
alter table public.dispatches alter column trace set default public.current_trace();
comment on column public.dispatches.trace is 'The trace that it was sent in (W3C traceparent), if that is recorded';

alter table public.webhook_events add column trace text;
alter table public.webhook_events alter column trace set default public.current_trace();
comment on column public.webhook_events.trace is 'The trace that it happened in (W3C traceparent), if that is recorded';

create or replace function webhooks.tell_of_dispatch() returns trigger
  language plpgsql
as $$
begin
  perform set_config('hostfront.trace', coalesce(new.trace, ''), true);
  perform webhooks.tell('newsletter.sent', 'newsletters', new.newsletter_id::text, jsonb_build_object(
    'newsletter_id', new.newsletter_id, 'dispatch_id', new.id, 'subject', new.subject,
    'recipients', new.recipients_count, 'sent', new.sent_count, 'failed', new.failed_count,
    'unknown', new.unknown_count, 'skipped', new.skipped_count
  ));
  return null;
end
$$;
