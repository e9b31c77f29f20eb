-- Whom newsletters come from; with postal_address they must be known before one goes out.
alter table public.site_settings
  drop constraint site_settings_key_known,
  add constraint site_settings_key_known check (
    key in (
      'brand_name', 'company_name', 'postal_address', 'support_email', 'support_phone', 'portal_url',
      'sender_name', 'sender_email', 'reply_to'
    )
    or key ~ '^social_[a-z0-9]{1,30}$'
  ),
  add constraint site_settings_sender_form check (
    key not in ('sender_email', 'reply_to') or value = ''
    or (char_length(value) <= 254 and value ~ '^[A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]+@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z0-9-]{2,63}$')
  ),
  add constraint site_settings_sender_name_form check (
    key <> 'sender_name'
    or (coalesce(value, '') || coalesce(value_ar, '') !~ '[\u0001-\u001f\u007f<>"@]' and char_length(value) <= 100 and char_length(value_ar) <= 100)
  );
comment on column public.site_settings.key is
  'brand_name | company_name | postal_address | support_email | support_phone | portal_url | sender_name | sender_email | reply_to | social_<network>';
