alter table public.deliveries add column address_hash bytea;
comment on column public.deliveries.address_hash is
  'Keyed hash of the address that the mail went to, as in mailing.suppressed_addresses; null: not sent, or sent before there was one';
