-- What a row is called in the system that a program brings it from: repeated, the same insertion finds the same row.
alter table public.pricing_plans
  add column external_id text,
  add constraint pricing_plans_external_id_unique unique (external_id),
  add constraint pricing_plans_external_id_form check (
    char_length(external_id) <= 100 and external_id ~ '\S' and external_id !~ '[[:cntrl:]]'
  );
comment on column public.pricing_plans.external_id is
  'What the row is called in the system that it comes from, at most 100 characters; on_conflict names pricing_plans_external_id_unique';
alter table public.footer_links
  add column external_id text,
  add constraint footer_links_external_id_unique unique (external_id),
  add constraint footer_links_external_id_form check (
    char_length(external_id) <= 100 and external_id ~ '\S' and external_id !~ '[[:cntrl:]]'
  );
comment on column public.footer_links.external_id is
  'What the row is called in the system that it comes from, at most 100 characters; on_conflict names footer_links_external_id_unique';
alter table public.store_notices
  add column external_id text,
  add constraint store_notices_external_id_unique unique (external_id),
  add constraint store_notices_external_id_form check (
    char_length(external_id) <= 100 and external_id ~ '\S' and external_id !~ '[[:cntrl:]]'
  );
comment on column public.store_notices.external_id is
  'What the row is called in the system that it comes from, at most 100 characters; on_conflict names store_notices_external_id_unique';
alter table public.contacts
  add column external_id text,
  add constraint contacts_external_id_unique unique (external_id),
  add constraint contacts_external_id_form check (
    char_length(external_id) <= 100 and external_id ~ '\S' and external_id !~ '[[:cntrl:]]'
  );
comment on column public.contacts.external_id is
  'What the row is called in the system that it comes from, at most 100 characters; on_conflict names contacts_external_id_unique';
