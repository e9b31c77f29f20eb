-- Pages and programs read times of four-digit years; 'infinity' and years beyond them are no time to them.
set local lock_timeout = '3s';

-- A time out of range becomes one in range of the same effect: no end, begun already, never begins, ended already.
update public.store_notices set
  starts_at = case
    when starts_at >= timestamptz '10000-01-01 00:00Z' then timestamptz '9999-12-31 00:00Z'
    when starts_at >= timestamptz '1900-01-01 00:00Z' then starts_at
  end,
  ends_at = case
    when ends_at < timestamptz '1900-01-01 00:00Z' then timestamptz '1900-01-01 00:00Z'
    when ends_at < timestamptz '10000-01-01 00:00Z' then ends_at
  end
  where starts_at < timestamptz '1900-01-01 00:00Z' or starts_at >= timestamptz '10000-01-01 00:00Z'
    or ends_at < timestamptz '1900-01-01 00:00Z' or ends_at >= timestamptz '10000-01-01 00:00Z';

alter table public.store_notices
  add constraint store_notices_starts_at_range check (
    starts_at >= timestamptz '1900-01-01 00:00Z' and starts_at < timestamptz '10000-01-01 00:00Z'
  ),
  add constraint store_notices_ends_at_range check (
    ends_at >= timestamptz '1900-01-01 00:00Z' and ends_at < timestamptz '10000-01-01 00:00Z'
  );

comment on constraint store_notices_starts_at_range on public.store_notices is
  'starts_at must be between 1900-01-01 and 9999-12-31 (UTC)';
comment on constraint store_notices_ends_at_range on public.store_notices is
  'ends_at must be between 1900-01-01 and 9999-12-31 (UTC)';
