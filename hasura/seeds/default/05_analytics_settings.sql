-- The demo data is no change made by a person, so the history does not record it.
select set_config('hostfront.history', 'off', true);

-- No tracker runs until an administrator enters its id.
insert into public.analytics_settings (key, value) values
  ('ga_measurement_id', null),
  ('gtm_id', null),
  ('yandex_metrica_id', null),
  ('bing_webmaster_id', null),
  ('additional_head_scripts', null);
