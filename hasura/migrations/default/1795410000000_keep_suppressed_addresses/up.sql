-- A suppression belongs to an address, not to a row: it outlives a change of the address and the contact itself.
alter table mailing.unsubscribed_addresses rename to suppressed_addresses;
alter table mailing.suppressed_addresses rename column unsubscribed_at to suppressed_at;
alter table mailing.suppressed_addresses
  add column state text not null default 'unsubscribed',
  add column reason text,
  add constraint suppressed_addresses_state_known check (state in ('unsubscribed', 'bounced'));
alter table mailing.suppressed_addresses alter column state drop default;
comment on table mailing.suppressed_addresses is
  'Addresses that get no mail and that no contact has (any more): a keyed hash, no address';
comment on column mailing.suppressed_addresses.reason is 'contacts.state_reason; null: it was kept before there were reasons';

alter table public.contacts
  add column state_reason text,
  add column state_note text,
  add constraint contacts_state_reason_known check (
    state_reason in ('own-link', 'administrator', 'complaint', 'import', 'hard-bounce', 'soft-bounces')
  ),
  add constraint contacts_state_note_length check (char_length(state_note) <= 500),
  add constraint contacts_state_note_plain check (state_note !~ '[\u0001-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]');
comment on column public.contacts.state is
  'subscribed | unsubscribed | bounced; the contact''s own link, or an administrator with a reason, subscribes it again';
comment on column public.contacts.state_reason is
  'own-link | administrator | complaint | import | hard-bounce | soft-bounces: what brought the state; null: unknown, or never changed';
comment on column public.contacts.state_note is 'Why an administrator subscribed the contact again';

create function mailing.key_of_address(address text) returns text
  language sql immutable parallel safe
  return lower(normalize(btrim(address, E' \t\r\n'), nfc) collate pg_c_utf8);
comment on function mailing.key_of_address is 'What contacts.email_key will be; the column is generated after the triggers';

-- Fills in what follows from a state. Only the actions service lifts a suppression: it sets hostfront.resubscribe to
-- the contact's id when its own link was used, or when an administrator gave a reason.
create or replace function public.set_contact_state() returns trigger
  language plpgsql
as $$
declare
  address_key text := mailing.key_of_address(new.email);
begin
  if tg_op = 'UPDATE' then
    if old.state = 'unsubscribed' and new.state <> 'unsubscribed'
      and current_setting('hostfront.resubscribe', true) is distinct from new.id::text then
      raise exception 'contact-unsubscribed' using
        errcode = '23514',
        detail = 'A contact that unsubscribed is subscribed again by its own link, or by an administrator with a reason.',
        constraint = 'contacts_stays_unsubscribed', table = 'contacts', schema = 'public';
    end if;
    if address_key <> old.email_key then
      insert into mailing.suppressed_addresses (hash, state, reason, suppressed_at)
        select mailing.keyed_hash('address', old.email_key), old.state, old.state_reason,
          coalesce(old.unsubscribed_at, now())
        where old.state = 'unsubscribed' or (old.state = 'bounced' and old.state_reason is distinct from 'soft-bounces')
        on conflict (hash) do update set state = 'unsubscribed', reason = excluded.reason
          where suppressed_addresses.state = 'bounced' and excluded.state = 'unsubscribed';
      -- A bounce tells of the address, an unsubscription of the person.
      if old.state = 'bounced' and new.state = 'bounced' then
        new.state := 'subscribed';
        new.state_reason := null;
        new.state_note := null;
      end if;
    elsif old.state <> 'subscribed' and new.state = 'subscribed' then
      delete from mailing.suppressed_addresses where hash = mailing.keyed_hash('address', address_key);
    end if;
    if new.state = 'subscribed' and old.state <> 'subscribed' then
      new.soft_bounces := 0;
      new.receives_since := now();
    end if;
  end if;
  new.unsubscribed_at := case when new.state = 'unsubscribed' then coalesce(new.unsubscribed_at, now()) end;
  return new;
end
$$;

-- Whatever way an address comes back, it stays suppressed.
create function public.respect_suppressed() returns trigger
  language plpgsql
as $$
begin
  if not exists (select from mailing.suppressed_addresses) then
    return null;
  end if;
  if exists (
    select from new_rows join mailing.suppressed_addresses as kept
      on kept.hash = mailing.keyed_hash('address', new_rows.email_key)
    where new_rows.state = 'subscribed' or (kept.state = 'unsubscribed' and new_rows.state = 'bounced')
  ) then
    update public.contacts as contact set
      state = kept.state,
      state_reason = kept.reason,
      unsubscribed_at = case when kept.state = 'unsubscribed' then kept.suppressed_at end
    from new_rows join mailing.suppressed_addresses as kept
      on kept.hash = mailing.keyed_hash('address', new_rows.email_key)
    where contact.id = new_rows.id
      and (contact.state = 'subscribed' or (kept.state = 'unsubscribed' and contact.state = 'bounced'));
  end if;
  return null;
end
$$;
drop trigger contacts_respect_unsubscribed_insert on public.contacts;
drop trigger contacts_respect_unsubscribed_update on public.contacts;
drop function public.respect_unsubscribed;
create trigger contacts_respect_suppressed_insert after insert on public.contacts
  referencing new table as new_rows for each statement execute function public.respect_suppressed();
create trigger contacts_respect_suppressed_update after update on public.contacts
  referencing new table as new_rows for each statement execute function public.respect_suppressed();

create function public.keep_suppressed() returns trigger
  language plpgsql
as $$
begin
  insert into mailing.suppressed_addresses (hash, state, reason, suppressed_at)
    select mailing.keyed_hash('address', email_key), state, state_reason, coalesce(unsubscribed_at, now())
    from old_rows
    where state = 'unsubscribed' or (state = 'bounced' and state_reason is distinct from 'soft-bounces')
    on conflict (hash) do update set state = 'unsubscribed', reason = excluded.reason
      where suppressed_addresses.state = 'bounced' and excluded.state = 'unsubscribed';
  return null;
end
$$;
drop trigger contacts_keep_unsubscribed on public.contacts;
drop function public.keep_unsubscribed;
create trigger contacts_keep_suppressed after delete on public.contacts
  referencing old table as old_rows for each statement execute function public.keep_suppressed();
