-- Events that other systems are told of by webhooks: who wants to know what, what happened, and how telling went.
create table public.webhook_endpoints (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  url text not null,
  events text[] not null,
  is_enabled boolean not null default true,
  disabled_reason text,
  secret_made_at timestamptz not null default now(),
  secret_shown_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint webhook_endpoints_name_present check (name ~ '\S'),
  constraint webhook_endpoints_name_length check (char_length(name) <= 100),
  -- Plain HTTP is for a receiver on the developer's own machine, and goes out only where a setting allows it.
  constraint webhook_endpoints_url_form check (
    url !~ '[\s[:cntrl:]\\]'
    and url ~* '^(https://[^/?#@]+|http://(localhost|127\.0\.0\.1|\[::1\])(:[0-9]+)?)([/?][^#]*)?$'
  ),
  constraint webhook_endpoints_url_length check (char_length(url) <= 2048),
  constraint webhook_endpoints_events_known check (
    cardinality(events) >= 1 and array_position(events, null) is null and events <@ array[
      'notice.published', 'notice.ended', 'plan.changed', 'contact.subscribed', 'contact.unsubscribed',
      'contact.bounced', 'contacts.imported', 'newsletter.sent'
    ]
  ),
  constraint webhook_endpoints_disabled_reason_known check (disabled_reason in ('person', 'gone', 'failing'))
);
comment on table public.webhook_endpoints is 'Receivers of webhooks';
comment on column public.webhook_endpoints.id is 'Made by the database';
comment on column public.webhook_endpoints.name is 'What people call it';
comment on column public.webhook_endpoints.url is 'Where events are posted to: https, without a user name or a password';
comment on column public.webhook_endpoints.events is 'The types of events that it wants';
comment on column public.webhook_endpoints.is_enabled is 'Whether it is told of what happens';
comment on column public.webhook_endpoints.disabled_reason is
  'person | gone (it answered 410) | failing (it took nothing for three days); null while it is enabled';
comment on column public.webhook_endpoints.secret_made_at is 'When its present secret was made';
comment on column public.webhook_endpoints.secret_shown_at is 'When its present secret was shown, once; null: not yet';
comment on column public.webhook_endpoints.created_at is 'When it was added';
comment on column public.webhook_endpoints.updated_at is 'When it was last changed';
create trigger webhook_endpoints_set_updated_at before update on public.webhook_endpoints
  for each row execute function public.set_updated_at();

create table public.webhook_health (
  endpoint_id uuid primary key references public.webhook_endpoints on delete cascade,
  failing_since timestamptz not null default now()
);
comment on table public.webhook_health is 'Endpoints whose last attempt failed';
comment on column public.webhook_health.endpoint_id is 'The endpoint';
comment on column public.webhook_health.failing_since is 'The first failure since an attempt last went well';

create table public.webhook_events (
  id uuid primary key default gen_random_uuid(),
  type text not null,
  table_name text not null,
  record_id text not null,
  data jsonb not null,
  happened_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
comment on table public.webhook_events is 'What webhooks tell of, kept for thirty days';
comment on column public.webhook_events.id is 'The header webhook-id, the same at each attempt and replay';
comment on column public.webhook_events.type is 'What happened, such as notice.published';
comment on column public.webhook_events.table_name is 'The table of the record that it happened to';
comment on column public.webhook_events.record_id is 'The key of that record as text';
comment on column public.webhook_events.data is 'What is told of it; nothing that names a person';
comment on column public.webhook_events.happened_at is 'When it happened';
comment on column public.webhook_events.created_at is 'When it was written down';
create index webhook_events_created_at_idx on public.webhook_events (created_at);

create table public.webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.webhook_events on delete cascade,
  endpoint_id uuid not null references public.webhook_endpoints on delete cascade,
  kind text not null default 'event',
  state text not null default 'waiting',
  attempts_count integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  -- The order in which a record's events go out; null for what stands outside of it.
  record_key text,
  position bigint,
  claimed_by uuid,
  claimed_until timestamptz,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  constraint webhook_deliveries_kind_known check (kind in ('event', 'replay', 'test')),
  constraint webhook_deliveries_state_known check (state in ('waiting', 'delivered', 'given_up')),
  constraint webhook_deliveries_order_fits check ((kind = 'event') = (record_key is not null and position is not null))
);
comment on table public.webhook_deliveries is 'One event on its way to one endpoint';
comment on column public.webhook_deliveries.id is 'Made by the database';
comment on column public.webhook_deliveries.event_id is 'What is told';
comment on column public.webhook_deliveries.endpoint_id is 'Who is told';
comment on column public.webhook_deliveries.kind is 'event | replay (asked for by a person) | test';
comment on column public.webhook_deliveries.state is 'waiting -> delivered | given_up';
comment on column public.webhook_deliveries.attempts_count is 'Attempts so far';
comment on column public.webhook_deliveries.next_attempt_at is 'Not tried before';
comment on column public.webhook_deliveries.record_key is 'Events of one record go out one after another';
comment on column public.webhook_deliveries.position is 'The place of the event in the order of commits';
comment on column public.webhook_deliveries.claimed_by is 'The attempt that has it in its hands';
comment on column public.webhook_deliveries.claimed_until is 'From then on another worker may try';
comment on column public.webhook_deliveries.created_at is 'When it was queued';
comment on column public.webhook_deliveries.finished_at is 'When it was delivered or given up';
create unique index webhook_deliveries_event_once on public.webhook_deliveries (event_id, endpoint_id)
  where kind = 'event';
