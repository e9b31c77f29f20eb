-- Pictures that administrators upload, as the actions service has checked and cleaned them, and the settings that
-- say which of them are the brand's.
set local lock_timeout = '3s';

create table public.pictures (
  id uuid primary key default gen_random_uuid(),
  hash text not null,
  variant text not null default '',
  name text not null,
  media_type text not null,
  width integer not null,
  height integer not null,
  tone text not null default 'any',
  content bytea not null,
  created_at timestamptz not null default now(),
  constraint pictures_hash_variant_key unique (hash, variant),
  constraint pictures_hash_form check (hash ~ '^[0-9a-f]{32}$'),
  constraint pictures_variant_known check (variant in ('', '180', '192', '512', '48', 'mail', 'social')),
  constraint pictures_name_length check (char_length(name) between 1 and 255),
  constraint pictures_media_type_known check (media_type in ('image/svg+xml', 'image/png', 'image/x-icon')),
  constraint pictures_size_range check (width between 1 and 4096 and height between 1 and 4096),
  constraint pictures_tone_known check (tone in ('any', 'dark', 'light')),
  constraint pictures_content_length check (octet_length(content) between 1 and 2097152)
);
comment on table public.pictures is
  'Pictures that administrators uploaded, and their variants; the actions service alone writes them, and nothing changes one';
comment on column public.pictures.id is 'Given by the database';
comment on column public.pictures.hash is 'Name of the picture in its address, from its content; the same for all its variants';
comment on column public.pictures.variant is
  'Empty: the picture itself; 180, 192, 512: icons of that side; 48: the icon of the tab as ICO; mail, social: PNG for mails and social sites';
comment on column public.pictures.name is 'Name of the uploaded file';
comment on column public.pictures.media_type is 'image/svg+xml | image/png | image/x-icon';
comment on column public.pictures.width is 'Width in pixels; of an SVG the width that it asks for';
comment on column public.pictures.height is 'Height in pixels; of an SVG the height that it asks for';
comment on column public.pictures.tone is
  'dark | light: on a ground of that kind it can''t be seen without a plate behind it; any: it can be seen on both';
comment on column public.pictures.content is 'The file';
comment on column public.pictures.created_at is 'When it was uploaded';
comment on constraint pictures_hash_form on public.pictures is 'hash must have 32 hexadecimal digits';
comment on constraint pictures_variant_known on public.pictures is
  'variant must be empty, 180, 192, 512, 48, mail or social';
comment on constraint pictures_name_length on public.pictures is 'name must have 1 to 255 characters';
comment on constraint pictures_media_type_known on public.pictures is
  'media_type must be image/svg+xml, image/png or image/x-icon';
comment on constraint pictures_size_range on public.pictures is 'width and height must be from 1 to 4096 pixels';
comment on constraint pictures_tone_known on public.pictures is 'tone must be any, dark or light';
comment on constraint pictures_content_length on public.pictures is 'content may have at most 2 MiB';
create index pictures_created_at_idx on public.pictures (created_at);

alter table public.site_settings
  drop constraint site_settings_key_known,
  add constraint site_settings_key_known check (
    key in (
      'brand_name', 'company_name', 'postal_address', 'support_email', 'support_phone', 'portal_url',
      'sender_name', 'sender_email', 'reply_to', 'status_url',
      'payment_apple_pay', 'payment_mada', 'payment_stc_pay', 'logo_wide', 'logo_square'
    )
    or key ~ '^social_[a-z0-9]{1,30}$'
    or key ~ '^rating_(trustpilot|g2|google)(_count|_date)?$'
  ),
  add constraint site_settings_logo_form check (
    key not like 'logo\_%' or (coalesce(value, '') ~ '^([0-9a-f]{32})?$' and coalesce(value_ar, '') ~ '^([0-9a-f]{32})?$')
  );
comment on column public.site_settings.key is
  'brand_name | company_name | postal_address | support_email | support_phone | portal_url | sender_name | sender_email | reply_to | status_url | payment_apple_pay | payment_mada | payment_stc_pay | logo_wide | logo_square | social_<network> | rating_<site>, rating_<site>_count and rating_<site>_date of trustpilot, g2 and google';
comment on constraint site_settings_key_known on public.site_settings is
  'key must be one of brand_name, company_name, postal_address, support_email, support_phone, portal_url, sender_name, sender_email, reply_to, status_url, payment_apple_pay, payment_mada, payment_stc_pay, logo_wide, logo_square, social_<network>, or rating_<site>, rating_<site>_count and rating_<site>_date of trustpilot, g2 and google';
comment on constraint site_settings_logo_form on public.site_settings is
  'value and value_ar of logo_wide and logo_square must be the hash of a picture, or empty';
