set local lock_timeout = '3s';

comment on column public.imports.error_code is 'Why it failed, as a code of docs/error-codes.md';
comment on column public.contacts.search_key is
  'Address and names as they are searched, for _like; see docs/mailing.md';
