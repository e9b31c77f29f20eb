-- What the demo begins with is no change that somebody made.
select set_config('hostfront.history', 'off', true);

-- No tracker until an administrator enters one.
insert into public.analytics_settings (key, value) values
  ('ga_measurement_id', null),
  ('gtm_id', null),
  ('yandex_metrica_id', null),
  ('bing_webmaster_id', null),
  ('additional_head_scripts', null);
