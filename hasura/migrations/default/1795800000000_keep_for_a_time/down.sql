set local lock_timeout = '3s';

alter table public.dispatches drop column details_cleared_at;
comment on table public.webhook_events is 'What webhooks tell of, kept for thirty days';
comment on table accounts.sign_ins is
  'Who signed in when, from where and on what; 90 days, then the time of each person''s last one alone';
