-- The Support menu leads to the portal's announcements, or to those of this site.
set local lock_timeout = '3s';

alter table public.site_settings
  drop constraint site_settings_key_known,
  add constraint site_settings_key_known check (
    key in (
      'brand_name', 'company_name', 'postal_address', 'support_email', 'support_phone', 'portal_url',
      'sender_name', 'sender_email', 'reply_to', 'status_url',
      'payment_apple_pay', 'payment_mada', 'payment_stc_pay', 'logo_wide', 'logo_square',
      'brand_color', 'announcements'
    )
    or key ~ '^social_[a-z0-9]{1,30}$'
    or key ~ '^rating_(trustpilot|g2|google)(_count|_date)?$'
  ),
  add constraint site_settings_announcements_form check (
    key <> 'announcements' or (coalesce(value, '') in ('', 'site') and coalesce(value_ar, '') = '')
  );
comment on column public.site_settings.key is
  'brand_name | company_name | postal_address | support_email | support_phone | portal_url | sender_name | sender_email | reply_to | status_url | payment_apple_pay | payment_mada | payment_stc_pay | logo_wide | logo_square | brand_color | announcements | social_<network> | rating_<site>, rating_<site>_count and rating_<site>_date of trustpilot, g2 and google';
comment on constraint site_settings_key_known on public.site_settings is
  'key must be one of brand_name, company_name, postal_address, support_email, support_phone, portal_url, sender_name, sender_email, reply_to, status_url, payment_apple_pay, payment_mada, payment_stc_pay, logo_wide, logo_square, brand_color, announcements, social_<network>, or rating_<site>, rating_<site>_count and rating_<site>_date of trustpilot, g2 and google';
comment on constraint site_settings_announcements_form on public.site_settings is
  'value of announcements must be "site", or empty for those of the portal';
