-- Descriptions are read by clients, who have no files of the repository.
set local lock_timeout = '3s';

comment on column public.imports.error_code is 'Why it failed, as an error code that /developers lists';
comment on column public.contacts.search_key is
  'Address and names as the admin area searches them, for _like: in lower case, each Arabic letter as a capital, without marks';
