-- How far each reader of the outbox has come: it is handed everything behind its position, again until it is done.
create table outbox.consumers (
  name text primary key,
  last_position bigint not null default 0,
  updated_at timestamptz not null default now(),
  constraint outbox_consumers_name_form check (name ~ '^[a-z][a-z0-9-]{0,49}$')
);
comment on column outbox.consumers.last_position is 'Everything up to it has been dealt with';
