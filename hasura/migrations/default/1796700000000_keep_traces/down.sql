set local lock_timeout = '3s';

create or replace function webhooks.tell_of_dispatch() returns trigger
  language plpgsql
as $$
begin
  perform webhooks.tell('newsletter.sent', 'newsletters', new.newsletter_id::text, jsonb_build_object(
    'newsletter_id', new.newsletter_id, 'dispatch_id', new.id, 'subject', new.subject,
    'recipients', new.recipients_count, 'sent', new.sent_count, 'failed', new.failed_count,
    'unknown', new.unknown_count, 'skipped', new.skipped_count
  ));
  return null;
end
$$;
alter table public.webhook_events drop column trace;
alter table public.dispatches drop column trace;
drop function public.current_trace();
