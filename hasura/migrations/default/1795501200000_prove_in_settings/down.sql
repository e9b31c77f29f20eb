delete from public.site_settings where key = 'status_url' or key like 'payment\_%' or key like 'rating\_%';
alter table public.site_settings
  drop constraint site_settings_rating_date_form,
  drop constraint site_settings_rating_count_form,
  drop constraint site_settings_rating_form,
  drop constraint site_settings_payment_form,
  drop constraint site_settings_address_form,
  add constraint site_settings_address_form check (
    not (key = 'portal_url' or key like 'social\_%')
    or value = '' or (value ~* '^https?://' and public.is_external_link(value))
  ),
  drop constraint site_settings_key_known,
  add constraint site_settings_key_known check (
    key in (
      'brand_name', 'company_name', 'postal_address', 'support_email', 'support_phone', 'portal_url',
      'sender_name', 'sender_email', 'reply_to'
    )
    or key ~ '^social_[a-z0-9]{1,30}$'
  );
comment on column public.site_settings.key is
  'brand_name | company_name | postal_address | support_email | support_phone | portal_url | sender_name | sender_email | reply_to | social_<network>';
