-- What is kept for a time that the operator sets (docs/operations.md).
set local lock_timeout = '3s';

alter table public.dispatches add column details_cleared_at timestamptz;
comment on column public.dispatches.details_cleared_at is
  'When the answers of mail servers about its mails were deleted; null: they are kept';
comment on table public.webhook_events is
  'What webhooks tell of, kept for thirty days unless the operator set another time';
comment on table accounts.sign_ins is
  'Who signed in when, from where and on what; 90 days unless the operator set another time, then the time of each person''s last one alone';
