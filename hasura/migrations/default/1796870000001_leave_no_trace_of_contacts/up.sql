-- What is kept of a contact for the undoing of imports, and a sign-up of its address that waits, go with the contact.
set local lock_timeout = '3s';

delete from mailing.states_before_imports as kept
  where not exists (select from public.contacts where id = kept.contact_id);

-- The trigger follows contacts_keep_suppressed, which reads what it deletes: triggers fire in the order of their names.
-- For the same reason a foreign key that cascades is none: it would delete first.
create function public.leave_no_trace() returns trigger
  language plpgsql
as $$
begin
  delete from mailing.states_before_imports using old_rows where contact_id = old_rows.id;
  -- Undoing an import takes back the import, not what the address's owner asked for.
  if nullif(current_setting('hostfront.undone_import', true), '') is null then
    delete from mailing.subscription_requests as request using old_rows
      where request.email_key = old_rows.email_key;
  end if;
  return null;
end
$$;
create trigger contacts_leave_no_trace after delete on public.contacts
  referencing old table as old_rows for each statement execute function public.leave_no_trace();