create index webhook_deliveries_due_idx on public.webhook_deliveries (endpoint_id, next_attempt_at)
  where state = 'waiting';
create index webhook_deliveries_order_idx on public.webhook_deliveries (endpoint_id, record_key, position)
  where state = 'waiting';
create index webhook_deliveries_log_idx on public.webhook_deliveries (endpoint_id, created_at desc, id);
create index webhook_deliveries_event_id_idx on public.webhook_deliveries (event_id);

create table public.webhook_attempts (
  id bigint generated always as identity primary key,
  delivery_id uuid not null references public.webhook_deliveries on delete cascade,
  started_at timestamptz not null,
  duration_ms integer not null,
  status integer,
  problem text,
  response text,
  constraint webhook_attempts_problem_known check (
    problem in ('status', 'gone', 'redirect', 'timeout', 'connection', 'name', 'tls', 'address')
  ),
  constraint webhook_attempts_response_length check (char_length(response) <= 1000)
);
comment on table public.webhook_attempts is 'One attempt to deliver, and what came of it';
comment on column public.webhook_attempts.id is 'In the order in which attempts ended';
comment on column public.webhook_attempts.delivery_id is 'The delivery';
comment on column public.webhook_attempts.started_at is 'When it began';
comment on column public.webhook_attempts.duration_ms is 'Milliseconds until it was known how it went';
comment on column public.webhook_attempts.status is 'The HTTP status of the answer; null: there was none';
comment on column public.webhook_attempts.problem is
  'status | gone (410) | redirect | timeout | connection | name (DNS) | tls | address (not public); null: it went well';
comment on column public.webhook_attempts.response is 'The beginning of the answer, or what stood in the way';
create index webhook_attempts_delivery_id_idx on public.webhook_attempts (delivery_id, id);

-- What no API shows: the secrets that sign, and which notices visitors see.
create schema webhooks;
create table webhooks.secrets (
  id bigint generated always as identity primary key,
  endpoint_id uuid not null references public.webhook_endpoints on delete cascade,
  key bytea not null default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()),
  valid_until timestamptz
);
comment on table webhooks.secrets is 'Keys that sign what an endpoint is sent';
comment on column webhooks.secrets.valid_until is 'null: the present one; else an older one, which signs too until then';
create index webhooks_secrets_endpoint_id_idx on webhooks.secrets (endpoint_id);
create table webhooks.published_notices (
  notice_id uuid primary key
);
comment on table webhooks.published_notices is 'Notices of which it was told last that they are published';
insert into webhooks.published_notices
  select id from public.store_notices
  where is_active and coalesce(starts_at <= now(), true) and coalesce(ends_at > now(), true);

create function webhooks.guard_endpoint() returns trigger
  language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    perform pg_advisory_xact_lock(4711005);
    if (select count(*) from public.webhook_endpoints) >= 50 then
      raise exception 'webhook-endpoints-too-many' using
        errcode = '23514',
        detail = 'There are fifty endpoints, which is the most.',
        constraint = 'webhook_endpoints_few', table = 'webhook_endpoints', schema = 'public';
    end if;
  end if;
  if new.is_enabled then
    new.disabled_reason := null;
  else
    new.disabled_reason := coalesce(new.disabled_reason, 'person');
  end if;
  return new;
end
$$;
create trigger webhook_endpoints_guard before insert or update of is_enabled on public.webhook_endpoints
  for each row execute function webhooks.guard_endpoint();

create function webhooks.follow_endpoint() returns trigger
  language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    insert into webhooks.secrets (endpoint_id) values (new.id);
  else
    delete from public.webhook_health where endpoint_id = new.id;
  end if;
  return null;
end
$$;
create trigger webhook_endpoints_make_secret after insert on public.webhook_endpoints
  for each row execute function webhooks.follow_endpoint();
