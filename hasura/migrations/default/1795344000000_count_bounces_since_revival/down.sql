create or replace function public.history_record(changed_row jsonb) returns jsonb
  language sql immutable parallel safe
  return changed_row - '{updated_at,email_key}'::text[];

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
    end if;
  end if;
  new.unsubscribed_at := case when new.state = 'unsubscribed' then coalesce(new.unsubscribed_at, now()) end;
  return new;
end
$$;
alter table public.contacts drop column receives_since;
