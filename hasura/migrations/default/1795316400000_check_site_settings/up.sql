-- A base address to which paths are added: no query, no anchor, no name and password; hosts as a header may hold them.
alter table public.site_settings
  add constraint site_settings_portal_form check (
    key <> 'portal_url' or value = '' or value ~* '^https?://([a-z0-9.-]+|\[[0-9a-f:]+\])(:[0-9]{1,5})?(/[^?#]*)?$'
  ),
  add constraint site_settings_phone_form check (
    key <> 'support_phone' or value = '' or value ~ '^\+?[0-9][0-9 ()./-]{2,38}[0-9]$'
  ),
  add constraint site_settings_name_length check (
    key not in ('brand_name', 'company_name') or (char_length(value) <= 100 and char_length(value_ar) <= 100)
  );
