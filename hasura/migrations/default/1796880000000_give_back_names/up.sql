-- Undoing an import also gives back the names and the language that it replaced.
set local lock_timeout = '3s';

alter table mailing.states_before_imports
  alter column state drop not null,
  alter column given drop not null,
  add column first_name text,
  add column given_first_name text,
  add column last_name text,
  add column given_last_name text,
  add column locale text,
  add column given_locale text;
comment on table mailing.states_before_imports is
  'Contacts that existed and of which an import told something, with what stood there before it; no address';
comment on column mailing.states_before_imports.given is
  'The state after the import; the same as before where it had left already; null: the import did not say that it has left';
comment on column mailing.states_before_imports.given_first_name is
  'The first name that the import gave; null: none. It is the same as before if an earlier import had changed something';
comment on column mailing.states_before_imports.given_last_name is 'The same for the last name';
comment on column mailing.states_before_imports.given_locale is 'The same for the language';

create or replace function mailing.has_left_later(contact uuid, undone uuid) returns boolean
  language sql stable
  return exists (
    select from mailing.states_before_imports as kept
      join public.imports as later on later.id = kept.import_id
      join public.imports as earlier on earlier.id = undone
    where kept.contact_id = contact and kept.given is not null
      and later.state = 'done' and later.finished_at > earlier.finished_at
  );

-- The first import after another one that told the same fact of a contact and is not undone: null if there is none.
create function mailing.next_to_tell(fact text, contact uuid, undone uuid) returns uuid
  language sql stable
  return (
    select later.id
    from mailing.states_before_imports as kept
      join public.imports as later on later.id = kept.import_id
      join public.imports as earlier on earlier.id = undone
    where kept.contact_id = contact
      and later.state in ('done', 'undoing') and later.finished_at > earlier.finished_at
      and case fact
        when 'state' then kept.given
        when 'first_name' then kept.given_first_name
        when 'last_name' then kept.given_last_name
        when 'locale' then kept.given_locale
      end is not null
    order by later.finished_at
    limit 1
  );

-- Gives back what an import changed of some contacts, as far as nobody changed it since; returns how many of them it
-- has looked at. Where a later import told the same fact, that one keeps what it would otherwise give back wrongly: the
-- value before both.
create or replace function mailing.give_back_states(undone uuid, at_most integer) returns integer
  language plpgsql
as $$
declare
  chunk uuid[];
  before mailing.states_before_imports;
begin
  chunk := array(
    select contact_id from mailing.states_before_imports where import_id = undone order by contact_id limit at_most
  );
  perform from public.contacts where id = any (chunk) order by email_key for no key update;
  perform from mailing.states_before_imports where contact_id = any (chunk) order by contact_id, import_id for update;

  update mailing.states_before_imports as later set
    first_name = case when told.first_name then told.earlier_first_name else later.first_name end,
    last_name = case when told.last_name then told.earlier_last_name else later.last_name end,
    locale = case when told.locale then told.earlier_locale else later.locale end
  from (
    select next.import_id, next.contact_id,
      earlier.first_name as earlier_first_name,
      earlier.last_name as earlier_last_name,
      earlier.locale as earlier_locale,
      next.first_name = earlier.given_first_name
        and next.import_id = mailing.next_to_tell('first_name', earlier.contact_id, undone) as first_name,
      next.last_name = earlier.given_last_name
        and next.import_id = mailing.next_to_tell('last_name', earlier.contact_id, undone) as last_name,
      next.locale = earlier.given_locale
        and next.import_id = mailing.next_to_tell('locale', earlier.contact_id, undone) as locale
    from mailing.states_before_imports as earlier
      join mailing.states_before_imports as next using (contact_id)
    where earlier.import_id = undone and earlier.contact_id = any (chunk) and next.import_id <> undone
  ) as told
  where later.import_id = told.import_id and later.contact_id = told.contact_id
    and (told.first_name or told.last_name or told.locale);

  update public.contacts as contact set
    first_name = case when gives.first_name then gives.earlier_first_name else contact.first_name end,
    last_name = case when gives.last_name then gives.earlier_last_name else contact.last_name end,
    locale = case when gives.locale then gives.earlier_locale else contact.locale end
  from (
    select kept.contact_id,
      kept.first_name as earlier_first_name,
      kept.last_name as earlier_last_name,
      kept.locale as earlier_locale,
      changed.first_name = kept.given_first_name and kept.first_name is distinct from kept.given_first_name
        and mailing.next_to_tell('first_name', kept.contact_id, undone) is null as first_name,
      changed.last_name = kept.given_last_name and kept.last_name is distinct from kept.given_last_name
        and mailing.next_to_tell('last_name', kept.contact_id, undone) is null as last_name,
      changed.locale = kept.given_locale and kept.locale is distinct from kept.given_locale
        and mailing.next_to_tell('locale', kept.contact_id, undone) is null as locale
    from mailing.states_before_imports as kept join public.contacts as changed on changed.id = kept.contact_id
    where kept.import_id = undone and kept.contact_id = any (chunk)
  ) as gives
  where contact.id = gives.contact_id and (gives.first_name or gives.last_name or gives.locale);

  -- One by one: each names the contact that may be subscribed again.
  for before in
    select * from mailing.states_before_imports
    where import_id = undone and contact_id = any (chunk) and state <> given order by contact_id
  loop
    update mailing.states_before_imports as later set
      state = before.state,
      state_reason = before.state_reason,
      state_note = before.state_note,
      unsubscribed_at = before.unsubscribed_at
    where contact_id = before.contact_id and import_id = mailing.next_to_tell('state', before.contact_id, undone)
      and state = before.given and state_reason = 'import';
    if mailing.next_to_tell('state', before.contact_id, undone) is null then
      perform set_config('hostfront.resubscribe', before.contact_id::text, true);
      update public.contacts set
        state = before.state,
        state_reason = before.state_reason,
        state_note = before.state_note,
        unsubscribed_at = before.unsubscribed_at
      where id = before.contact_id and state = before.given and state_reason = 'import';
    end if;
  end loop;
  perform set_config('hostfront.resubscribe', '', true);
  delete from mailing.states_before_imports where import_id = undone and contact_id = any (chunk);

  return cardinality(chunk);
end
$$;
