alter table public.dispatches
  add column retry_until timestamptz,
  add column retry_unknown boolean not null default false;
comment on column public.dispatches.retry_until is
  'Deliveries that failed until then are being queued again; null: none are';
comment on column public.dispatches.retry_unknown is 'Those whose outcome is unknown are, too';
