-- Undoing an import gives back what it took: who got newsletters before it gets them again, and an address that only
-- the import suppressed is free again.
set local lock_timeout = '3s';

create table mailing.states_before_imports (
  import_id uuid not null references public.imports on delete cascade,
  contact_id uuid not null,
  state text not null,
  state_reason text,
  state_note text,
  unsubscribed_at timestamptz,
  given text not null,
  primary key (import_id, contact_id)
);
create index states_before_imports_contact_id_idx on mailing.states_before_imports (contact_id);
comment on table mailing.states_before_imports is
  'Contacts that existed and that an import said have left, with the state before it; no address';
comment on column mailing.states_before_imports.given is 'The state after the import; the same as before where it had left already';

-- Tells whether an import that came later, and was not undone, also said that a contact has left.
create function mailing.has_left_later(contact uuid, undone uuid) returns boolean
  language sql stable
  return exists (
    select from mailing.states_before_imports as kept
      join public.imports as later on later.id = kept.import_id
      join public.imports as earlier on earlier.id = undone
    where kept.contact_id = contact and later.state = 'done' and later.created_at > earlier.created_at
  );

-- Gives back the states of some of the contacts that an import changed and that nobody changed since; returns how many
-- of them it has looked at.
create function mailing.give_back_states(undone uuid, at_most integer) returns integer
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
comment on function mailing.give_back_states is 'The actions service calls it while it undoes an import';

-- A contact that an undone import made as one that has left leaves no suppression.
create or replace function public.keep_suppressed() returns trigger
  language plpgsql
as $$
begin
  insert into mailing.suppressed_addresses (hash, state, reason, suppressed_at)
    select mailing.keyed_hash('address', email_key), state, state_reason, coalesce(unsubscribed_at, now())
    from old_rows
    where (state = 'unsubscribed' or (state = 'bounced' and state_reason is distinct from 'soft-bounces'))
      and not (
        state_reason is not distinct from 'import'
        and import_id::text is not distinct from current_setting('hostfront.undone_import', true)
        and not mailing.has_left_later(id, import_id)
      )
    on conflict (hash) do update set state = 'unsubscribed', reason = excluded.reason
      where suppressed_addresses.state = 'bounced' and excluded.state = 'unsubscribed';
  return null;
end
$$;
