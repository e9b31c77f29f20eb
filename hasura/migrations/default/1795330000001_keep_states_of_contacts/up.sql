-- What no API shows: keys that the database makes for itself, and addresses that must never be mailed again.
create schema mailing;
create table mailing.keys (
  name text primary key,
  key bytea not null default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
);
insert into mailing.keys (name) values ('address'), ('message'), ('unsubscribe');
create table mailing.unsubscribed_addresses (
  hash bytea primary key,
  unsubscribed_at timestamptz not null
);
comment on table mailing.unsubscribed_addresses is 'Deleted contacts that had unsubscribed: a keyed hash, no address';

-- What stays of an address: without the key nobody can try addresses against it.
create function mailing.keyed_hash(key_name text, content text) returns bytea
  language sql stable
  return (
    select sha256(key || sha256(key || convert_to(content, 'UTF8'))) from mailing.keys where name = key_name
  );

alter table public.contacts
  add column state text not null default 'subscribed',
  add column source text not null default 'manual',
  add column import_id uuid references public.imports on delete set null,
  add column soft_bounces integer not null default 0,
  add constraint contacts_state_known check (state in ('subscribed', 'unsubscribed', 'bounced')),
  add constraint contacts_source_known check (source in ('manual', 'import', 'api')),
  add constraint contacts_text_plain check (
    coalesce(first_name, '') || coalesce(last_name, '') || email
      !~ '[\u0001-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]'
  );
comment on column public.contacts.state is
  'subscribed | unsubscribed (only the contact''s own link undoes it) | bounced (until the address changes)';
comment on column public.contacts.source is 'manual | import (a file) | api (import_contacts)';
comment on column public.contacts.import_id is 'The import that made the contact';
comment on column public.contacts.soft_bounces is 'Soft bounces in a row; the third one makes the contact bounced';
update public.contacts set state = 'unsubscribed' where unsubscribed_at is not null;
alter table public.contacts
  add constraint contacts_unsubscribed_at_fits check ((state = 'unsubscribed') = (unsubscribed_at is not null));
create index contacts_state_idx on public.contacts (state, id);
create index contacts_import_id_idx on public.contacts (import_id) where import_id is not null;

-- Fills in what follows from a state, and lets only the contact itself subscribe again: the actions service sets
-- hostfront.resubscribe to the contact's id when its own link was used.
create function public.set_contact_state() returns trigger
  language plpgsql
as $$
begin
  if tg_op = 'UPDATE' then
    if old.state = 'unsubscribed' and new.state <> 'unsubscribed' then
      if current_setting('hostfront.resubscribe', true) is distinct from new.id::text then
        raise exception 'contact-unsubscribed' using
          errcode = '23514',
          detail = 'A contact that unsubscribed can subscribe again by its own link only.',
          constraint = 'contacts_stays_unsubscribed', table = 'contacts', schema = 'public';
      end if;
      delete from mailing.unsubscribed_addresses
        where hash = mailing.keyed_hash('address', lower(normalize(btrim(new.email, E' \t\r\n'), nfc) collate pg_c_utf8));
    end if;
    if old.state = 'bounced' and new.state = 'bounced' and new.email is distinct from old.email then
      new.state := 'subscribed';
    end if;
    if new.state = 'subscribed' and old.state <> 'subscribed' then
      new.soft_bounces := 0;
    end if;
  end if;
  new.unsubscribed_at := case when new.state = 'unsubscribed' then coalesce(new.unsubscribed_at, now()) end;
  return new;
end
$$;
create trigger contacts_set_state_of_new before insert on public.contacts
  for each row when (new.state = 'unsubscribed') execute function public.set_contact_state();
create trigger contacts_set_state before update on public.contacts
  for each row when (old.state is distinct from new.state or old.email is distinct from new.email)
  execute function public.set_contact_state();

-- Whatever way an address comes back, it stays unsubscribed.
create function public.respect_unsubscribed() returns trigger
  language plpgsql
as $$
begin
  if not exists (select from mailing.unsubscribed_addresses) then
    return null;
  end if;
  if exists (
    select from new_rows join mailing.unsubscribed_addresses as kept
      on kept.hash = mailing.keyed_hash('address', new_rows.email_key)
    where new_rows.state <> 'unsubscribed'
  ) then
    update public.contacts as contact set state = 'unsubscribed', unsubscribed_at = kept.unsubscribed_at
      from new_rows join mailing.unsubscribed_addresses as kept
        on kept.hash = mailing.keyed_hash('address', new_rows.email_key)
      where contact.id = new_rows.id and contact.state <> 'unsubscribed';
  end if;
  return null;
end
$$;
create trigger contacts_respect_unsubscribed_insert after insert on public.contacts
  referencing new table as new_rows for each statement execute function public.respect_unsubscribed();
create trigger contacts_respect_unsubscribed_update after update on public.contacts
  referencing new table as new_rows for each statement execute function public.respect_unsubscribed();

create function public.keep_unsubscribed() returns trigger
  language plpgsql
as $$
begin
  insert into mailing.unsubscribed_addresses (hash, unsubscribed_at)
    select mailing.keyed_hash('address', email_key), unsubscribed_at from old_rows where state = 'unsubscribed'
    on conflict (hash) do nothing;
  return null;
end
$$;
create trigger contacts_keep_unsubscribed after delete on public.contacts
  referencing old table as old_rows for each statement execute function public.keep_unsubscribed();
