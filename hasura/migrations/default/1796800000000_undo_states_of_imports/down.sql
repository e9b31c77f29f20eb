set local lock_timeout = '3s';

create or replace function public.keep_suppressed() returns trigger
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
drop function mailing.give_back_states;
drop function mailing.has_left_later;
drop table mailing.states_before_imports;
