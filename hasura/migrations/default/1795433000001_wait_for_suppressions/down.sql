create or replace function public.respect_suppressed() returns trigger
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
