-- A mail server in trouble may say of all its addresses that they do not exist. The actions service doubts such a domain
-- for a time: its hard answers are held, and their contacts stay subscribed.
set local lock_timeout = '3s';

create table mailing.doubted_domains (
  domain text primary key,
  doubted_until timestamptz not null
);
comment on table mailing.doubted_domains is
  'Domains of which too many addresses in a row were said not to exist; those whose time is over are deleted';

create function mailing.domain_of(email_key text) returns text
  language sql immutable parallel safe
  return split_part(email_key, '@', -1);
comment on function mailing.domain_of is 'The part of an address after its last @; email_key is contacts.email_key';

create function mailing.is_doubted(email_key text) returns boolean
  language sql stable parallel safe
  return exists (
    select from mailing.doubted_domains where domain = mailing.domain_of(email_key) and doubted_until > now()
  );
comment on function mailing.is_doubted is 'Whether hard answers about an address are held; email_key is contacts.email_key';

-- Every row keeps the rule already, so the table is not read.
alter table public.deliveries
  drop constraint deliveries_bounce_known,
  add constraint deliveries_bounce_known check (bounce in ('hard', 'soft', 'unsubscribe', 'complaint', 'held')) not valid;
comment on constraint deliveries_bounce_known on public.deliveries is
  'bounce must be one of hard, soft, unsubscribe, complaint, held';
comment on column public.deliveries.bounce is
  'hard | soft | unsubscribe | complaint | held (hard, but not believed): what was reported after the mail was sent';
create index deliveries_hard_bounces_idx on public.deliveries (bounced_at) where bounce = 'hard';
