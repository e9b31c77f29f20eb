-- Data that comes from a backup is older than the world: who unsubscribed, bounced or lost a right since then is not in
-- it, and mails and webhooks may have gone out that it knows nothing of. So the product is held after a restore, until
-- an administrator resumes it.
set local lock_timeout = '3s';

create table public.holds (
  id uuid primary key default gen_random_uuid(),
  snapshot_at timestamptz not null,
  held_at timestamptz not null default now(),
  resumed_at timestamptz,
  resumed_by uuid,
  constraint holds_resumed_by_known check (resumed_at is not null or resumed_by is null)
);
create unique index holds_one_idx on public.holds ((true));
comment on table public.holds is 'The last restore of a backup; while it is not resumed, no mail, webhook or job goes out';
comment on column public.holds.id is 'Given by the database';
comment on column public.holds.snapshot_at is 'The time of the backup: what happened later is missing';
comment on column public.holds.held_at is 'When the backup was restored';
comment on column public.holds.resumed_at is 'When an administrator resumed the product; null: it is held';
comment on column public.holds.resumed_by is 'The administrator who resumed it';

alter table public.api_keys add column held_at timestamptz;
comment on column public.api_keys.held_at is
  'When a restore disabled the key, which waits for an administrator to confirm it; null: it does not wait';

-- Whether nothing may go out. Every process asks this in the statement that claims work.
create function public.is_held() returns boolean
  language sql stable parallel safe
  return exists (select from public.holds where resumed_at is null);

-- A key that waits to be confirmed is told to whoever holds the list of refused tokens and allowed origins.
create trigger api_keys_tell_of_hold after update of held_at on public.api_keys
  for each statement execute function api_access.tell_of_keys();

-- Holds the product after its data was restored from a backup of the given time. The command `restore` calls it in its
-- transaction; whoever uses pg_restore calls it before anything starts. Jobs that were running are unlocked by the
-- command, and else by the heartbeat, which finds their workers dead.
create function public.hold_restored_data(snapshot_at timestamptz) returns void
  language plpgsql
as $$
declare
  history_before constant text := coalesce(current_setting('hostfront.history', true), '');
  begun uuid[];
begin
  perform set_config('hostfront.history', 'off', true);

  -- Three unknown attempts are the bound from which on only a person lets a mail go out again.
  update public.deliveries as delivery set
    state = 'unknown', unknown_attempts = greatest(unknown_attempts, 3), claimed_by = null, response = null,
    finished_at = coalesce(finished_at, now())
  where state = 'sending' or (state = 'unknown' and unknown_attempts < 3)
    or (state = 'queued' and exists (
      select from public.dispatches as dispatch where dispatch.id = dispatch_id and dispatch.state in ('sending', 'paused')
    ));
  with paused as (
    update public.dispatches set
      state = 'paused',
      started_at = coalesce(started_at, now()),
      recipients_count = case when started_at is null then 0 else recipients_count end
    where state in ('scheduled', 'waiting', 'sending')
    returning newsletter_id
  )
  select array_agg(newsletter_id) into begun from paused;
  update public.newsletters set status = 'sent' where id = any (begun) and status <> 'sent';

  update public.api_keys set held_at = coalesce(held_at, now()) where revoked_at is null;
  delete from accounts.links;
  delete from api_access.tokens;
  delete from mailing.subscription_requests;
  -- These tables are made by the parts that use them, and not by migrations.
  if to_regclass('identity.artifact') is not null then
    delete from identity.artifact;
  end if;
  if to_regclass('actions.refreshes') is not null then
    delete from actions.refreshes;
  end if;

  perform set_config('hostfront.history', history_before, true);
  -- A backup of a product that is held itself lacks what that one lacks.
  with before as (
    delete from public.holds returning holds.snapshot_at, holds.resumed_at
  )
  insert into public.holds (snapshot_at)
    select least(hold_restored_data.snapshot_at, min(before.snapshot_at) filter (where before.resumed_at is null))
    from before;
end
$$;
