-- The color of the brand, from which the web server computes the colors of pages and mails (decision 122).
set local lock_timeout = '3s';

create function public.relative_luminance(color text) returns double precision
  language sql immutable strict parallel safe
  return (
    select sum(weight * case when part <= 0.04045 then part / 12.92 else power((part + 0.055) / 1.055, 2.4) end)
    from (
      select weight, get_byte(decode(substr(color, 2), 'hex'), place::int - 1) / 255.0::double precision as part
      from unnest(array[0.2126, 0.7152, 0.0722]::double precision[]) with ordinality as weights(weight, place)
    ) parts
  );
comment on function public.relative_luminance(text) is 'Luminance of a color (#rrggbb) from 0 to 1, as WCAG 2.2 defines it';

create function public.is_readable_color(color text) returns boolean
  language sql immutable parallel safe
  return case
    when color ~ '^#[0-9a-f]{6}$'
    then (public.relative_luminance('#f7f5ee') + 0.05) / (public.relative_luminance(color) + 0.05) >= 4.5
    else false
  end;
comment on function public.is_readable_color(text) is
  'Whether a color (#rrggbb, in small letters) is dark enough for texts on the light ground of the site';

alter table public.site_settings
  drop constraint site_settings_key_known,
  add constraint site_settings_key_known check (
    key in (
      'brand_name', 'company_name', 'postal_address', 'support_email', 'support_phone', 'portal_url',
      'sender_name', 'sender_email', 'reply_to', 'status_url',
      'payment_apple_pay', 'payment_mada', 'payment_stc_pay', 'logo_wide', 'logo_square',
      'brand_color'
    )
    or key ~ '^social_[a-z0-9]{1,30}$'
    or key ~ '^rating_(trustpilot|g2|google)(_count|_date)?$'
  ),
  add constraint site_settings_brand_color_form check (
    key <> 'brand_color' or ((coalesce(value, '') = '' or public.is_readable_color(value)) and coalesce(value_ar, '') = '')
  );
comment on column public.site_settings.key is
  'brand_name | company_name | postal_address | support_email | support_phone | portal_url | sender_name | sender_email | reply_to | status_url | payment_apple_pay | payment_mada | payment_stc_pay | logo_wide | logo_square | brand_color | social_<network> | rating_<site>, rating_<site>_count and rating_<site>_date of trustpilot, g2 and google';
comment on constraint site_settings_key_known on public.site_settings is
  'key must be one of brand_name, company_name, postal_address, support_email, support_phone, portal_url, sender_name, sender_email, reply_to, status_url, payment_apple_pay, payment_mada, payment_stc_pay, logo_wide, logo_square, brand_color, social_<network>, or rating_<site>, rating_<site>_count and rating_<site>_date of trustpilot, g2 and google';
comment on constraint site_settings_brand_color_form on public.site_settings is
  'value of brand_color must be a color such as #0f4d3a, in small letters, with a contrast of at least 4.5 to #f7f5ee, or empty';
