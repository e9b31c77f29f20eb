-- One sending of a newsletter. newsletter_id is no foreign key: a deleted newsletter that is restored from the
-- history meets its dispatch again, so that it can't go out twice.
create table public.dispatches (
  id uuid primary key default gen_random_uuid(),
  newsletter_id uuid not null,
  state text not null default 'waiting',
  -- What goes out, as it was when it was sent off.
  subject text not null,
  subject_ar text,
  html_content text not null,
  html_content_ar text,
  template_name text not null,
  actor text not null default public.acting_user(),
  actor_id uuid generated always as (
    case when actor ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then actor::uuid end
  ) stored,
  scheduled_at timestamptz,
  undo_until timestamptz not null default now(),
  -- Counted by the database from the deliveries' states.
  recipients_count integer not null default 0,
  queued_count integer not null default 0,
  sending_count integer not null default 0,
  sent_count integer not null default 0,
  failed_count integer not null default 0,
  unknown_count integer not null default 0,
  skipped_count integer not null default 0,
  problem text,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  prepared_at timestamptz,
  finished_at timestamptz,
  constraint dispatches_state_known check (
    state in ('scheduled', 'waiting', 'sending', 'paused', 'finished', 'cancelled', 'undone')
  ),
  constraint dispatches_subject_single_line check (subject !~ '[\r\n]' and coalesce(subject_ar, '') !~ '[\r\n]'),
  constraint dispatches_template_name_known check (template_name in ('Basic', 'Promotional', 'Minimalist', 'Modern'))
);
comment on table public.dispatches is 'One sending of a newsletter';
comment on column public.dispatches.state is
  'scheduled -> waiting -> sending <-> paused; sending -> finished; sending | paused -> cancelled; scheduled | waiting -> undone';
comment on column public.dispatches.undo_until is 'Until then it can be taken back, and nothing goes out';
comment on column public.dispatches.recipients_count is 'Deliveries; before the start those that were expected';
comment on column public.dispatches.problem is 'What keeps the mail server from taking anything; null while mails go out';
comment on column public.dispatches.prepared_at is 'When every recipient had a delivery';
-- A newsletter goes out once: only a dispatch that was taken back makes room for another.
create unique index dispatches_newsletter_id_once on public.dispatches (newsletter_id) where state <> 'undone';
create index dispatches_created_at_idx on public.dispatches (created_at desc, id);
create index dispatches_open_idx on public.dispatches (id) where state in ('scheduled', 'waiting', 'sending', 'paused');

-- One mail to one contact. The address is the contact's: it goes with it.
create table public.deliveries (
  id uuid primary key default gen_random_uuid(),
  dispatch_id uuid not null references public.dispatches on delete cascade,
  newsletter_id uuid not null,
  contact_id uuid references public.contacts on delete set null,
  message_token text not null,
  locale text not null default 'en',
  state text not null default 'queued',
  reason text,
  attempts integer not null default 0,
  unknown_attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  response text,
  claimed_by uuid,
  claimed_at timestamptz,
  finished_at timestamptz,
  bounce text,
  bounced_at timestamptz,
  bounce_detail text,
  constraint deliveries_recipient_unique unique (newsletter_id, contact_id),
  constraint deliveries_message_token_unique unique (message_token),
  constraint deliveries_locale_known check (locale in ('en', 'ar')),
  constraint deliveries_state_known check (state in ('queued', 'sending', 'sent', 'failed', 'unknown', 'skipped')),
  constraint deliveries_reason_known check (
    reason in ('refused', 'attempts', 'address', 'unsubscribed', 'bounced', 'deleted', 'cancelled')
  ),
  constraint deliveries_bounce_known check (bounce in ('hard', 'soft', 'complaint')),
  constraint deliveries_response_length check (
    char_length(response) <= 1000 and char_length(bounce_detail) <= 1000
  )
);
comment on table public.deliveries is 'One mail of a dispatch to one contact';
comment on column public.deliveries.contact_id is 'null: the contact was deleted';
comment on column public.deliveries.message_token is 'The local part of the Message-ID, the same at each attempt; bounces name it';
comment on column public.deliveries.state is
  'queued -> sending -> sent | failed | unknown; sending -> queued (4xx); unknown -> queued (once more); queued -> skipped';
comment on column public.deliveries.reason is
  'failed: refused (5xx) | attempts | address; skipped: unsubscribed | bounced | deleted | cancelled';
