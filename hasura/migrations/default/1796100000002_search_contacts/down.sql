set local lock_timeout = '3s';

create or replace function public.history_record(changed_row jsonb) returns jsonb
  language sql immutable parallel safe
  return changed_row - '{updated_at,email_key,receives_since,last_used_at,last_used_address}'::text[];

alter table public.contacts drop column search_key;
