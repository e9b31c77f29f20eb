-- The history tells who sent a test mail to whom; no row stands for one. Like what it tells of a contact, the address
-- goes with the contact that has it.
set local lock_timeout = '3s';

create function mailing.record_test_mail(email text, subject text, locale text, template_name text) returns void
  language sql
  begin atomic
    insert into public.history_entries (operation, table_name, record_id, label, after)
      values (
        'insert', 'test_mails', encode(mailing.keyed_hash('address', mailing.key_of_address(email)), 'hex'),
        left(subject, 200),
        jsonb_build_object('email', email, 'subject', subject, 'locale', locale, 'template_name', template_name)
      );
  end;
comment on function mailing.record_test_mail is 'The actions service calls it before a test mail goes out';

create function mailing.erase_test_mails() returns trigger
  language plpgsql
as $$
begin
  if exists (select from public.history_entries where table_name = 'test_mails') then
    update public.history_entries set after = after - 'email'
      where table_name = 'test_mails' and after ? 'email'
        and record_id in (select encode(mailing.keyed_hash('address', email_key), 'hex') from old_rows);
  end if;
  return null;
end
$$;
create trigger contacts_erase_test_mails after delete on public.contacts
  referencing old table as old_rows for each statement execute function mailing.erase_test_mails();