comment on column public.deliveries.unknown_attempts is 'Attempts whose end nobody knows: above 0 the mail may have come twice';
comment on column public.deliveries.response is 'What the mail server said last';
comment on column public.deliveries.claimed_by is 'The worker that has the mail in its hands';
comment on column public.deliveries.bounce is 'hard | soft | complaint: what came back after the mail was sent';
create index deliveries_queued_idx on public.deliveries (dispatch_id, next_attempt_at, id) where state = 'queued';
create index deliveries_claimed_idx on public.deliveries (claimed_by) where state = 'sending';
create index deliveries_contact_id_idx on public.deliveries (contact_id);
create index deliveries_dispatch_id_idx on public.deliveries (dispatch_id, state, id);

-- A deleted contact leaves nothing: server answers often name the address.
create function public.erase_recipient() returns trigger
  language plpgsql
as $$
begin
  new.response := null;
  new.bounce_detail := null;
  if new.state = 'queued' then
    new.state := 'skipped';
    new.reason := 'deleted';
    new.finished_at := now();
  end if;
  return new;
end
$$;
create trigger deliveries_erase_recipient before update on public.deliveries
  for each row when (old.contact_id is not null and new.contact_id is null)
  execute function public.erase_recipient();

create function public.count_deliveries() returns trigger
  language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    update public.dispatches as dispatch set
      recipients_count = recipients_count + change.total,
      queued_count = queued_count + change.queued,
      sent_count = sent_count + change.sent,
      failed_count = failed_count + change.failed,
      skipped_count = skipped_count + change.skipped
    from (
      select dispatch_id, count(*) as total,
        count(*) filter (where state = 'queued') as queued,
        count(*) filter (where state = 'sent') as sent,
        count(*) filter (where state = 'failed') as failed,
        count(*) filter (where state = 'skipped') as skipped
      from new_rows group by dispatch_id
    ) as change
    where dispatch.id = change.dispatch_id;
    return null;
  end if;

  update public.dispatches as dispatch set
    queued_count = queued_count + change.queued,
    sending_count = sending_count + change.sending,
    sent_count = sent_count + change.sent,
    failed_count = failed_count + change.failed,
    unknown_count = unknown_count + change.unknown,
    skipped_count = skipped_count + change.skipped
  from (
    select dispatch_id,
      coalesce(sum(step) filter (where state = 'queued'), 0) as queued,
      coalesce(sum(step) filter (where state = 'sending'), 0) as sending,
      coalesce(sum(step) filter (where state = 'sent'), 0) as sent,
      coalesce(sum(step) filter (where state = 'failed'), 0) as failed,
      coalesce(sum(step) filter (where state = 'unknown'), 0) as unknown,
      coalesce(sum(step) filter (where state = 'skipped'), 0) as skipped
    from (
      select dispatch_id, state, 1 as step from new_rows
      union all select dispatch_id, state, -1 from old_rows
    ) as steps
    group by dispatch_id
  ) as change
  where dispatch.id = change.dispatch_id
    and (change.queued, change.sending, change.sent, change.failed, change.unknown, change.skipped)
      <> (0, 0, 0, 0, 0, 0);
  return null;
end
$$;
create trigger deliveries_count_insert after insert on public.deliveries
  referencing new table as new_rows for each statement execute function public.count_deliveries();
create trigger deliveries_count_update after update on public.deliveries
  referencing old table as old_rows new table as new_rows for each statement execute function public.count_deliveries();

-- A newsletter that was sent off stays sent, and one that is on its way can't be deleted.
create function public.guard_newsletter() returns trigger
  language plpgsql
as $$
begin
  if tg_op = 'DELETE' then
    if exists (
      select from public.dispatches
      where newsletter_id = old.id and state in ('scheduled', 'waiting', 'sending', 'paused')
    ) then
      raise exception 'newsletter-under-way' using
        errcode = '23514',
        detail = format('The newsletter %s is being sent; cancel that before it is deleted.', old.id),
        constraint = 'newsletters_not_under_way', table = 'newsletters', schema = 'public';
    end if;
    return old;
  end if;
  if exists (select from public.dispatches where newsletter_id = old.id and state <> 'undone') then
    raise exception 'newsletter-sent-off' using
      errcode = '23514',
      detail = format('The newsletter %s has a dispatch and can''t become a draft again.', old.id),
      constraint = 'newsletters_stays_sent', table = 'newsletters', schema = 'public';
  end if;
  return new;
end
$$;
create trigger newsletters_guard_deletion before delete on public.newsletters
  for each row execute function public.guard_newsletter();
create trigger newsletters_guard_status before update on public.newsletters
  for each row when (old.status = 'sent' and new.status = 'draft') execute function public.guard_newsletter();
