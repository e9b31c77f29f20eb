-- What a visitor may check: ratings on other sites with their number of reviews and their date, a page with the state of
-- the services, and ways to pay beside the three that always stand.
alter table public.site_settings
  drop constraint site_settings_key_known,
  add constraint site_settings_key_known check (
    key in (
      'brand_name', 'company_name', 'postal_address', 'support_email', 'support_phone', 'portal_url',
      'sender_name', 'sender_email', 'reply_to', 'status_url',
      'payment_apple_pay', 'payment_mada', 'payment_stc_pay'
    )
    or key ~ '^social_[a-z0-9]{1,30}$'
    or key ~ '^rating_(trustpilot|g2|google)(_count|_date)?$'
  ),
  drop constraint site_settings_address_form,
  add constraint site_settings_address_form check (
    not (key in ('portal_url', 'status_url') or key like 'social\_%')
    or value = '' or (value ~* '^https?://' and public.is_external_link(value))
  ),
  add constraint site_settings_payment_form check (key not like 'payment\_%' or value in ('', 'shown')),
  add constraint site_settings_rating_form check (
    key not like 'rating\_%' or key ~ '_(count|date)$' or value = ''
    or value ~ '^([0-4](\.[0-9]{1,2})?|5(\.0{1,2})?)$'
  ),
  add constraint site_settings_rating_count_form check (
    key not like 'rating\_%\_count' or value = '' or value ~ '^[1-9][0-9]{0,8}$'
  ),
  add constraint site_settings_rating_date_form check (
    key not like 'rating\_%\_date' or value = ''
    or (value ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' and pg_input_is_valid(value, 'date'))
  );
comment on column public.site_settings.key is
  'brand_name | company_name | postal_address | support_email | support_phone | portal_url | sender_name | sender_email | reply_to | status_url | payment_apple_pay | payment_mada | payment_stc_pay | social_<network> | rating_<site>, rating_<site>_count and rating_<site>_date of trustpilot, g2 and google';
