set local lock_timeout = '3s';

drop index public.deliveries_hard_bounces_idx;
update public.deliveries set bounce = 'soft' where bounce = 'held';
alter table public.deliveries
  drop constraint deliveries_bounce_known,
  add constraint deliveries_bounce_known check (bounce in ('hard', 'soft', 'unsubscribe', 'complaint')) not valid;
comment on constraint deliveries_bounce_known on public.deliveries is
  'bounce must be one of hard, soft, unsubscribe, complaint';
comment on column public.deliveries.bounce is
  'hard | soft | unsubscribe | complaint: what was reported after the mail was sent';
drop function mailing.is_doubted;
drop function mailing.domain_of;
drop table mailing.doubted_domains;
