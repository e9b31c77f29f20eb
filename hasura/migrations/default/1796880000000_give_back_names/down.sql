set local lock_timeout = '3s';

create or replace function mailing.give_back_states(undone uuid, at_most integer) returns integer
  language plpgsql
as $$
declare
  before mailing.states_before_imports;
  looked_at integer := 0;
begin
  for before in
    select * from mailing.states_before_imports where import_id = undone order by contact_id limit at_most
  loop
    looked_at := looked_at + 1;
    if before.state <> before.given and not mailing.has_left_later(before.contact_id, undone) then
      perform set_config('hostfront.resubscribe', before.contact_id::text, true);
      update public.contacts set
        state = before.state,
        state_reason = before.state_reason,
        state_note = before.state_note,
        unsubscribed_at = before.unsubscribed_at
      where id = before.contact_id and state = before.given and state_reason = 'import';
    end if;
    delete from mailing.states_before_imports
      where import_id = undone and contact_id = before.contact_id;
  end loop;
  perform set_config('hostfront.resubscribe', '', true);
  return looked_at;
end
$$;
create or replace function mailing.has_left_later(contact uuid, undone uuid) returns boolean
  language sql stable
  return exists (
    select from mailing.states_before_imports as kept
      join public.imports as later on later.id = kept.import_id
      join public.imports as earlier on earlier.id = undone
    where kept.contact_id = contact and later.state = 'done' and later.created_at > earlier.created_at
  );
drop function mailing.next_to_tell;
delete from mailing.states_before_imports where given is null;
alter table mailing.states_before_imports
  drop column given_locale,
  drop column locale,
  drop column given_last_name,
  drop column last_name,
  drop column given_first_name,
  drop column first_name,
  alter column given set not null,
  alter column state set not null;
comment on table mailing.states_before_imports is
  'Contacts that existed and that an import said have left, with the state before it; no address';
comment on column mailing.states_before_imports.given is 'The state after the import; the same as before where it had left already';
