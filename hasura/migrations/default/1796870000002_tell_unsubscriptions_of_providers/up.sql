-- A mail provider also reports that the person unsubscribed there, which is neither a bounce nor a complaint.
set local lock_timeout = '3s';

-- Every row keeps the rule already, so the table is not read.
alter table public.deliveries
  drop constraint deliveries_bounce_known,
  add constraint deliveries_bounce_known check (bounce in ('hard', 'soft', 'unsubscribe', 'complaint')) not valid;
comment on constraint deliveries_bounce_known on public.deliveries is
  'bounce must be one of hard, soft, unsubscribe, complaint';
comment on column public.deliveries.bounce is
  'hard | soft | unsubscribe | complaint: what was reported after the mail was sent';
