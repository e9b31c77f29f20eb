alter table public.site_settings
  drop constraint site_settings_name_length,
  drop constraint site_settings_phone_form,
  drop constraint site_settings_portal_form;
