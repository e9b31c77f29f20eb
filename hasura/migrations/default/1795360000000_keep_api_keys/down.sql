drop table api_access.tokens, api_access.secrets;
drop table public.api_keys;
drop schema api_access cascade;
drop function public.is_allowed_list(text[]);
create or replace function public.history_record(changed_row jsonb) returns jsonb
  language sql immutable parallel safe
  return changed_row - '{updated_at,email_key,receives_since}'::text[];
