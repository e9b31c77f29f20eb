-- A contact that is being written and a suppression of its address that is being written do not see each other. So
-- each waits for the other: whoever writes contacts holds the lock shared until the commit, and whoever suppresses an
-- address that another contact may have holds it alone (the actions service, `suppressAddress`).
create or replace function public.respect_suppressed() returns trigger
  language plpgsql
as $$
begin
  perform pg_advisory_xact_lock_shared(4711006);
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
