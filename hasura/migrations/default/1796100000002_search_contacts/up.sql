-- The list of contacts is searched by one text of each contact, which an index of trigrams serves
-- (hasura/indexes/contacts_search_key_idx.sql). Trigrams know the letters of the database's LC_CTYPE alone, and in C these
-- are a to z. So each Arabic letter stands as a capital letter, which no other text has once it is in lower case; letters
-- that people write for one another stand as one, and marks without a letter of their own are left out. A blank stands
-- before each word, so that a short text is found at the beginning of words. The form writes its text in the same way
-- (src/features/contacts/search-key.ts).
set local lock_timeout = '3s';

alter table public.contacts add column search_key text not null generated always as (
  translate(
    lower(
      normalize(' ' || email || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, ''), nfc)
      collate pg_c_utf8
    ),
    U&'\0627\0622\0623\0625\0671\0628\067E\062A\062B\062C\0686\062D\062E\062F\0630\0631\0632\0698\0633\0634\0635\0636\0638\0637\0639\063A\0641\0642\0643\06A9\06AF\0644\0645\0646\0647\0629\06BE\06C1\0648\0624\064A\0649\0626\06CC@._-+\0621\0640\064B\064C\064D\064E\064F\0650\0651\0652\0670',
    'AAAAABBTCJJHXDDRZZSVPOOIEGFQKKKLMNUUUUWWYYYY     '
  )
) stored;
comment on column public.contacts.search_key is
  'Address and names as they are searched, for _like; see docs/mailing.md';

-- The history keeps no second copy of what it records.
create or replace function public.history_record(changed_row jsonb) returns jsonb
  language sql immutable parallel safe
  return changed_row - '{updated_at,email_key,receives_since,last_used_at,last_used_address,search_key}'::text[];
