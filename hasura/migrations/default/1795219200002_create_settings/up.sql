create table public.seo_settings (
  key text primary key,
  value text not null,
  value_ar text,
  updated_at timestamptz not null default now(),
  constraint seo_settings_key_known check (key in ('site_title', 'meta_description', 'keywords')),
  constraint seo_settings_value_present check (value ~ '\S'),
  constraint seo_settings_value_length check (char_length(value) <= 1000 and char_length(value_ar) <= 1000)
);
create trigger seo_settings_set_updated_at before update on public.seo_settings
  for each row execute function public.set_updated_at();

create table public.analytics_settings (
  key text primary key,
  value text,
  updated_at timestamptz not null default now(),
  constraint analytics_settings_key_known check (
    key in ('ga_measurement_id', 'gtm_id', 'yandex_metrica_id', 'bing_webmaster_id', 'additional_head_scripts')
  ),
  -- Identifiers end up in scripts and attributes of every page.
  constraint analytics_settings_identifier_form check (
    key = 'additional_head_scripts' or value ~ '^[A-Za-z0-9_-]{0,100}$'
  ),
  constraint analytics_settings_value_length check (char_length(value) <= 100000)
);
comment on column public.analytics_settings.value is 'null: not in use';
create trigger analytics_settings_set_updated_at before update on public.analytics_settings
  for each row execute function public.set_updated_at();
