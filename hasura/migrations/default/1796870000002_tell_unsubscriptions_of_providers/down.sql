set local lock_timeout = '3s';

update public.deliveries set bounce = 'complaint' where bounce = 'unsubscribe';
alter table public.deliveries
  drop constraint deliveries_bounce_known,
  add constraint deliveries_bounce_known check (bounce in ('hard', 'soft', 'complaint'));
comment on constraint deliveries_bounce_known on public.deliveries is 'bounce must be one of hard, soft, complaint';
comment on column public.deliveries.bounce is 'hard | soft | complaint: what came back after the mail was sent';
