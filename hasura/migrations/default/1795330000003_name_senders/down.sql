delete from public.site_settings where key in ('sender_name', 'sender_email', 'reply_to');
alter table public.site_settings
  drop constraint site_settings_sender_name_form,
  drop constraint site_settings_sender_form,
  drop constraint site_settings_key_known,
  add constraint site_settings_key_known check (
    key in ('brand_name', 'company_name', 'postal_address', 'support_email', 'support_phone', 'portal_url')
    or key ~ '^social_[a-z0-9]{1,30}$'
  );
comment on column public.site_settings.key is
  'brand_name | company_name | postal_address | support_email | support_phone | portal_url | social_<network>';
