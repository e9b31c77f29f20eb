drop trigger contacts_keep_suppressed on public.contacts;
drop function public.keep_suppressed;
drop trigger contacts_respect_suppressed_insert on public.contacts;
drop trigger contacts_respect_suppressed_update on public.contacts;
drop function public.respect_suppressed;

delete from mailing.suppressed_addresses where state <> 'unsubscribed';
alter table mailing.suppressed_addresses drop column state, drop column reason;
alter table mailing.suppressed_addresses rename column suppressed_at to unsubscribed_at;
alter table mailing.suppressed_addresses rename to unsubscribed_addresses;
comment on table mailing.unsubscribed_addresses is 'Deleted contacts that had unsubscribed: a keyed hash, no address';

create or replace function public.set_contact_state() returns trigger
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
      new.receives_since := now();
    end if;
  end if;
  new.unsubscribed_at := case when new.state = 'unsubscribed' then coalesce(new.unsubscribed_at, now()) end;
  return new;
end
$$;

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

drop function mailing.key_of_address;
alter table public.contacts drop column state_reason, drop column state_note;
comment on column public.contacts.state is
  'subscribed | unsubscribed (only the contact''s own link undoes it) | bounced (until the address changes)';