create trigger webhook_endpoints_begin_anew after update on public.webhook_endpoints
  for each row when (new.is_enabled and (not old.is_enabled or new.url <> old.url))
  execute function webhooks.follow_endpoint();

-- Writes an event down, in the transaction of what happened, where anybody wants to know; the outbox carries it on.
create function webhooks.tell(event_type text, record_table text, record text, told jsonb, happened timestamptz default now())
  returns void
  language plpgsql
as $$
declare
  new_id uuid;
begin
  if current_setting('hostfront.history', true) = 'off' or not exists (
    select from public.webhook_endpoints where is_enabled and event_type = any (events)
  ) then
    return;
  end if;
  insert into public.webhook_events (type, table_name, record_id, data, happened_at)
    values (event_type, record_table, record, told, happened) returning id into new_id;
  insert into outbox.events (operation, table_name, record_id) values ('insert', 'webhook_events', new_id);
  perform pg_notify('outbox_events', '');
end
$$;

-- A notice is published while visitors see it. The actions service touches a notice whose time has come, so that an
-- end that nobody writes is noticed too; what was told last is kept, so that it is told once.
create function webhooks.tell_of_notice() returns trigger
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
create trigger store_notices_tell_webhooks after insert or update or delete on public.store_notices
  for each row execute function webhooks.tell_of_notice();

create function webhooks.tell_of_plan() returns trigger
  language plpgsql
as $$
declare
  older constant jsonb := to_jsonb(old) - '{created_at,updated_at}'::text[];
  newer constant jsonb := to_jsonb(new) - '{created_at,updated_at}'::text[];
  plan constant public.pricing_plans := coalesce(new, old);
begin
  if older is distinct from newer then
    perform webhooks.tell('plan.changed', 'pricing_plans', plan.id::text, jsonb_build_object(
      'operation', case tg_op when 'INSERT' then 'created' when 'UPDATE' then 'updated' else 'deleted' end,
      'changed', case when tg_op = 'UPDATE' then to_jsonb(array(
        select entry.key from jsonb_each(newer) as entry
        where older -> entry.key is distinct from entry.value order by 1
      )) else '[]'::jsonb end,
      -- A price keeps its digits, as the API has it.
      'plan', coalesce(newer, older) || jsonb_build_object('price', plan.price::text)
    ));
  end if;
  return null;
end
$$;
create trigger pricing_plans_tell_webhooks after insert or update or delete on public.pricing_plans
  for each row execute function webhooks.tell_of_plan();

-- No address and no name: who may know them reads the contact.
create function webhooks.tell_of_contact(contact_id uuid, state text, source text) returns void
  language sql
as $$
  select webhooks.tell('contact.' || state, 'contacts', contact_id::text,
    jsonb_build_object('contact_id', contact_id, 'state', state, 'source', source))
$$;

create function webhooks.tell_of_new_contacts() returns trigger
  language plpgsql
as $$
begin
  -- An import tells of itself as a whole.
  if nullif(current_setting('hostfront.batch_id', true), '') is null and exists (
    select from public.webhook_endpoints where is_enabled and 'contact.subscribed' = any (events)
  ) then
    perform webhooks.tell_of_contact(contact.id, contact.state, contact.source)
      from new_rows join public.contacts as contact on contact.id = new_rows.id
      where contact.state = 'subscribed';
  end if;
  return null;
end
$$;
create trigger contacts_tell_webhooks_insert after insert on public.contacts
  referencing new table as new_rows for each statement execute function webhooks.tell_of_new_contacts();

create function webhooks.tell_of_changed_contact() returns trigger
  language plpgsql
as $$
begin
  if nullif(current_setting('hostfront.batch_id', true), '') is null then
    perform webhooks.tell_of_contact(new.id, new.state, new.source);
  end if;
  return null;
end
$$;
create trigger contacts_tell_webhooks_update after update on public.contacts
  for each row when (old.state <> new.state) execute function webhooks.tell_of_changed_contact();

create function webhooks.tell_of_import() returns trigger
  language plpgsql
as $$
begin
  perform webhooks.tell('contacts.imported', 'imports', new.id::text, jsonb_build_object(
    'import_id', new.id, 'source', new.source, 'created', new.created_count, 'updated', new.updated_count
  ));
  return null;
end
$$;
create trigger imports_tell_webhooks after update on public.imports
  for each row when (old.state <> 'done' and new.state = 'done') execute function webhooks.tell_of_import();

create function webhooks.tell_of_dispatch() returns trigger
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
create trigger dispatches_tell_webhooks after update on public.dispatches
  for each row when (old.state <> 'finished' and new.state = 'finished')
  execute function webhooks.tell_of_dispatch();

call public.keep_history('webhook_endpoints', 'id', 'name');
