create table public.site_settings (
  key text primary key,
  value text,
  value_ar text,
  updated_at timestamptz not null default now(),
  constraint site_settings_key_known check (
    key in ('brand_name', 'company_name', 'postal_address', 'support_email', 'support_phone', 'portal_url')
    or key ~ '^social_[a-z0-9]{1,30}$'
  ),
  constraint site_settings_value_length check (char_length(value) <= 1000 and char_length(value_ar) <= 1000),
  constraint site_settings_address_form check (
    not (key = 'portal_url' or key like 'social\_%')
    or value = '' or (value ~* '^https?://' and public.is_external_link(value))
  ),
  constraint site_settings_email_form check (
    key <> 'support_email' or value = '' or public.is_external_link('mailto:' || value)
  )
);
comment on table public.site_settings is 'What the site says of its company; a missing or empty value leaves that of the environment';
comment on column public.site_settings.key is
  'brand_name | company_name | postal_address | support_email | support_phone | portal_url | social_<network>';
create trigger site_settings_set_updated_at before update on public.site_settings
  for each row execute function public.set_updated_at();

create table public.legal_pages (
  slug text primary key,
  title text not null,
  title_ar text,
  body text not null,
  body_ar text,
  updated_at timestamptz not null default now(),
  constraint legal_pages_slug_known check (slug in ('privacy', 'terms', 'imprint')),
  constraint legal_pages_title_present check (title ~ '\S'),
  constraint legal_pages_title_length check (char_length(title) <= 200 and char_length(title_ar) <= 200),
  constraint legal_pages_body_present check (body ~ '\S'),
  constraint legal_pages_body_length check (char_length(body) <= 100000 and char_length(body_ar) <= 100000)
);
comment on table public.legal_pages is 'Privacy, terms and imprint; the bodies are Markdown without HTML';
create trigger legal_pages_set_updated_at before update on public.legal_pages
  for each row execute function public.set_updated_at();

call public.keep_history('site_settings', 'key', 'key');
call public.keep_history('legal_pages', 'slug', 'title');
create or replace function public.is_restorable(table_name text) returns boolean
  language sql immutable parallel safe
  return table_name in (
    'store_notices', 'pricing_plans', 'footer_links', 'seo_settings', 'analytics_settings', 'newsletters',
    'site_settings', 'legal_pages'
  );
