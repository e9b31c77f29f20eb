-- The demo data is no change made by a person, so the history does not record it.
select set_config('hostfront.history', 'off', true);

insert into public.footer_links (label, label_ar, url, category, sort_order) values
  ('Plesk hosting', 'استضافة Plesk', '/hosting/plesk', 'Services', 1),
  ('Cloud servers', 'الخوادم السحابية', '/hosting/cloud', 'Services', 2),
  ('VPS', 'الخوادم الافتراضية VPS', '/hosting/vps', 'Services', 3),
  ('Dedicated servers', 'الخوادم المخصّصة', '/hosting/dedicated', 'Services', 4),
  ('Mail services', 'خدمات البريد', '/hosting/mail', 'Services', 5),
  ('About us', 'من نحن', '#about-us', 'Company', 1),
  ('Plans and pricing', 'الباقات والأسعار', '/#pricing', 'Company', 2),
  ('Why choose us', 'لماذا تختارنا', '/#features', 'Company', 3),
  ('Contact us', 'اتصل بنا', 'mailto:hello@hostfront.example', 'Company', 4);
